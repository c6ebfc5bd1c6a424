import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { toast } from "sonner";
import { NOTIFICATIONS } from "../../../account/notifications/path.ts";
import { operator, operatorHooks } from "../../../api/client.ts";
import type { OperatorData } from "../../../api/types.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card } from "../../../ui/page.tsx";
import { QueryView } from "../../../ui/states.tsx";

const PATH = "/api/operator/telegram-bot";
/** Until Telegram has answered a worker. */
const LOOK_AGAIN_MS = 2_000;

type Bot = OperatorData<typeof PATH>;

/** The bot that sends notifications to everyone who has linked a chat. */
export function BotCard() {
  const query = operatorHooks.useQuery("get", PATH, undefined, {
    refetchInterval: ({ state }) => {
      const bot = state.data?.data;
      return bot?.configured === true && bot.name === null ? LOOK_AGAIN_MS : false;
    },
  });
  const refresh = useRefresh([PATH, NOTIFICATIONS]);
  const save = async (fields: FormFields): Promise<void> => {
    await operator.PUT(PATH, { body: { token: fields.text("token") } });
    toast.success(t`Token saved.`);
    await refresh();
  };
  return (
    <Card title={t`Telegram bot`}>
      <QueryView query={query}>
        {({ data }) => (
          <div className="grid gap-4">
            <BotState bot={data} onRemoved={refresh} />
            <Form onSubmit={save} label={t`Telegram bot`} className="max-w-xl">
              {({ busy }) => (
                <>
                  <TextField
                    name="token"
                    label={data.configured ? t`New token` : t`Token`}
                    hint={t`Create a bot with @BotFather in Telegram and paste its token. It is stored encrypted.`}
                    autoComplete="off"
                    required
                  />
                  <Button type="submit" look="primary" busy={busy} className="justify-self-start">
                    <Trans>Save token</Trans>
                  </Button>
                </>
              )}
            </Form>
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function BotState({ bot: { configured, name, error }, onRemoved }: { bot: Bot; onRemoved: () => Promise<void> }) {
  if (!configured)
    return (
      <p className="text-muted">
        <Trans>No bot yet. Resellers and staff get notifications by email only.</Trans>
      </p>
    );
  const remove = async (): Promise<void> => {
    await operator.DELETE(PATH);
    await onRemoved();
  };
  const removal = (
    <ConfirmDialog
      title={t`Remove the bot?`}
      action={t`Remove bot`}
      danger
      onConfirm={remove}
      trigger={
        <Button size="small">
          <Trans>Remove bot</Trans>
        </Button>
      }
    >
      <Trans>Notifications are no longer sent by Telegram.</Trans>
    </ConfirmDialog>
  );
  if (error !== null) {
    return (
      <Notice look="danger" action={removal}>
        {t`Telegram does not accept the token: ${error}`}
      </Notice>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{name === null ? t`The token is saved. Waiting for Telegram…` : t`Connected as @${name}`}</p>
      {removal}
    </div>
  );
}
