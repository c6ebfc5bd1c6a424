import { EllipsisVertical } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { IconButton } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/menu.tsx";
import { useNow } from "../../../ui/show/now.ts";
import { Badge } from "../../../ui/show/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import type { WebhookActions } from "./use-webhook-actions.ts";
import type { WebhookTask } from "./webhook-dialog.tsx";
import { nameOf, type Webhook } from "./webhook.ts";

export interface WebhookMenuProps {
  shown: Webhook;
  onTask: (task: WebhookTask) => void;
  onTest: (webhook: Webhook) => void;
  actions: WebhookActions;
}

type WebhookTableProps = Omit<WebhookMenuProps, "shown"> & { webhooks: readonly Webhook[] };

export function WebhookTable({ webhooks, ...does }: WebhookTableProps) {
  return (
    <DataTable
      label="Webhooks"
      rows={webhooks}
      rowId={({ id }) => id}
      columns={[
        { id: "webhook", header: "Webhook", lead: true, cell: (webhook) => <Name shown={webhook} /> },
        { id: "status", header: "Status", plain: true, fit: "fact", cell: (webhook) => <Status shown={webhook} /> },
        { id: "events", header: "Events", cell: ({ event_types: types }) => <Events types={types} /> },
        {
          id: "delivered",
          header: "Last delivered",
          cell: ({ last_delivered_at: at }) =>
            at === null ? <span className="text-muted">Never</span> : <Time at={at} />,
        },
        {
          id: "actions",
          header: "",
          action: true,
          fit: "fact",
          cell: (webhook) => <WebhookMenu shown={webhook} {...does} />,
        },
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

const DISABLED_BECAUSE: Record<NonNullable<Webhook["disabled_by"]>, string | undefined> = {
  reseller: undefined,
  gone: "Your server answered 410",
  failures: "Failed for 5 days",
};

/** Why it was disabled, since when it has been failing, or until when the old secret signs. */
export function Status({ shown }: { shown: Webhook }) {
  const { status, disabled_by: by, failing_since: failing, previous_secret_until: until } = shown;
  const now = useNow();
  if (status === "disabled") {
    const reason = by && DISABLED_BECAUSE[by];
    return (
      <span className="grid justify-items-start gap-0.5">
        <Badge tone={reason ? "danger" : "neutral"}>Disabled</Badge>
        {reason && <span className="text-sm text-muted">{reason}</span>}
      </span>
    );
  }
  return (
    <span className="grid justify-items-start gap-0.5">
      {failing === null ? <Badge tone="success">Enabled</Badge> : <Badge tone="warning">Failing</Badge>}
      {failing !== null && (
        <span className="text-sm text-muted">
          First failure <Time at={failing} />
        </span>
      )}
      {until !== null && new Date(until).getTime() > now && (
        <span className="text-sm text-muted">
          Old secret expires <Time at={until} />
        </span>
      )}
    </span>
  );
}

function Events({ types }: { types: Webhook["event_types"] }) {
  if (types === null) return "All events";
  return (
    <span className="grid justify-items-start font-mono text-sm">
      {types.map((type) => (
        <span key={type}>{type}</span>
      ))}
    </span>
  );
}

export function WebhookMenu({ shown, onTask, onTest, actions }: WebhookMenuProps) {
  const trigger = (
    <IconButton size="small" label={`Actions for ${nameOf(shown)}`}>
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  const isEnabled = shown.status === "enabled";
  return (
    <Menu trigger={trigger}>
      {isEnabled && <MenuItem onSelect={() => onTest(shown)}>Send test event</MenuItem>}
      <MenuItem onSelect={() => onTask({ kind: "change", shown })}>Edit…</MenuItem>
      <MenuItem onSelect={() => onTask({ kind: "rotate", shown })}>Rotate secret…</MenuItem>
      {isEnabled ? (
        <MenuItem onSelect={() => onTask({ kind: "disable", shown })}>Disable…</MenuItem>
      ) : (
        <MenuItem onSelect={() => void actions.enable(shown)}>Enable</MenuItem>
      )}
      <MenuLine />
      <MenuItem danger onSelect={() => onTask({ kind: "remove", shown })}>
        Remove…
      </MenuItem>
    </Menu>
  );
}
