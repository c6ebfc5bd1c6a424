import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/list/data-table.tsx";
import { ConfirmDialog } from "../../ui/form/dialog.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { Badge, StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { AddKeyDialog } from "./add-key.tsx";
import { useRefreshResellers, useReseller, type Key, type Reseller } from "./reseller.ts";

/** The API keys of a reseller, without their secrets. */
export function ResellerKeys() {
  const reseller = useReseller().data?.data;
  return reseller ? <Keys reseller={reseller} /> : null;
}

function Keys({ reseller }: { reseller: Reseller }) {
  const [isAdding, setIsAdding] = useState(false);
  const refusal = useRefusal("manage_resellers");
  const id = String(reseller.id);
  const keys = operatorHooks.useQuery("get", "/api/operator/resellers/{id}/keys", { params: { path: { id } } });
  const add = (
    <Button size="small" unless={refusal} onClick={() => setIsAdding(true)}>
      {t`Create key`}
    </Button>
  );
  return (
    <Card title={t`API keys`} actions={add} flush>
      <QueryView query={keys}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t`No keys yet`}>
              {t`Resellers create keys under API Access. Create one here for a reseller without a password.`}
            </EmptyState>
          ) : (
            <KeysTable keys={data.toReversed()} refusal={refusal} />
          )
        }
      </QueryView>
      <AddKeyDialog reseller={reseller} open={isAdding} onOpenChange={setIsAdding} />
    </Card>
  );
}

interface KeysTableProps {
  keys: readonly Key[];
  refusal: string | undefined;
}

function KeysTable({ keys, refusal }: KeysTableProps) {
  return (
    <DataTable
      label={t`API keys`}
      rows={keys}
      rowId={({ id }) => id}
      columns={[
        { id: "key", header: t`Key`, lead: true, cell: (key) => <KeyName apiKey={key} /> },
        {
          id: "state",
          header: t`Status`,
          cell: ({ state, test }) => (
            <span className="inline-flex flex-wrap gap-1">
              <StatusBadge status={state === "live" ? "active" : state} />
              {test && <Badge tone="neutral">{t`Test`}</Badge>}
            </span>
          ),
        },
        {
          id: "used",
          header: t`Last used`,
          cell: ({ last_used_at: at, last_used_ip: ip }) =>
            at === null ? (
              <span className="text-muted">{t`Never`}</span>
            ) : (
              <>
                <Time at={at} />
                {ip !== null && (
                  <p className="text-sm text-muted">
                    <Trans>from {ip}</Trans>
                  </p>
                )}
              </>
            ),
        },
        { id: "made", header: t`Created`, cell: ({ created_at: at }) => <Time at={at} /> },
        {
          id: "revoke",
          header: "",
          right: true,
          cell: (key) => key.state === "live" && <RevokeKey apiKey={key} refusal={refusal} />,
        },
      ]}
    />
  );
}

function KeyName({ apiKey: { prefix, last_four: end, label } }: { apiKey: Key }) {
  return (
    <>
      {label !== "" && <span className="font-medium">{label} </span>}
      <code className="font-mono text-sm break-all text-muted">
        {prefix}…{end}
      </code>
    </>
  );
}

function RevokeKey({ apiKey, refusal }: { apiKey: Key; refusal: string | undefined }) {
  const refresh = useRefreshResellers();
  const name = apiKey.label === "" ? `${apiKey.prefix}…${apiKey.last_four}` : apiKey.label;
  const revoke = async (): Promise<void> => {
    await operator.POST("/api/operator/keys/{id}/revoke", { params: { path: { id: String(apiKey.id) } }, body: {} });
    toast.success(t`${name} revoked.`);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={t`Revoke ${name}?`}
      action={t`Revoke key`}
      danger
      onConfirm={revoke}
      trigger={
        <Button size="small" aria-label={t`Revoke ${name}`} unless={refusal}>
          {t`Revoke`}
        </Button>
      }
    >
      {t`This key stops working immediately and can't be restored.`}
    </ConfirmDialog>
  );
}
