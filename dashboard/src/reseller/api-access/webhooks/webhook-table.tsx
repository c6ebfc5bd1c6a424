import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { textOf } from "../../../locale/text.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { menuColumn } from "../../../ui/list/table/column.ts";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { MenuItem, MenuLine } from "../../../ui/menu.tsx";
import { useNow } from "../../../ui/show/now.ts";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import type { WebhookActions } from "./use-webhook-actions.ts";
import type { WebhookTask } from "./webhook-dialog.tsx";
import { nameOf, type Webhook } from "./webhook.ts";

export interface WebhookMenuProps {
  shown: Webhook;
  onTask: (task: WebhookTask) => void;
  onTest: (webhook: Webhook) => Promise<void>;
  actions: WebhookActions;
}

type WebhookTableProps = Omit<WebhookMenuProps, "shown"> & { webhooks: readonly Webhook[] };

export function WebhookTable({ webhooks, ...does }: WebhookTableProps) {
  return (
    <DataTable
      label={t`Webhooks`}
      rows={webhooks}
      rowId={({ id }) => id}
      columns={[
        { id: "webhook", header: t`Webhook`, lead: true, cell: (webhook) => <Name shown={webhook} /> },
        { id: "status", header: t`Status`, plain: true, fit: "fact", cell: (webhook) => <Status shown={webhook} /> },
        { id: "events", header: t`Events`, cell: ({ event_types: types }) => <Events types={types} /> },
        {
          id: "delivered",
          header: t`Last delivered`,
          cell: ({ last_delivered_at: at }) =>
            at === null ? (
              <span className="text-muted">
                <Trans>Never</Trans>
              </span>
            ) : (
              <Time at={at} />
            ),
        },
        menuColumn((webhook: Webhook) => <WebhookMenu shown={webhook} {...does} />),
      ]}
    />
  );
}

function Name({ shown: { id, description, url } }: { shown: Webhook }) {
  return (
    <span className="grid gap-0.5">
      {description !== "" && <span className="min-w-0 break-words">{description}</span>}
      <Link
        to="/api-access"
        search={{ tab: "webhooks", webhook: String(id) }}
        className="font-mono text-sm break-all text-accent underline"
      >
        {url}
      </Link>
    </span>
  );
}

const DISABLED_BECAUSE: Record<NonNullable<Webhook["disabled_by"]>, MessageDescriptor | undefined> = {
  reseller: undefined,
  gone: msg`Your server answered 410`,
  failures: msg`Failed for 5 days`,
};

/** Why it was disabled, since when it has been failing, or until when the old secret signs. */
export function Status({ shown }: { shown: Webhook }) {
  const { status, disabled_by: by, failing_since: failing, previous_secret_until: until } = shown;
  const now = useNow();
  if (status === "disabled") {
    const reason = by && DISABLED_BECAUSE[by];
    return (
      <span className="grid justify-items-start gap-0.5">
        <Badge tone={reason ? "danger" : "neutral"}>
          <Trans>Disabled</Trans>
        </Badge>
        {reason && <span className="text-sm text-muted">{textOf(reason)}</span>}
      </span>
    );
  }
  return (
    <span className="grid justify-items-start gap-0.5">
      {failing === null ? (
        <Badge tone="success">
          <Trans>Enabled</Trans>
        </Badge>
      ) : (
        <Badge tone="warning">
          <Trans>Failing</Trans>
        </Badge>
      )}
      {failing !== null && (
        <span className="text-sm text-muted">
          <Trans>
            First failure <Time at={failing} />
          </Trans>
        </span>
      )}
      {until !== null && new Date(until).getTime() > now && (
        <span className="text-sm text-muted">
          <Trans>
            Old secret expires <Time at={until} />
          </Trans>
        </span>
      )}
    </span>
  );
}

function Events({ types }: { types: Webhook["event_types"] }) {
  if (types === null) return t`All events`;
  return (
    <span className="grid justify-items-start font-mono text-sm">
      {types.map((type) => (
        <span key={type}>{type}</span>
      ))}
    </span>
  );
}

export function WebhookMenu({ shown, onTask, onTest, actions }: WebhookMenuProps) {
  const isEnabled = shown.status === "enabled";
  return (
    <RowMenu name={nameOf(shown)}>
      {isEnabled && (
        <MenuItem onSelect={() => void onTest(shown)}>
          <Trans>Send test event</Trans>
        </MenuItem>
      )}
      <MenuItem onSelect={() => onTask({ kind: "change", shown })}>
        <Trans>Edit…</Trans>
      </MenuItem>
      <MenuItem onSelect={() => onTask({ kind: "rotate", shown })}>
        <Trans>Rotate secret…</Trans>
      </MenuItem>
      {isEnabled ? (
        <MenuItem onSelect={() => onTask({ kind: "disable", shown })}>
          <Trans>Disable…</Trans>
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => void actions.enable(shown)}>
          <Trans>Enable</Trans>
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem danger onSelect={() => onTask({ kind: "remove", shown })}>
        <Trans>Remove…</Trans>
      </MenuItem>
    </RowMenu>
  );
}
