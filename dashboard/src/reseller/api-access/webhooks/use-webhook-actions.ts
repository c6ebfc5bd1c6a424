import { t } from "@lingui/core/macro";
import { v1 } from "../../../api/client.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { toastOutcome } from "../../../ui/toasts.ts";
import { nameOf, WEBHOOK_PATHS, type Delivery, type Webhook } from "./webhook.ts";

export interface WebhookActions {
  /** Returns whether it was done, like the others. */
  sendTest: (webhook: Webhook) => Promise<boolean>;
  enable: (webhook: Webhook) => Promise<boolean>;
  resend: (delivery: Delivery) => Promise<boolean>;
}

/** What is done at once, without a dialog. */
export function useWebhookActions(): WebhookActions {
  const refresh = useRefresh(WEBHOOK_PATHS);
  const finish = async (call: Promise<unknown>, done: string): Promise<boolean> => {
    const isDone = await toastOutcome(call, done);
    if (isDone) await refresh();
    return isDone;
  };
  return {
    sendTest: ({ id }) => {
      const params = { path: { id: String(id) } };
      return finish(v1.POST("/api/v1/webhooks/{id}/ping", { params }), t`Test event sent.`);
    },
    enable: (webhook) => {
      const params = { path: { id: String(webhook.id) } };
      const call = v1.PATCH("/api/v1/webhooks/{id}", { params, body: { disabled: false } });
      return finish(call, t`${{ name: nameOf(webhook) }} enabled.`);
    },
    resend: ({ webhook_id: id, id: delivery }) => {
      const params = { path: { id: String(id), delivery: String(delivery) } };
      const call = v1.POST("/api/v1/webhooks/{id}/deliveries/{delivery}/resend", { params });
      return finish(call, t`Event sent again.`);
    },
  };
}
