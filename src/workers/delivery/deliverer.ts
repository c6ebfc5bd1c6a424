import type { Core } from "../../core/core.ts";
import { claimDeliveries, recordAttempts } from "../../core/events/deliveries/deliveries.ts";
import type { AttemptOutcome } from "../../core/events/deliveries/delivery.ts";
import type { Event } from "../../core/events/event.ts";
import { areEventsRecorded } from "../../core/events/events.ts";
import { createNameLookUp } from "../outgoing/look-up.ts";
import { createOutgoing } from "../outgoing/outgoing.ts";
import { createRunner } from "../runner.ts";
import type { WorkerLog } from "../worker-log.ts";
import { MOST_UNDER_WAY, startSender } from "./sender.ts";

const TIMEOUT_MS = 15_000;
const LARGEST_ANSWER_BYTES = 16 * 1024;

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
    // Receivers of several resellers may have one host, such as that of an automation service.
    connectionsPerHost: MOST_UNDER_WAY,
    ...(!core.config.ALLOW_PRIVATE_ADDRESSES && { lookUp: createNameLookUp() }),
  });
  const recorder = startRecorder(core, log, () => claimer.wakeSoon());
  const sender = startSender({ core, outgoing, present: (event) => presentEvent(core, event) }, log, {
    onOutcome: recorder.add,
    onRoom: () => claimer.wakeSoon(),
  });
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
