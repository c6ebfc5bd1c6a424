import { DataTable } from "../../ui/list/data-table.tsx";
import { Details } from "../../ui/page.tsx";
import { Badge } from "../../ui/show/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { AuditChanges } from "./audit-changes.tsx";
import { describeAction, actorOf, type AuditEntry } from "./audit-entry.ts";

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable
      name="audit-log"
      noun="action"
      label="Audit log"
      rows={entries}
      rowId={({ id }) => id}
      columns={[
        { id: "deed", header: "Action", lead: true, fit: "text", cell: (entry) => <Deed entry={entry} /> },
        { id: "outcome", header: "Result", plain: true, cell: (entry) => <Outcome entry={entry} /> },
        { id: "ip", header: "IP address", cell: ({ ip }) => ip ?? "Server" },
        { id: "at", header: "Date", plain: true, cell: ({ at }) => <Time at={at} /> },
      ]}
    />
  );
}

function Deed({ entry }: { entry: AuditEntry }) {
  const { action, details, request_id: request } = entry;
  return (
    <div className="min-w-0">
      <p>
        <strong className="font-semibold">{actorOf(entry)}</strong> {describeAction(entry)}
      </p>
      <AuditChanges entry={entry} />
      <details className="text-sm font-normal">
        <summary className="w-fit text-muted">Details</summary>
        <div className="grid gap-3 rounded-lg bg-sunken p-3">
          <Details
            rows={[
              [
                "Request",
                <code key="call" className="font-mono break-all">
                  {action}
                </code>,
              ],
              ...(request === null
                ? []
                : [
                    [
                      "Request ID",
                      <code key="request" className="font-mono break-all">
                        {request}
                      </code>,
                    ] as const,
                  ]),
              ...Object.entries(details ?? {}).map(([name, value]) => [name, textOf(value)] as const),
            ]}
          />
        </div>
      </details>
    </div>
  );
}

function Outcome({ entry: { status } }: { entry: AuditEntry }) {
  if (status === null) return <Badge tone="danger">No response</Badge>;
  if (status >= 500) return <Badge tone="danger">{`Error (${status})`}</Badge>;
  if (status >= 400) return <Badge tone="warning">{`Denied (${status})`}</Badge>;
  return <Badge tone="success">Success</Badge>;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
