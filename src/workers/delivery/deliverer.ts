import type { Core } from "../../core/core.ts";
import { claimDeliveries, recordAttempts } from "../../core/events/deliveries/deliveries.ts";
import type { AttemptOutcome, ClaimedDelivery } from "../../core/events/deliveries/delivery.ts";
import type { Event } from "../../core/events/event.ts";
import { areEventsRecorded } from "../../core/events/events.ts";
import { toStorable } from "../../core/kernel/text.ts";
import { createOutgoing, type OutgoingAnswer } from "../outgoing/outgoing.ts";
import { createRunner } from "../runner.ts";
import type { WorkerLog } from "../worker-log.ts";
import { CHANNELS } from "./channels.ts";
import type { Sending } from "./send.ts";

/** Sent at the same time by one process. */
const MOST_SENDING = 64;
const TIMEOUT_MS = 15_000;
const LARGEST_ANSWER_BYTES = 16 * 1024;
/** Of an answer, for the delivery log. */
const STORED_ANSWER_LENGTH = 2_000;
const GONE = 410;
const PRIVATE_HINT = /^the address is private.*/;

/** Presents an event as the API does, which workers know nothing of. */
export type PresentEvent = (core: Core, event: Event) => Promise<object>;

export interface Deliverer {
  stop(): Promise<void>;
}

/**
 * Sends events to their receivers until stopped: at once when this or another process tells of new ones, and by a slow poll as
 * a backstop. A delivery whose outcome is not recorded is sent again when its lease has ended.
 */
export function startDeliverer(core: Core, log: WorkerLog, presentEvent: PresentEvent): Deliverer {
  const outgoing = createOutgoing({
    allowPrivateAddresses: core.config.ALLOW_PRIVATE_ADDRESSES,
    timeoutMs: TIMEOUT_MS,
    maxAnswerBytes: LARGEST_ANSWER_BYTES,
    cutsAnswers: true,
  });
  const recorder = startRecorder(core, log, () => claimer.wakeSoon());
  const sender = startSender({ core, outgoing, present: (event) => presentEvent(core, event) }, log, recorder.add);
  let position: number | null = null;
  /** Until a reseller asks for events, orders wake no deliverer. */
  let isNeeded = false;

  const claimer = createRunner(async () => {
    try {
      isNeeded ||= await areEventsRecorded(core);
      while (isNeeded && !claimer.isStopped() && sender.room() > 0) {
        const found = await claimDeliveries(core, position, sender.room());
        found.claimed.forEach(sender.start);
        position = found.after;
        if (position === null && found.claimed.length === 0) return;
      }
    } catch (error) {
      log.error({ err: error }, "deliveries could not be claimed");
    }
  });
  const stopListening = core.eventsHeard.listen(() => {
    if (isNeeded) claimer.wakeSoon();
  });
  const poll = setInterval(claimer.wake, core.config.WORKER_POLL_MS);
  claimer.wake();
  return {
    stop: async () => {
      clearInterval(poll);
      stopListening();
      await claimer.stop();
      await sender.finish();
      await recorder.stop();
      await outgoing.close();
    },
  };
}

/** Sends claimed deliveries at the same time, up to a limit. */
function startSender(sending: Sending, log: WorkerLog, onOutcome: (outcome: AttemptOutcome) => void) {
  const underWay = new Set<Promise<void>>();
  return {
    room: () => MOST_SENDING - underWay.size,
    start(delivery: ClaimedDelivery): void {
      const work = attempt(sending, delivery)
        .then(onOutcome)
        .catch((error: unknown) => log.error({ err: error, delivery: delivery.id }, "a delivery could not be sent"))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    finish: () => Promise.all(underWay),
  };
}

/** Records outcomes in batches: those that arrive while a batch is written make the next one. */
function startRecorder(core: Core, log: WorkerLog, onRecorded: () => void) {
  let outcomes: AttemptOutcome[] = [];
  const record = async (): Promise<void> => {
    const batch = outcomes;
    outcomes = [];
    if (batch.length === 0) return;
    try {
      await recordAttempts(core, batch);
    } catch (error) {
      log.error({ err: error }, "outcomes of deliveries could not be recorded");
    }
    onRecorded();
  };
  const runner = createRunner(record);
  return {
    add(outcome: AttemptOutcome): void {
      outcomes.push(outcome);
      runner.wake();
    },
    stop: async () => {
      await runner.stop();
      // What arrived while the last batch was written.
      await record();
    },
  };
}

async function attempt(sending: Sending, delivery: ClaimedDelivery): Promise<AttemptOutcome> {
  const at = new Date();
  const started = performance.now();
  const answer = await CHANNELS[delivery.channel](sending, delivery);
  const durationMs = Math.round(performance.now() - started);
  const outcome = { delivery, at, durationMs, ...readAnswer(answer) };
  const word = outcome.isDelivered ? "delivered" : answer.kind === "answer" ? "refused" : "unreachable";
  sending.core.metrics.deliveryAttempted(delivery.channel, word, durationMs / 1_000);
  return outcome;
}

function readAnswer(answer: OutgoingAnswer) {
  if (answer.kind !== "answer") {
    // What the operator can set is no concern of resellers.
    const error = answer.message.replace(PRIVATE_HINT, "the address is private");
    return { status: null, answer: null, error, isDelivered: false, isGone: false };
  }
  const { status, text } = answer;
  const isDelivered = status >= 200 && status < 300;
  return {
    status,
    answer: toStorable(text).slice(0, STORED_ANSWER_LENGTH).toWellFormed(),
    error: isDelivered ? null : `HTTP ${status}`,
    isDelivered,
    isGone: status === GONE,
  };
}
