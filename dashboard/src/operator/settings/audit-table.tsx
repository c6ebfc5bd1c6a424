import { plural, t } from "@lingui/core/macro";
import { Trans as Sentence } from "@lingui/react";
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
        { id: "deed", header: t`Action`, lead: true, fit: "text", cell: (entry) => <Action entry={entry} /> },
        { id: "outcome", header: t`Result`, plain: true, cell: (entry) => <Outcome entry={entry} /> },
        { id: "ip", header: t`IP address`, cell: ({ ip }) => ip ?? t`Server` },
        { id: "at", header: t`Date`, plain: true, cell: ({ at }) => <Time at={at} /> },
      ]}
    />
  );
}

function Action({ entry }: { entry: AuditEntry }) {
  const { action, details, request_id: request } = entry;
  return (
    <div className="min-w-0">
      <p>
        <Deed entry={entry} />
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
              ...Object.entries(details ?? {}).map(([name, value]) => [name, valueText(value)] as const),
            ]}
          />
        </div>
      </details>
    </div>
  );
}

/** Who did what, as a sentence. */
function Deed({ entry }: { entry: AuditEntry }) {
  const { text, values } = describeAction(entry);
  const all = {
    ...values,
    actor: <strong className="font-semibold">{actorOf(entry)}</strong>,
    target: <Target name={entry.target ?? t`it`} />,
  };
  return <Sentence {...text} id={text.id} values={all} />;
}

/** A link where the target has a page. */
function Target({ name }: { name: string }) {
  const [, kind = "", id] = /^(order|reseller|supplier|service) (\d+)$/.exec(name) ?? [];
  const TargetLink = TARGETS[kind];
  return TargetLink ? <TargetLink id={Number(id)}>{name}</TargetLink> : name;
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

function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
