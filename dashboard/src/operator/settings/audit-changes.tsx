import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { capitalize, textOf } from "../../locale/text.ts";
import type { AuditEntry } from "./audit-entry.ts";

/** So many stand beside the sentence, all of them in the details. */
const SHOWN = 3;
const ABBREVIATIONS: Readonly<Record<string, MessageDescriptor>> = {
  url: msg`URL`,
  two_factor: msg`Two-factor authentication`,
};

/** What an entry changed in short, such as "Price: 2.00 → 2.50", in the room that the sentence leaves. */
export function ShortChanges({ entry }: { entry: AuditEntry }) {
  const lines = changeLines(entry).slice(0, SHOWN);
  const rest = changeLines(entry).length - lines.length;
  if (lines.length === 0) return null;
  return (
    <span title={lines.join("\n")} className="min-w-0 text-sm font-normal break-words text-muted md:truncate">
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && " · "}
          <span>{line}</span>
        </span>
      ))}
      {rest > 0 && ` · ${plural(rest, { one: "# more change", other: "# more changes" })}`}
    </span>
  );
}

/** Every change, one line for each field. */
export function AllChanges({ entry }: { entry: AuditEntry }) {
  const lines = changeLines(entry);
  if (lines.length === 0) return null;
  return (
    <ul>
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
