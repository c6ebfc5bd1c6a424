import type { RoutedOrder } from "../due/due-order.ts";
import type { Attention } from "../../../database/column-types.ts";
import type { RouteOption } from "../routes/route.ts";
import { cut } from "../../kernel/text.ts";
import type { RefusalClass } from "../suppliers/outcome.ts";
import { pauseReason } from "./pause-reason.ts";

/** After so many attempts with one unavailable supplier, another route goes first. */
const TRIES_ON_ONE_ROUTE = 3;
const BACK_OFF_SECONDS = 2;
const LONGEST_BACK_OFF_SECONDS = 300;
const LOSS_NOTE = "Every route that is left costs more than the order brings.";
export const UNVALUED_NOTE =
  "The order has no exchange rate to the currency of its service: it cannot be sent to a supplier that charges for it.";

/** Decides who gets an order that no supplier has: the next supplier, or manual fulfilment. */
export type OnwardStep =
  | { kind: "route"; route: RouteOption; afterSeconds: number }
  | {
      kind: "operator";
      attention: Attention;
      note: string | null;
      route?: RouteOption;
      /** The supplier whose pause is the reason. */
      divertedFrom?: number;
    };
export type NextStep = OnwardStep | { kind: "reject"; reason: string };

/**
 * The first usable route from this position on. A supplier that is out of order for now is waited for when no other
 * can take over; a person is asked where the routes say so, or when none is left.
 */
export function chooseRoute(order: RoutedOrder, fromPosition: number): OnwardStep {
  const routes = order.routes.filter((route) => route.position >= fromPosition);
  const usable = routes.filter((route) => obstacleOf(order, route) === null);
  const person = usable.findIndex((route) => route.kind === "manual");
  const automatic = person === -1 ? usable : usable.slice(0, person);
  const first = automatic.toSorted((a, b) => a.openSeconds - b.openSeconds)[0];
  if (first) return { kind: "route", route: first, afterSeconds: first.openSeconds };
  const to = person === -1 ? {} : { route: usable[person]! };
  const paused = routes.find(
    (route) => obstacleOf(order, route) === "supplier" && (!to.route || route.position < to.route.position),
  );
  if (paused) return divertedFrom(paused, paused.pauseReason, to);
  const obstacles = routes.map((route) => obstacleOf(order, route));
  if (obstacles.includes("unvalued")) return { kind: "operator", attention: "loss", note: UNVALUED_NOTE, ...to };
  if (obstacles.includes("loss")) return { kind: "operator", attention: "loss", note: LOSS_NOTE, ...to };
  if (person !== -1) return { kind: "operator", attention: "manual", note: null, ...to };
  return { kind: "operator", attention: "no_route", note: "No route is left that takes orders." };
}

/** The route that the order stands at, wherever it is by now; undefined once it was removed. */
export function presentRoute({
  routes,
  supplierId,
}: Pick<RoutedOrder, "routes" | "supplierId">): RouteOption | undefined {
  return routes.find((route) => route.supplierId === supplierId);
}

/** The first usable route from the present one on; from the first one if the present one was removed. */
export function choosePresent(order: RoutedOrder): OnwardStep {
  return chooseRoute(order, presentRoute(order)?.position ?? 0);
}

/** The first usable route behind the present one; from the first one if the present one was removed. */
export function chooseBehind(order: RoutedOrder): OnwardStep {
  return chooseRoute(order, (presentRoute(order)?.position ?? 0) + 1);
}

/**
 * What follows from a supplier's refusal. Never a blind loop: a refusal that repeats itself moves the order on, and
 * after `budget` attempts staff decide. `random` in [0, 1) spreads the repeats.
 */
export function afterRefusal(
  order: RoutedOrder,
  { refusal, message, reason }: { refusal: RefusalClass; message: string; reason: string },
  { budget, random }: { budget: number; random: number },
): NextStep {
  if (refusal === "input") return { kind: "reject", reason };
  if (refusal === "unclear") return { kind: "operator", attention: "refused", note: message };
  if (order.attempts >= budget) return { kind: "operator", attention: "retries", note: message };
  const here = presentRoute(order);
  const onward = chooseBehind(order);
  const pause = pauseReason({ refusal, message });
  if (pause !== null && here && onward.kind === "operator") {
    return divertedFrom(here, pause, onward.route && { route: onward.route });
  }
  if (refusal === "unavailable" || refusal === "rate" || refusal === "price") {
    if (here && (order.attemptsHere < TRIES_ON_ONE_ROUTE || onward.kind !== "route")) {
      return { kind: "route", route: here, afterSeconds: backOff(order.attemptsHere, random) };
    }
  }
  if (onward.kind === "operator" && onward.attention === "no_route") {
    return { kind: "operator", attention: "refused", note: message };
  }
  return onward;
}

/** What follows when a supplier took an order and then rejected it. */
export function afterRejection(order: RoutedOrder, reason: string): NextStep {
  if (!presentRoute(order)?.continueOnRejection) return { kind: "reject", reason };
  const onward = chooseBehind(order);
  const isOver = onward.kind === "operator" && !onward.route && onward.attention !== "loss";
  return isOver ? { kind: "reject", reason } : onward;
}

/** Doubles with every try; between half and all of it, so that the waiting do not come back together. */
function backOff(tries: number, random: number): number {
  const longest = Math.min(BACK_OFF_SECONDS * 2 ** tries, LONGEST_BACK_OFF_SECONDS);
  return longest * (0.5 + random / 2);
}

/** Staff have the order until the supplier is back. */
function divertedFrom(route: RouteOption, reason: string | null, to: { route?: RouteOption } = {}): OnwardStep {
  const note = cut(`Diverted: ${route.supplierName} was paused: ${reason ?? "no reason given"}`);
  return { kind: "operator", attention: "diverted", note, divertedFrom: route.supplierId, ...to };
}

export type Obstacle = "paused" | "unvalued" | "loss" | "supplier";

/** Why an order cannot go by a route now; what only the supplier's pause prevents is possible when it is back. */
export function obstacleOf(
  { worth, quantity }: Pick<RoutedOrder, "worth" | "quantity">,
  route: RouteOption,
): Obstacle | null {
  if (route.pausedBy !== null) return "paused";
  const cost = (route.cost ?? 0n) * BigInt(quantity);
  // An allowed loss has a known size.
  if (worth === null && cost > 0n) return "unvalued";
  if (worth !== null && cost > worth && !route.allowLoss) return "loss";
  return route.supplierPaused ? "supplier" : null;
}
