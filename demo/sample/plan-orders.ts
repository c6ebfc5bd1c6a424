import { luhnDigit } from "../../src/core/kernel/identifiers.ts";
import type { Dice } from "./dice.ts";
import { writeResult, type SampleService } from "./sample-service.ts";

export type Outcome = "success" | "rejected" | "cancelled" | "refunded" | "open";

/** An order of the sample data, before it is known whether its reseller has the credit for it. */
export interface PlannedOrder {
  /** Index of the reseller. */
  reseller: number;
  service: SampleService;
  quantity: number;
  identifier: string | null;
  inputs: Record<string, string>;
  outcome: Outcome;
  /** Milliseconds since the epoch. */
  placedAt: number;
  endedAt: number;
  refundedAt: number;
  /** The result, or why there is none. */
  text: string;
}

export interface Buyer {
  share: number;
  /** Before this moment it was no customer. */
  since: number;
}

export const SAMPLE_DAYS = 90;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Orders of the first and of the last day: the shop grows. */
const [FIRST_DAY, LAST_DAY] = [10, 30];
const WEEKEND_FACTOR = 0.6;
/** Business hours, UTC. */
const [OPENS, CLOSES] = [6, 22];
/** The youngest orders leave room for those that visitors place. */
const LEAST_AGE_MS = 10 * 60_000;
const OUTCOMES = [
  { outcome: "success", share: 92 },
  { outcome: "rejected", share: 5 },
  { outcome: "cancelled", share: 2 },
  { outcome: "refunded", share: 1 },
] as const;
const REJECTIONS = [
  "Not found in the carrier's records",
  "Device is blacklisted",
  "Wrong carrier: check the IMEI first",
];
export const REFUND_REASON = "The code did not work";
const CANCELLATION = "Cancelled by the reseller";
const INPUTS: Record<string, string> = {
  Network: "AT&T",
  "Lock code": "1234",
  Username: "bench-07",
  Email: "bench@customer.example",
  "AnyDesk ID": "814 220 331",
};

/** All orders of the last ninety days, oldest first. */
export function planOrders(
  services: readonly SampleService[],
  buyers: readonly Buyer[],
  { now, dice }: { now: number; dice: Dice },
): PlannedOrder[] {
  const orders: PlannedOrder[] = [];
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  for (let day = 0; day <= SAMPLE_DAYS; day += 1) {
    const start = today - (SAMPLE_DAYS - day) * DAY_MS;
    for (let left = ordersOf(day, start, dice); left > 0; left -= 1) {
      const placedAt = start + timeOfDay(dice);
      const known = buyers.map((buyer, index) => ({ ...buyer, index })).filter(({ since }) => since <= placedAt);
      if (placedAt > now - LEAST_AGE_MS || known.length === 0) continue;
      orders.push(planOrder(dice.pick(known).index, dice.pick(services), placedAt, { now, dice }));
    }
  }
  return orders.toSorted((one, other) => one.placedAt - other.placedAt);
}

function ordersOf(day: number, start: number, dice: Dice): number {
  const usual = FIRST_DAY + ((LAST_DAY - FIRST_DAY) * day) / SAMPLE_DAYS;
  const isWeekend = [0, 6].includes(new Date(start).getUTCDay());
  return Math.round(usual * (isWeekend ? WEEKEND_FACTOR : 1) * (0.7 + 0.6 * dice.roll()));
}

/** Most orders come in the middle of the day. */
function timeOfDay(dice: Dice): number {
  const middle = (dice.roll() + dice.roll()) / 2;
  return Math.floor((OPENS + middle * (CLOSES - OPENS)) * HOUR_MS);
}

function planOrder(
  reseller: number,
  service: SampleService,
  placedAt: number,
  { now, dice }: { now: number; dice: Dice },
): PlannedOrder {
  const [least, most] = service.duration;
  const endedAt = placedAt + dice.between(least, most);
  const refundedAt = endedAt + dice.between(1, 20) * HOUR_MS;
  const outcome = outcomeOf(service, { endedAt, refundedAt, now }, dice);
  const [fewest, greatest] = service.demo.quantity ?? [1, 1];
  const quantity = dice.between(fewest, Math.min(greatest, fewest * 3));
  const { identifier, inputs } = subjectOf(service, dice);
  const text = textOf(outcome, service, quantity, dice);
  return { reseller, service, quantity, identifier, inputs, outcome, placedAt, endedAt, refundedAt, text };
}

function outcomeOf(
  { fulfilment, demo }: SampleService,
  { endedAt, refundedAt, now }: { endedAt: number; refundedAt: number; now: number },
  dice: Dice,
): Outcome {
  const { outcome } = dice.pick(OUTCOMES);
  if (endedAt > now) return fulfilment === "manual" ? "open" : "success";
  if (outcome === "refunded" && refundedAt > now) return "success";
  // Codes from the inventory and from the upstream are delivered before they can be cancelled.
  if (fulfilment !== "manual" && outcome !== "refunded") return "success";
  return outcome === "cancelled" && demo.cancellable === "never" ? "success" : outcome;
}

function textOf(outcome: Outcome, service: SampleService, quantity: number, dice: Dice): string {
  if (outcome === "rejected") return REJECTIONS[dice.between(0, REJECTIONS.length - 1)]!;
  if (outcome === "cancelled") return CANCELLATION;
  return outcome === "open" ? "" : writeResult(service, quantity, dice);
}

const IMEI_OF_NO_DEVICE = "00499901";
const SERIAL_LETTERS = "CDFGHJKLMNPQRTVWXY0123456789";

function subjectOf({ demo }: SampleService, dice: Dice): { identifier: string | null; inputs: Record<string, string> } {
  const names = (demo.inputs ?? []).map((input) => input.split(":")[0]!);
  const inputs = Object.fromEntries(names.map((name) => [name, INPUTS[name] ?? "-"]));
  if (demo.type !== "imei") return { identifier: null, inputs };
  if (demo.identifier === "serial") return { identifier: writeSerial(dice), inputs };
  const digits = IMEI_OF_NO_DEVICE + String(dice.between(100_000, 999_999));
  return { identifier: digits + luhnDigit(digits), inputs };
}

function writeSerial(dice: Dice): string {
  return Array.from({ length: 12 }, () => SERIAL_LETTERS[dice.between(0, SERIAL_LETTERS.length - 1)]).join("");
}
