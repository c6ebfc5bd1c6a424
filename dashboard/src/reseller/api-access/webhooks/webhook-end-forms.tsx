import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { v1 } from "../../../api/client.ts";
import { DialogForm } from "../../../ui/form/form-dialog.tsx";
import { useFilters } from "../../../ui/list/filters/use-filters.ts";
import type { FormEnds } from "./webhook-forms.tsx";
import { nameOf, type Webhook } from "./webhook.ts";

type WebhookFormProps = FormEnds & { shown: Webhook };

export function RotateSecretForm({ shown, onDone, onCancel }: WebhookFormProps) {
  const rotate = async (): Promise<void> => {
    const { data } = await v1.POST("/api/v1/webhooks/{id}/rotate-secret", pathOf(shown));
    await onDone(data!.data);
  };
  return (
    <DialogForm label={t`Rotate secret`} action={t`Rotate secret`} onSubmit={rotate} onCancel={onCancel}>
      <p className="text-muted">
        <Trans>
          Creates a new signing secret. For 24 hours, events are signed with both the old and the new secret, so that
          your app can switch without downtime.
        </Trans>
      </p>
    </DialogForm>
  );
}

export function DisableWebhookForm({ shown, onDone, onCancel }: WebhookFormProps) {
  const disable = async (): Promise<void> => {
    await v1.PATCH("/api/v1/webhooks/{id}", { ...pathOf(shown), body: { disabled: true } });
    await onDone(t`${{ name: nameOf(shown) }} disabled.`);
  };
  return (
    <DialogForm label={t`Disable`} action={t`Disable webhook`} danger onSubmit={disable} onCancel={onCancel}>
      <p className="text-muted">
        <Trans>
          No events are sent until you enable it again. Events that happen in the meantime aren't sent later.
        </Trans>
      </p>
    </DialogForm>
  );
}

export function RemoveWebhookForm({ shown, onDone, onCancel }: WebhookFormProps) {
  const [, setFilters] = useFilters();
  const remove = async (): Promise<void> => {
    await v1.DELETE("/api/v1/webhooks/{id}", pathOf(shown));
    // Its log may be open.
    setFilters({ webhook: undefined, state: undefined });
    await onDone(t`${{ name: nameOf(shown) }} removed.`);
  };
  return (
    <DialogForm label={t`Remove`} action={t`Remove webhook`} danger onSubmit={remove} onCancel={onCancel}>
      <p className="text-muted">
        <Trans>No more events are sent to it, and its delivery log is no longer available. This can't be undone.</Trans>
      </p>
    </DialogForm>
  );
}

function pathOf({ id }: Webhook) {
  return { params: { path: { id: String(id) } } };
}
