const GAP = "  ";

/** Rows under headings, in columns as wide as their widest cell; columns of amounts are flush right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const isAmount = headings.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^-?\d+\.\d+( |$)/.test(row[column]!)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => (isAmount[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join(GAP)
        .trimEnd(),
    )
    .join("\n");
}

/** `Name: value` lines; empty values are left out. */
export function facts(entries: readonly (readonly [string, string | null | undefined])[]): string {
  const known = entries.filter((entry): entry is readonly [string, string] => Boolean(entry[1]));
  const width = Math.max(...known.map(([name]) => name.length));
  return known.map(([name, value]) => `${`${name}:`.padEnd(width + 1)} ${value}`).join("\n");
}

export function dateTime(time: Date | string): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}
