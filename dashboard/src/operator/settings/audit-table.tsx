import { plural, t } from "@lingui/core/macro";
import { Trans as Sentence } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/class-names.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Details } from "../../ui/page.tsx";
import { Badge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { OrderLink, ResellerLink, ServiceLink, SupplierLink } from "../links.tsx";
import { AllChanges, ShortChanges } from "./audit-changes.tsx";
import { describeAction, actorOf, type AuditEntry } from "./audit-entry.ts";

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = ({ id }: AuditEntry): void => {
    const others = [...opened].filter((other) => other !== id);
    setOpened(new Set(opened.has(id) ? others : [...others, id]));
  };
  return (
    <DataTable
      name="audit-log"
      counted={(count) => plural(count, { one: "# action", other: "# actions" })}
      label={t`Audit log`}
      rows={entries}
      rowId={({ id }) => id}
      onOpen={toggle}
      columns={[
        {
          id: "deed",
          header: t`Action`,
          lead: true,
          fit: "text",
          cell: (entry) => <Action entry={entry} isOpen={opened.has(entry.id)} onToggle={() => toggle(entry)} />,
        },
        { id: "outcome", header: t`Result`, plain: true, cell: (entry) => <Outcome entry={entry} /> },
        { id: "ip", header: t`IP address`, yields: 1, cell: ({ ip }) => ip ?? t`Server` },
        { id: "at", header: t`Date`, plain: true, phone: "right", cell: ({ at }) => <Time at={at} /> },
      ]}
    />
  );
}

interface ActionProps {
  entry: AuditEntry;
  isOpen: boolean;
  onToggle: () => void;
}

/** One line, with everything else below it once it is asked for. */
function Action({ entry, isOpen, onToggle }: ActionProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5 md:group-data-measuring/table:w-lg">
      <Button
        look="ghost"
        size="small"
        aria-label={t`Details`}
        aria-expanded={isOpen}
        className="-my-1 -ms-2 self-start px-1 text-muted"
        onClick={onToggle}
      >
        <ChevronRight aria-hidden className={classes("transition-transform", isOpen && "rotate-90")} />
      </Button>
      <div className="gap-x-3 self-center md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-baseline">
        <p>
          <Deed entry={entry} />
        </p>
        {!isOpen && <ShortChanges entry={entry} />}
      </div>
      {isOpen && <EntryDetails entry={entry} />}
    </div>
  );
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { action, details, request_id: request } = entry;
  const code = (text: string) => <code className="font-mono break-all">{text}</code>;
  return (
    <div
      data-details
      className="col-start-2 my-2 grid cursor-auto gap-3 rounded-lg border border-line bg-surface p-3 text-sm font-normal"
    >
      <AllChanges entry={entry} />
      <Details
        rows={[
          [t`Request`, code(action)],
          ...(request === null ? [] : [[t`Request ID`, code(request)] as const]),
          ...Object.entries(details ?? {}).map(([name, value]) => [name, valueText(value)] as const),
        ]}
      />
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
    <span className="text-muted">
      <Trans>Success</Trans>
    </span>
  );
}

function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
