import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { textOf } from "../../locale/text.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import { menuColumn } from "../../ui/list/table/column.ts";
import { RowMenu } from "../../ui/list/row-menu.tsx";
import { MenuItem, MenuLine } from "../../ui/menu.tsx";
import { Badge, StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { nameOf, SCOPES, SCOPE_WORDS, type Key } from "./key.ts";
import type { KeyTask } from "./key-dialog.tsx";

export function KeyTable({ keys, onTask }: { keys: readonly Key[]; onTask: (task: KeyTask) => void }) {
  return (
    <DataTable
      label={t`Keys`}
      rows={keys}
      rowId={({ id }) => id}
      columns={[
        { id: "key", header: t`Key`, lead: true, cell: (key) => <Name shown={key} /> },
        { id: "state", header: t`Status`, plain: true, cell: (key) => <State shown={key} /> },
        { id: "scopes", header: t`Scopes`, cell: ({ scopes }) => <Scopes scopes={scopes} /> },
        {
          id: "ips",
          header: t`Allowed IPs`,
          cell: ({ allowed_ips: ips }) => (ips === null ? t`Any IP` : <Addresses ips={ips} />),
        },
        { id: "used", header: t`Last used`, cell: (key) => <LastUse shown={key} /> },
        menuColumn((key: Key) => key.state === "live" && <Actions shown={key} onTask={onTask} />),
      ]}
    />
  );
}

function Name({ shown }: { shown: Key }) {
  const { label, prefix, last_four: lastFour, test } = shown;
  return (
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        {label !== "" && <span className="min-w-0 break-words">{label}</span>}
        <Badge tone={test ? "warning" : "info"}>{test ? t`Test` : t`Live`}</Badge>
      </span>
      <span className="font-mono text-sm text-muted">
        {prefix}…{lastFour}
      </span>
    </span>
  );
}

/** A replaced key that still works says until when, and what took its place. */
function State({ shown }: { shown: Key }) {
  const { state, expires_at: end, replaced_by: successor } = shown;
  if (state !== "live") return <StatusBadge status={state} />;
  return (
    <span className="grid justify-items-start gap-0.5">
      {successor === null ? (
        <StatusBadge status="active" />
      ) : (
        <Badge tone="warning">
          <Trans>Being replaced</Trans>
        </Badge>
      )}
      {end !== null && (
        <span className="text-sm text-muted">
          <Trans>
            Expires <Time at={end} />
          </Trans>
        </span>
      )}
    </span>
  );
}

function Scopes({ scopes }: { scopes: Key["scopes"] }) {
  if (scopes.length === SCOPES.length) return t`Full access`;
  return (
    <span className="grid justify-items-start text-sm">
      {scopes.map((scope) => (
        <span key={scope}>{textOf(SCOPE_WORDS[scope])}</span>
      ))}
    </span>
  );
}

function Addresses({ ips }: { ips: readonly string[] }) {
  return (
    <span className="grid justify-items-start font-mono text-sm">
      {ips.map((ip) => (
        <span key={ip} className="break-words">
          {ip}
        </span>
      ))}
    </span>
  );
}

function LastUse({ shown }: { shown: Key }) {
  const { last_used_at: at, last_used_ip: ip } = shown;
  if (at === null)
    return (
      <span className="text-muted">
        <Trans>Never</Trans>
      </span>
    );
  return (
    <span className="grid justify-items-start">
      <Time at={at} />
      <span className="font-mono text-sm break-words text-muted">{ip}</span>
    </span>
  );
}

function Actions({ shown, onTask }: { shown: Key; onTask: (task: KeyTask) => void }) {
  const isReplaced = shown.replaced_by !== null;
  return (
    <RowMenu name={nameOf(shown)}>
      <MenuItem onSelect={() => onTask({ kind: "change", shown })}>
        <Trans>Edit…</Trans>
      </MenuItem>
      {!isReplaced && (
        <>
          <MenuItem onSelect={() => onTask({ kind: "rotate", shown })}>
            <Trans>Rotate…</Trans>
          </MenuItem>
          <MenuItem onSelect={() => onTask({ kind: "regenerate", shown })}>
            <Trans>Regenerate…</Trans>
          </MenuItem>
        </>
      )}
      <MenuLine />
      <MenuItem danger onSelect={() => onTask({ kind: "revoke", shown })}>
        <Trans>Revoke…</Trans>
      </MenuItem>
    </RowMenu>
  );
}
