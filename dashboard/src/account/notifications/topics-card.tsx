import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { v1 } from "../../api/client.ts";
import type { V1Data } from "../../api/types.ts";
import { textOf } from "../../locale/text.ts";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import { NOTIFICATIONS } from "./path.ts";

type UserNotifications = V1Data<typeof NOTIFICATIONS>;
type Topic = UserNotifications["topics"][number];
type Channel = "email" | "telegram";

const CELL = "border-b border-line px-2 py-2 text-center align-middle first:ps-4 last:pe-4";
const CHANNELS: readonly (readonly [channel: Channel, name: MessageDescriptor])[] = [
  ["email", msg`Email`],
  ["telegram", msg`Telegram`],
];

interface TopicsCardProps {
  notifications: UserNotifications;
  onChanged: () => Promise<void>;
}

/** A row for each topic, a column for each channel. Each box is saved at once. */
export function TopicsCard({ notifications: { email, topics }, onChanged }: TopicsCardProps) {
  return (
    <Card title={t`Notifications`} flush>
      <div className="grid gap-3 p-4">
        <p className="max-w-prose text-muted">
          <Trans>You get at most one message in 10 minutes about each topic. Emails go to {email.address}.</Trans>
        </p>
        {!email.available && (
          <Notice look="warning">
            <Trans>This server can't send emails at the moment.</Trans>
          </Notice>
        )}
      </div>
      <table className="w-full border-t border-line">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className={`${CELL} text-start font-medium`}>
              <Trans>Topic</Trans>
            </th>
            {CHANNELS.map(([channel, name]) => (
              <th key={channel} scope="col" className={`${CELL} w-16 font-medium sm:w-24`}>
                {textOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.topic}>
              <th scope="row" className={`${CELL} text-start font-normal`}>
                <span className="block font-medium">{topic.name}</span>
                <span className="block text-sm text-muted">{topic.description}</span>
              </th>
              {CHANNELS.map(([channel, name]) => (
                <td key={channel} className={CELL}>
                  <ChannelBox topic={topic} channel={channel} name={textOf(name)} onChanged={onChanged} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface ChannelBoxProps {
  topic: Topic;
  channel: Channel;
  name: string;
  onChanged: () => Promise<void>;
}

function ChannelBox({ topic, channel, name, onChanged }: ChannelBoxProps) {
  /** What was chosen and is being saved. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = async (enabled: boolean): Promise<void> => {
    setChosen(enabled);
    try {
      await v1.PATCH(NOTIFICATIONS, { body: { topics: [{ topic: topic.topic, [channel]: enabled }] } });
      await onChanged();
    } catch (error) {
      toast.error(sentenceOf(error));
    } finally {
      setChosen(null);
    }
  };
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{t`${topic.name} by ${name}`}</span>
      <input
        type="checkbox"
        checked={chosen ?? topic[channel]}
        aria-busy={chosen !== null}
        onChange={({ target }) => void change(target.checked)}
        className="size-4 accent-accent"
      />
    </label>
  );
}
