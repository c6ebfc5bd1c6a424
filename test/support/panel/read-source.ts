import type { BundleFile, BundleRow } from "../../../src/core/moving/bundle/bundle.ts";
import type { MovingSource, Remark, SourceOptions } from "../../../src/core/moving/source.ts";
import { parseMoney } from "../../../src/core/kernel/money.ts";

interface Read<File extends BundleFile> {
  rows: BundleRow<File>[];
  remarks: (Remark & { place: string })[];
  problems: (Remark & { place: string })[];
}

/** All lines of a file of a source, with what is said of them. */
export async function readAll<File extends BundleFile>(
  source: MovingSource,
  file: File,
  options?: SourceOptions,
): Promise<Read<File>> {
  const read: Read<File> = { rows: [], remarks: [], problems: [] };
  for await (const line of source.read(file, options)) {
    if ("problem" in line) read.problems.push({ ...line.problem, place: line.place });
    else {
      read.rows.push(line.row);
      read.remarks.push(...(line.changes ?? []).map((remark) => ({ ...remark, place: line.place })));
    }
  }
  return read;
}

/** In micro-units. */
export function sum(amounts: readonly (string | undefined)[]): bigint {
  return amounts.reduce((total, amount) => total + parseMoney(amount ?? "0"), 0n);
}
