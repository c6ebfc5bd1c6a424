import { beginNews, claimNews, recordNews, type ClaimedNews } from "../../core/notifications/news/send-news.ts";
import { startClaimer } from "../claimer.ts";
import { MESSAGE_CHANNELS } from "./channels.ts";
import type { Notifying } from "./send-message.ts";

/** Sent at the same time by one process, beside other messages, which news must not hold up. */
const MOST_SENDING = 4;

/** Sends news until stopped, each message once. */
export function startNewsSender(notifying: Notifying): { stop(): Promise<void> } {
  const { core, log } = notifying;
  return startClaimer(notifying, {
    most: MOST_SENDING,
    claim: (most) => claimNews(core, most),
    fault: "news could not be claimed",
    work: (claimed) =>
      send(notifying, claimed).catch((error: unknown) =>
        log.error({ err: error, news: claimed.newsId }, "news could not be sent"),
      ),
  });
}

async function send(notifying: Notifying, claimed: ClaimedNews): Promise<void> {
  const { core, log } = notifying;
  const parcel = await beginNews(core, claimed);
  if (parcel === null) return;
  const { newsId, recipientId, channel } = claimed;
  const outcome = await MESSAGE_CHANNELS[channel](notifying, parcel);
  core.metrics.notificationSent(channel, outcome);
  const isGivenUp = await recordNews(core, parcel, outcome);
  if (isGivenUp) log.error({ news: newsId, recipient: recipientId }, "news was given up after its last attempt");
}
