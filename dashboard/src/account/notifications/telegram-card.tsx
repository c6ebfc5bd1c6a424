import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { v1 } from "../../api/client.ts";
import type { V1Data } from "../../api/types.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog, Dialog } from "../../ui/form/dialog.tsx";
import { Card } from "../../ui/page.tsx";
import { CopyText } from "../../ui/show/copy.tsx";
import type { NOTIFICATIONS } from "./path.ts";

const PATH = "/api/v1/session/notifications/telegram";

interface TelegramCardProps {
  telegram: V1Data<typeof NOTIFICATIONS>["telegram"];
  onChanged: () => Promise<void>;
}

interface LinkCode {
  code: string;
  url: string;
}

/** The user's chat with the bot of the shop. */
export function TelegramCard({ telegram: { available, chat }, onChanged }: TelegramCardProps) {
  const [code, setCode] = useState<LinkCode | null>(null);
  const link = async (): Promise<void> => {
    try {
      const { data } = await v1.POST(PATH);
      setCode(data!.data);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };
  const close = (): void => {
    setCode(null);
    void onChanged();
  };
  return (
    <Card title={t`Telegram`}>
      {chat === null ? (
        <div className="grid justify-items-start gap-3">
          <p className="max-w-prose text-muted">
            {available
              ? t`Link your chat to get notifications by Telegram.`
              : t`Notifications by Telegram are not available on this server.`}
          </p>
          {available && (
            <Button action={link}>
              <Trans>Link Telegram</Trans>
            </Button>
          )}
        </div>
      ) : (
        <LinkedChat chat={chat} onChanged={onChanged} />
      )}
      {code && <CodeDialog code={code} onClose={close} />}
    </Card>
  );
}

function LinkedChat({ chat, onChanged }: { chat: string; onChanged: () => Promise<void> }) {
  const unlink = async (): Promise<void> => {
    await v1.DELETE(PATH);
    await onChanged();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 break-words">
        <Trans>
          Linked to <span className="font-medium">{chat}</span>
        </Trans>
      </p>
      <ConfirmDialog
        title={t`Unlink Telegram?`}
        action={t`Unlink`}
        danger
        onConfirm={unlink}
        trigger={
          <Button size="small">
            <Trans>Unlink</Trans>
          </Button>
        }
      >
        <Trans>You no longer get notifications in this chat.</Trans>
      </ConfirmDialog>
    </div>
  );
}

function CodeDialog({ code: { code, url }, onClose }: { code: LinkCode; onClose: () => void }) {
  return (
    <Dialog title={t`Link Telegram`} open onOpenChange={onClose}>
      <p>
        <Trans>Open the bot and tap Start. The link works once, within 15 minutes.</Trans>
      </p>
      <a href={url} target="_blank" rel="noreferrer" className="justify-self-start font-medium text-accent underline">
        <Trans>Open the bot in Telegram</Trans>
      </a>
      <p className="text-muted">
        <Trans>Or send this message to the bot:</Trans>
      </p>
      <CopyText text={`/start ${code}`} label={t`Copy the message`} />
      <Button look="primary" onClick={onClose} className="justify-self-start">
        <Trans>Done</Trans>
      </Button>
    </Dialog>
  );
}
