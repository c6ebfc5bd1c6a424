import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { Card, Details } from "../../../ui/page.tsx";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { QueryView } from "../../../ui/states.tsx";
import type { Forwarding } from "./moving.ts";

const PATHS = ["/api/operator/forwarding"] as const;
const USUAL_DAYS = 14;

/** For how long the old panel answers for orders that are unknown here. */
export function ForwardingCard() {
  const forwarding = operatorHooks.useQuery("get", "/api/operator/forwarding");
  return (
    <QueryView query={forwarding}>
      {({ data }) => (
        <Card title={t`Forwarding to the old panel`} actions={<Actions forwarding={data} />}>
          <div className="grid gap-4">
            <p className="max-w-prose text-muted">
              <Trans>
                Status calls for orders that are unknown here are passed on to the old panel with the key that it
                issued, and its answer is returned. Forwarding stops by itself.
              </Trans>
            </p>
            <Details rows={rowsOf(data)} />
          </div>
        </Card>
      )}
    </QueryView>
  );
}

function rowsOf({ active, url, ends_at: at }: Forwarding) {
  const state = <Badge tone={active ? "success" : "neutral"}>{active ? t`On` : t`Off`}</Badge>;
  if (url === null || at === null) return [[t`Status`, state]] as const;
  return [
    [t`Status`, state],
    [
      t`Address`,
      <span key="url" className="break-all">
        {url}
      </span>,
    ],
    [active ? t`Until` : t`Ended`, <Time key="until" at={at} />],
  ] as const;
}

function Actions({ forwarding }: { forwarding: Forwarding }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {forwarding.active && <StopButton />}
      <Button size="small" onClick={() => setOpen(true)}>
        {forwarding.active ? t`Change` : t`Turn on`}
      </Button>
      {isOpen && <ForwardingDialog forwarding={forwarding} onClose={() => setOpen(false)} />}
    </>
  );
}

function ForwardingDialog({ forwarding, onClose }: { forwarding: Forwarding; onClose: () => void }) {
  const refresh = useRefresh(PATHS);
  const save = async (fields: FormFields): Promise<void> => {
    const body = { url: fields.text("url"), days: Number(fields.text("days")) };
    await operator.PUT("/api/operator/forwarding", { body });
    toast.success(t`Forwarding is on.`);
    await refresh();
  };
  return (
    <FormDialog title={t`Forward status calls`} action={t`Turn on`} onSubmit={save} onClose={onClose}>
      <TextField
        label={t`Address of the old panel's API`}
        name="url"
        type="url"
        required
        defaultValue={forwarding.url ?? ""}
        placeholder="https://old.example.com/api/index.php"
        hint={t`An address at which this server does not answer.`}
      />
      <TextField label={t`Days`} name="days" type="number" min={1} max={90} required defaultValue={USUAL_DAYS} />
    </FormDialog>
  );
}

function StopButton() {
  const refresh = useRefresh(PATHS);
  const stop = async (): Promise<void> => {
    await operator.DELETE("/api/operator/forwarding", { body: {} });
    toast.success(t`Forwarding is off.`);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={t`Stop forwarding?`}
      action={t`Stop forwarding`}
      danger
      onConfirm={stop}
      trigger={
        <Button size="small">
          <Trans>Stop</Trans>
        </Button>
      }
    >
      <Trans>Status calls for orders that only the old panel has are then answered as unknown.</Trans>
    </ConfirmDialog>
  );
}
