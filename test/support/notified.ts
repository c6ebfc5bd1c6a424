import type { Core } from "../../src/core/core.ts";
import type { Message } from "../../src/core/notifications/messages/message.ts";
import { claimLines, openLine, recordOutcome } from "../../src/core/notifications/sending/send-notifications.ts";
import type { Outcome } from "../../src/core/notifications/sending/outcome.ts";
import { watch } from "../../src/core/notifications/watching/watch.ts";
import type { NotificationChannel } from "../../src/core/notifications/topics.ts";

const MOST = 1_000;

export interface Notified extends Message {
  channel: NotificationChannel;
  to: string;
}

/** The core with a clock that tests move. It begins now, since the database writes down when something happened. */
export interface ClockedCore {
  core: Core;
  pass: (minutes: number) => void;
  /** Sends everything that is due, with this outcome, and returns it. */
  send: (outcome?: Outcome) => Promise<Notified[]>;
  /** Looks for what people are told of. */
  watch: () => Promise<void>;
}

export function withClock(real: Core): ClockedCore {
  let passedMs = 0;
  const core = { ...real, clock: () => new Date(Date.now() + passedMs) };
  return {
    core,
    pass: (minutes) => {
      passedMs += minutes * 60_000;
    },
    send: async (outcome = "sent") => {
      const sent: Notified[] = [];
      for (const line of await claimLines(core, MOST)) {
        const parcel = await openLine(core, line);
        if (parcel === null) continue;
        sent.push({ ...parcel.message, channel: line.channel, to: parcel.recipient.email });
        await recordOutcome(core, parcel, outcome);
      }
      return sent;
    },
    watch: () => watch(core),
  };
}
