import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { useRefresh } from "../../../api/use-refresh.ts";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CopyText } from "../../../ui/show/copy.tsx";
import { DisableWebhookForm, RemoveWebhookForm, RotateSecretForm } from "./webhook-end-forms.tsx";
import { ChangeWebhookForm, CreateWebhookForm, type FormEnds } from "./webhook-forms.tsx";
import type { ShownWebhook, Webhook } from "./webhook.ts";

/** What is being done to which webhook. */
export type WebhookTask = { kind: "create" } | { kind: "change" | "rotate" | "disable" | "remove"; shown: Webhook };

const FORMS = {
  change: ChangeWebhookForm,
  rotate: RotateSecretForm,
  disable: DisableWebhookForm,
  remove: RemoveWebhookForm,
};
const TITLES: Record<WebhookTask["kind"], MessageDescriptor> = {
  create: msg`Add webhook`,
  change: msg`Edit webhook`,
  rotate: msg`Rotate signing secret`,
  disable: msg`Disable webhook`,
  remove: msg`Remove webhook`,
};

interface WebhookDialogProps {
  /** Undefined: nothing, the dialog is closed. */
  task: WebhookTask | undefined;
  onClose: () => void;
}

/** One dialog for all actions on webhooks. A new secret is shown at the end. */
export function WebhookDialog({ task, onClose }: WebhookDialogProps) {
  const refresh = useRefresh(["/api/v1/webhooks"]);
  const [made, setMade] = useState<ShownWebhook>();
  const close = (): void => {
    setMade(undefined);
    onClose();
  };
  const finish = async (outcome: ShownWebhook | string): Promise<void> => {
    if (typeof outcome === "string") {
      toast.success(outcome);
      close();
    } else setMade(outcome);
    await refresh();
  };
  const title = made ? t`Your signing secret` : task ? TITLES[task.kind] : t`Webhook`;
  return (
    <Dialog title={textOf(title)} open={task !== undefined} onOpenChange={(open) => !open && close()}>
      {made ? (
        <NewSecret made={made} onClose={close} />
      ) : (
        task && <TaskForm task={task} onDone={finish} onCancel={close} />
      )}
    </Dialog>
  );
}

function TaskForm({ task, ...ends }: FormEnds & { task: WebhookTask }) {
  if (task.kind === "create") return <CreateWebhookForm {...ends} />;
  const WebhookForm = FORMS[task.kind];
  return (
    <>
      {task.kind !== "change" && <p className="font-mono text-sm break-all">{task.shown.url}</p>}
      <WebhookForm shown={task.shown} {...ends} />
    </>
  );
}

/** Shows a new secret, only once. */
function NewSecret({ made, onClose }: { made: ShownWebhook; onClose: () => void }) {
  return (
    <>
      <Notice look="warning">
        <Trans>Copy the secret now. You won't be able to see it again.</Trans>
      </Notice>
      <CopyText text={made.secret} label={t`Copy secret`} />
      <p className="text-sm text-muted">
        <Trans>
          Verify the signature of each event with a library of{" "}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" className="text-accent underline">
            Standard Webhooks
          </a>
          , so that your app accepts no events from others.
        </Trans>
      </p>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </>
  );
}
