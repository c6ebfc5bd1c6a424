import { beginNews, claimNews, recordNews, type ClaimedNews } from "../../core/notifications/news/send-news.ts";
import { createRunner } from "../runner.ts";
import { MESSAGE_CHANNELS } from "./channels.ts";
import type { Notifying } from "./send-message.ts";

/** Sent at the same time by one process, beside other messages, which news must not hold up. */
const MOST_SENDING = 4;

/** Sends news until stopped, each message once. */
export function startNewsSender(notifying: Notifying): { stop(): Promise<void> } {
  const { core, log } = notifying;
  const underWay = new Set<Promise<void>>();

  const runner = createRunner(async () => {
    try {
      const room = MOST_SENDING - underWay.size;
      if (room > 0) (await claimNews(core, room)).forEach(start);
    } catch (error) {
      log.error({ err: error }, "news could not be claimed");
    }
  });

  function start(claimed: ClaimedNews): void {
    const work = send(notifying, claimed)
      .catch((error: unknown) => log.error({ err: error, news: claimed.newsId }, "news could not be sent"))
      .finally(() => {
        underWay.delete(work);
        runner.wake();
      });
    underWay.add(work);
  }

  const poll = setInterval(runner.wake, core.config.WORKER_POLL_MS);
  runner.wake();
  return {
    stop: async () => {
      clearInterval(poll);
      await runner.stop();
      await Promise.all(underWay);
    },
  };
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
