import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { v1Hooks } from "../../../api/client.ts";
import { usePoll } from "../../../api/poll.ts";
import type { V1Data } from "../../../api/types.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";
import { CopyButton } from "../../../ui/show/copy.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { DeliveryState, Outcome } from "./delivery-table.tsx";
import type { Delivery } from "./webhook.ts";

type DeliveryDetails = V1Data<"/api/v1/webhooks/{id}/deliveries/{delivery}">;

interface DeliveryDialogProps {
  opened: Delivery;
  /** Why it can't be sent again. */
  unless: string | false;
  onResend: (delivery: Delivery) => Promise<unknown>;
  onClose: () => void;
}

/** What was sent, and what the reseller's server answered to each attempt. */
export function DeliveryDialog({ opened, unless, onResend, onClose }: DeliveryDialogProps) {
  const params = { path: { id: String(opened.webhook_id), delivery: String(opened.id) } };
  const refetchInterval = usePoll<{ data: DeliveryDetails }>(({ data }) => data.ended_at !== null);
  const options = { refetchInterval };
  const details = v1Hooks.useQuery("get", "/api/v1/webhooks/{id}/deliveries/{delivery}", { params }, options);
  return (
    <Dialog title={opened.event_type} open onOpenChange={onClose} wide>
      <QueryView query={details}>
        {({ data }) => (
          <>
            <DeliveryState of={data} />
            <Attempts history={data.history} />
            <Body event={data.event} />
          </>
        )}
      </QueryView>
      <DialogActions>
        <Button unless={unless} action={() => onResend(opened)}>
          <Trans>Resend</Trans>
        </Button>
        <Button look="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Attempts({ history }: Pick<DeliveryDetails, "history">) {
  if (history.length === 0)
    return (
      <p className="text-muted">
        <Trans>It has not been sent yet.</Trans>
      </p>
    );
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">
        <Trans>Attempts</Trans>
      </h3>
      <ol className="grid gap-3">
        {history.map(({ at, duration_ms: ms, answer, ...outcome }) => (
          <li key={at} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-4">
              <Outcome of={outcome} />
              <span className="text-sm text-muted">
                <Trans>
                  {ms} ms · <Time at={at} />
                </Trans>
              </span>
            </span>
            {answer !== null && answer !== "" && <Code text={answer} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Body({ event }: Pick<DeliveryDetails, "event">) {
  const text = JSON.stringify(event, null, 2);
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">
          <Trans>Event</Trans>
        </h3>
        <CopyButton text={text} label={t`Copy event`} name={t`Copy`} />
      </div>
      <Code text={text} />
    </section>
  );
}

function Code({ text }: { text: string }) {
  return (
    <pre className="rounded-lg bg-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
      <code>{text}</code>
    </pre>
  );
}
