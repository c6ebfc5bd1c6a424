import type { AttemptOutcome, ClaimedDelivery } from "../../core/events/deliveries/delivery.ts";
import { toStorable } from "../../core/kernel/text.ts";
import type { Outgoing, OutgoingAnswer } from "../outgoing/outgoing.ts";
import type { WorkerLog } from "../worker-log.ts";
import { CHANNELS } from "./channels.ts";
import type { Sending } from "./send.ts";

/** Sent at the same time by one process, without those that are slow. */
const MOST_SENDING = 64;
/** A receiver that takes longer gives its place to others: many that never answer hold up no other. */
const SLOW_MS = 1_000;
/** With those that are slow. */
export const MOST_UNDER_WAY = 512;
/** Of an answer, for the delivery log. */
const STORED_ANSWER_LENGTH = 2_000;
const GONE = 410;
const PRIVATE_HINT = /^the address is private.*/;

export interface SenderEvents {
  onOutcome: (outcome: AttemptOutcome) => void;
  /** A slow one has given its place to others. */
  onRoom: () => void;
}

/** Sends claimed deliveries at the same time, up to a limit. */
export function startSender(sending: Sending, log: WorkerLog, { onOutcome, onRoom }: SenderEvents) {
  const underWay = new Set<Promise<void>>();
  let slow = 0;
  async function send(delivery: ClaimedDelivery): Promise<void> {
    let isSlow = false;
    const slowing = setTimeout(() => {
      isSlow = true;
      slow++;
      onRoom();
    }, SLOW_MS);
    const outcome = await attempt(sending, log, delivery);
    clearTimeout(slowing);
    if (isSlow) slow--;
    if (outcome !== null) onOutcome(outcome);
  }
  return {
    room: () => Math.min(MOST_SENDING - (underWay.size - slow), MOST_UNDER_WAY - underWay.size),
    start(delivery: ClaimedDelivery): void {
      const work = send(delivery).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    finish: () => Promise.all(underWay),
  };
}

class LeaseOver extends Error {}

/** Null: its lease is over, so that another worker sends it. */
async function attempt(sending: Sending, log: WorkerLog, delivery: ClaimedDelivery): Promise<AttemptOutcome | null> {
  const at = new Date();
  const started = performance.now();
  try {
    const outgoing = whileHeld(sending.outgoing, delivery);
    const answer = await CHANNELS[delivery.channel]({ ...sending, outgoing }, delivery);
    const durationMs = Math.round(performance.now() - started);
    const outcome = { delivery, at, durationMs, ...readAnswer(answer) };
    const word = outcome.isDelivered ? "delivered" : answer.kind === "answer" ? "refused" : "unreachable";
    sending.core.metrics.deliveryAttempted(delivery.channel, word, durationMs / 1_000);
    return outcome;
  } catch (error) {
    if (error instanceof LeaseOver) return null;
    log.error({ err: error, delivery: delivery.id }, "a delivery could not be sent");
    const durationMs = Math.round(performance.now() - started);
    return { delivery, at, durationMs, ...failed("this server could not prepare the message"), isOurs: true };
  }
}

/** A worker that was suspended does not send what another one has sent meanwhile, to an address that may have changed. */
function whileHeld(outgoing: Outgoing, { sendBefore }: ClaimedDelivery): Outgoing {
  return {
    ...outgoing,
    send: async (url, message) => {
      if (Date.now() >= sendBefore) throw new LeaseOver();
      return outgoing.send(url, message);
    },
  };
}

function readAnswer(answer: OutgoingAnswer) {
  // What the operator can set is no concern of resellers.
  if (answer.kind !== "answer") return failed(answer.message.replace(PRIVATE_HINT, "the address is private"));
  const { status, text } = answer;
  const isDelivered = status >= 200 && status < 300;
  return {
    status,
    answer: toStorable(text).slice(0, STORED_ANSWER_LENGTH).toWellFormed(),
    error: isDelivered ? null : `HTTP ${status}`,
    isDelivered,
    isGone: status === GONE,
    isOurs: false,
  };
}

function failed(error: string) {
  return { status: null, answer: null, error, isDelivered: false, isGone: false, isOurs: false };
}
