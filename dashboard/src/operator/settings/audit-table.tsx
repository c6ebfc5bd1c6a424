import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Details } from "../../ui/page.tsx";
import { Badge } from "../../ui/show/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { OrderLink, ResellerLink, ServiceLink, SupplierLink } from "../links.tsx";
import { AuditChanges } from "./audit-changes.tsx";
import { describeAction, actorOf, type AuditEntry } from "./audit-entry.ts";

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable
      name="audit-log"
      counted={(count) => plural(count, { one: "# action", other: "# actions" })}
      label={t`Audit log`}
      rows={entries}
      rowId={({ id }) => id}
      columns={[
        { id: "deed", header: t`Action`, lead: true, fit: "text", cell: (entry) => <Deed entry={entry} /> },
        { id: "outcome", header: t`Result`, plain: true, cell: (entry) => <Outcome entry={entry} /> },
        { id: "ip", header: t`IP address`, cell: ({ ip }) => ip ?? t`Server` },
        { id: "at", header: t`Date`, plain: true, cell: ({ at }) => <Time at={at} /> },
      ]}
    />
  );
}

function Deed({ entry }: { entry: AuditEntry }) {
  const { action, details, request_id: request } = entry;
  return (
    <div className="min-w-0">
      <p>
        <strong className="font-semibold">{actorOf(entry)}</strong> <Sentence entry={entry} />
      </p>
      <AuditChanges entry={entry} />
      <details className="text-sm font-normal">
        <summary className="w-fit text-muted">
          <Trans>Details</Trans>
        </summary>
        <div className="grid gap-3 rounded-lg bg-sunken p-3">
          <Details
            rows={[
              [
                t`Request`,
                <code key="call" className="font-mono break-all">
                  {action}
                </code>,
              ],
              ...(request === null
                ? []
                : [
                    [
                      t`Request ID`,
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

/** The target is a link where it has a page. */
function Sentence({ entry }: { entry: AuditEntry }) {
  const sentence = describeAction(entry);
  const { target } = entry;
  const [, kind, id] = /^(order|reseller|supplier|service) (\d+)$/.exec(target ?? "") ?? [];
  const Target = TARGETS[kind ?? ""];
  if (target === null || !Target || !sentence.includes(target)) return sentence;
  const [before, ...after] = sentence.split(target);
  return (
    <>
      {before}
      <Target id={Number(id)}>{target}</Target>
      {after.join(target)}
    </>
  );
}

const TARGETS: Readonly<Record<string, typeof OrderLink>> = {
  order: OrderLink,
  reseller: ResellerLink,
  supplier: SupplierLink,
  service: ServiceLink,
};

function Outcome({ entry: { status } }: { entry: AuditEntry }) {
  if (status === null)
    return (
      <Badge tone="danger">
        <Trans>No response</Trans>
      </Badge>
    );
  if (status >= 500) return <Badge tone="danger">{t`Error (${status})`}</Badge>;
  if (status >= 400) return <Badge tone="warning">{t`Denied (${status})`}</Badge>;
  return (
    <Badge tone="success">
      <Trans>Success</Trans>
    </Badge>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
