import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { capitalize, textOf } from "../../locale/text.ts";
import type { AuditEntry } from "./audit-entry.ts";

/** So many stand below the sentence, the others in the details. */
const SHOWN = 5;
const ABBREVIATIONS: Readonly<Record<string, MessageDescriptor>> = {
  url: msg`URL`,
  two_factor: msg`Two-factor authentication`,
};

/** What an entry changed, one line for each field, such as "Price: 2.00 → 2.50". */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const lines = changeLines(entry);
  if (lines.length === 0) return null;
  const rest = lines.slice(SHOWN);
  return (
    <>
      <ChangeList lines={lines.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="text-sm font-normal">
          <summary className="w-fit text-muted">
            {plural(rest.length, { one: "# more change", other: "# more changes" })}
          </summary>
          <ChangeList lines={rest} />
        </details>
      )}
    </>
  );
}

function ChangeList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="text-sm font-normal">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Things that the sentence does not name come before their fields. */
function changeLines({ target, changes }: AuditEntry): string[] {
  return changes.flatMap((change) => {
    const thing = change.target === target ? "" : `${capitalize(change.target)} – `;
    return Object.entries(change.fields).map(([name, field]) => {
      const label = textOf(ABBREVIATIONS[name] ?? capitalize(name.replaceAll("_", " ")));
      const values = field.secret ? t`changed` : `${valueOf(field.old)} → ${valueOf(field.new)}`;
      return `${thing}${label}: ${values}`;
    });
  });
}

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return t`none`;
  if (typeof value === "boolean") return value ? t`yes` : t`no`;
  return typeof value === "string" ? value : JSON.stringify(value);
}
