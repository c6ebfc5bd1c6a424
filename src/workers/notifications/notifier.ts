import type { Core } from "../../core/core.ts";
import {
  claimLines,
  openLine,
  recordOutcome,
  type ClaimedLine,
} from "../../core/notifications/sending/send-notifications.ts";
import { tellOutage } from "../../core/notifications/watching/watch.ts";
import { startClaimer } from "../claimer.ts";
import { createOutgoing } from "../outgoing/outgoing.ts";
import type { WorkerLog } from "../worker-log.ts";
import { startBotUpdates } from "./bot-updates.ts";
import { MESSAGE_CHANNELS } from "./channels.ts";
import { startNewsSender } from "./news-sender.ts";
import type { Notifying } from "./send-message.ts";

/** Longer than a long poll of the bot. */
const TIMEOUT_MS = 40_000;
const LARGEST_ANSWER_BYTES = 1_048_576;
/** Sent at the same time by one process. */
const MOST_SENDING = 8;
/** Staff are told of an outage of the database that was longer. */
const OUTAGE_MS = 30_000;

/** Sends messages to people until stopped. A message whose outcome is not recorded is sent again when its lease has ended. */
export function startNotifier(core: Core, log: WorkerLog): { stop(): Promise<void> } {
  const outgoing = createOutgoing({
    allowPrivateAddresses: core.config.ALLOW_PRIVATE_ADDRESSES,
    timeoutMs: TIMEOUT_MS,
    maxAnswerBytes: LARGEST_ANSWER_BYTES,
  });
  const updates = startBotUpdates(core, log, outgoing);
  const notifying: Notifying = { core, log, outgoing };
  const news = startNewsSender(notifying);
  const watched = watchOutage(core);
  const lines = startClaimer(notifying, {
    most: MOST_SENDING,
    claim: (most) => watched(() => claimLines(core, most)),
    fault: "notifications could not be claimed",
    work: (line) =>
      send(notifying, line).catch((error: unknown) =>
        log.error({ err: error, line }, "a notification could not be sent"),
      ),
  });
  return {
    stop: async () => {
      await Promise.all([lines.stop(), news.stop()]);
      // Ends the long poll, which would last longer than a server may take to stop.
      await Promise.all([outgoing.close(), updates.stop()]);
    },
  };
}

async function send(notifying: Notifying, line: ClaimedLine): Promise<void> {
  const { core, log } = notifying;
  const parcel = await openLine(core, line);
  if (parcel === null) return;
  const outcome = await MESSAGE_CHANNELS[line.channel](notifying, parcel);
  core.metrics.notificationSent(line.channel, outcome);
  const isGivenUp = await recordOutcome(core, parcel, outcome);
  if (isGivenUp && outcome === "failed") log.error({ line }, "a notification was given up after its last attempt");
}

/** Tells staff of an outage of the database when a claim succeeds again: during it, nothing can be written down. */
function watchOutage(core: Core) {
  let since: number | null = null;
  return async <Claimed>(claim: () => Promise<Claimed>): Promise<Claimed> => {
    try {
      const claimed = await claim();
      const lastedMs = since === null ? 0 : performance.now() - since;
      if (lastedMs > OUTAGE_MS) await tellOutage(core, Math.round(lastedMs / 1_000));
      since = null;
      return claimed;
    } catch (error) {
      since ??= performance.now();
      throw error;
    }
  };
}
