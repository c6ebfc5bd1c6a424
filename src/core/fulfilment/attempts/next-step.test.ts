import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import type { RouteOption } from "../routes/route.ts";
import { afterRefusal, afterRejection, chooseRoute, presentRoute, type NextStep } from "./next-step.ts";
import type { RoutedOrder } from "../due/due-order.ts";
import { REFUSAL_CLASSES, type RefusalClass } from "../suppliers/outcome.ts";

const PRICE = 1_000n;
const BUDGET = 6;

function route(position: number, input: Partial<RouteOption> = {}): RouteOption {
  return {
    position,
    supplierId: 100 + position,
    kind: "acme",
    supplierService: "7",
    cost: 400n,
    offered: 400n,
    allowLoss: false,
    pausedBy: null,
    supplierName: `Supplier ${position}`,
    supplierPaused: false,
    pauseReason: null,
    openSeconds: 0,
    inputNames: {},
    continueOnRejection: false,
    ...input,
  };
}

const person = (position: number) => route(position, { kind: "manual", supplierService: null, cost: null });

function orderOf(routes: RouteOption[], input: Partial<RoutedOrder> = {}): RoutedOrder {
  return { worth: PRICE, quantity: 1, supplierId: 101, attempts: 1, attemptsHere: 1, routes, ...input };
}

function refused(order: RoutedOrder, refusal: RefusalClass, budget = BUDGET): NextStep {
  return afterRefusal(order, { refusal, message: "no", reason: "ours" }, { budget, random: 0 });
}

/** In a word: where the order goes. */
function told(step: NextStep): string {
  if (step.kind === "route") return `route ${step.route.position} in ${step.afterSeconds}`;
  return step.kind === "reject" ? `reject: ${step.reason}` : `operator: ${step.attention}`;
}

const ROUTES = fc
  .array(
    fc.record({
      kind: fc.constantFrom("acme", "stock", "manual"),
      cost: fc.option(fc.bigInt({ min: 0n, max: 1_500n })),
      allowLoss: fc.boolean(),
      pausedBy: fc.constantFrom(null, null, "operator", "cost", "vanished"),
      supplierPaused: fc.constantFrom(false, false, true),
      openSeconds: fc.constantFrom(0, 0, 15, 300),
      continueOnRejection: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((inputs) => inputs.map((input, index) => route(index + 1, input)));
const ORDERS: fc.Arbitrary<RoutedOrder> = fc.record({
  worth: fc.option(fc.bigInt({ min: 0n, max: 2_000n })),
  quantity: fc.integer({ min: 1, max: 4 }),
  supplierId: fc.option(fc.integer({ min: 101, max: 107 })),
  attempts: fc.integer({ min: 1, max: 10 }),
  attemptsHere: fc.integer({ min: 1, max: 10 }),
  routes: ROUTES,
});
const CHANCE = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

function assertUsable({ worth, quantity }: RoutedOrder, { pausedBy, supplierPaused, cost, allowLoss }: RouteOption) {
  assert.equal(pausedBy, null);
  assert.equal(supplierPaused, false);
  const charged = (cost ?? 0n) * BigInt(quantity);
  if (worth === null) assert.equal(charged, 0n);
  else assert.ok(allowLoss || charged <= worth);
}

describe("the choice of a route", () => {
  const paused = route(1, { pausedBy: "operator" });
  const cases: [name: string, routes: RouteOption[], from: number, expected: string][] = [
    ["the first", [route(1), route(2)], 0, "route 1 in 0"],
    ["nothing before the given position", [route(1), route(2)], 2, "route 2 in 0"],
    ["not a paused one", [paused, route(2)], 0, "route 2 in 0"],
    ["not one whose supplier is paused", [route(1, { supplierPaused: true }), route(2)], 0, "route 2 in 0"],
    ["not one that makes a loss", [route(1, { cost: 1_001n }), route(2)], 0, "route 2 in 0"],
    ["one that makes no profit", [route(1, { cost: 1_000n }), route(2)], 0, "route 1 in 0"],
    ["one whose loss the operator allowed", [route(1, { cost: 9_000n, allowLoss: true })], 0, "route 1 in 0"],
    ["another before one that is out of order", [route(1, { openSeconds: 60 }), route(2)], 0, "route 2 in 0"],
    ["the one that is back first", [route(1, { openSeconds: 60 }), route(2, { openSeconds: 9 })], 0, "route 2 in 9"],
    ["to wait rather than ask a person", [route(1, { openSeconds: 60 }), person(2)], 0, "route 1 in 60"],
    ["a person where they come first", [person(1), route(2)], 0, "operator: manual"],
    ["a person where nothing before them is usable", [paused, person(2), route(3)], 0, "operator: manual"],
    ["no route where all are paused", [paused], 0, "operator: no_route"],
    ["no route where there is none", [], 0, "operator: no_route"],
    ["no route where a loss is all that is left", [paused, route(2, { cost: 1_001n })], 0, "operator: loss"],
  ];
  for (const [name, routes, from, expected] of cases) {
    it(`takes ${name}`, () => assert.equal(told(chooseRoute(orderOf(routes), from)), expected));
  }

  const unvalued: [name: string, routes: RouteOption[], expected: string][] = [
    ["none that charges, at any cost", [route(1, { cost: 1n })], "operator: loss"],
    ["none that charges where a loss is allowed", [route(1, { cost: 1n, allowLoss: true })], "operator: loss"],
    ["one that charges nothing", [route(1), route(2, { cost: 0n })], "route 2 in 0"],
    ["stock", [route(1), route(2, { kind: "stock", cost: null })], "route 2 in 0"],
    ["a person", [route(1), person(2)], "operator: loss"],
  ];
  for (const [name, routes, expected] of unvalued) {
    it(`takes ${name} for an order whose worth is unknown`, () => {
      assert.equal(told(chooseRoute(orderOf(routes, { worth: null }), 0)), expected);
    });
  }

  it("counts the cost of the whole quantity", () => {
    const routes = [route(1, { cost: 400n })];
    assert.equal(told(chooseRoute(orderOf(routes, { quantity: 2 }), 0)), "route 1 in 0");
    assert.equal(told(chooseRoute(orderOf(routes, { quantity: 3 }), 0)), "operator: loss");
  });

  it("is never a paused one, one at a loss, nor one before the given position", () => {
    fc.assert(
      fc.property(ORDERS, fc.nat(7), (order, from) => {
        const step = chooseRoute(order, from);
        if (!step.route) return;
        assertUsable(order, step.route);
        assert.ok(step.route.position >= from);
        assert.equal(step.route.kind === "manual", step.kind === "operator");
      }),
    );
  });

  it("waits only when no other can take over at once", () => {
    fc.assert(
      fc.property(ORDERS, fc.nat(7), (order, from) => {
        const step = chooseRoute(order, from);
        if (step.kind !== "route" || step.afterSeconds === 0) return;
        for (const other of order.routes) {
          if (other.position < from || other.openSeconds > 0) continue;
          if (other.kind === "manual") break;
          assert.throws(() => assertUsable(order, other));
        }
      }),
    );
  });
});

describe("after a refusal", () => {
  const two = [route(1), route(2)];
  const cases: [name: string, order: RoutedOrder, refusal: RefusalClass, expected: string][] = [
    ["wrong details go back to the reseller", orderOf(two), "input", "reject: ours"],
    ["wrong details do so with any budget", orderOf(two, { attempts: 99 }), "input", "reject: ours"],
    ["an unknown text needs attention", orderOf(two), "unclear", "operator: refused"],
    ["a used up balance moves the order on", orderOf(two), "credit", "route 2 in 0"],
    ["a key that is not accepted moves the order on", orderOf(two), "auth", "route 2 in 0"],
    ["an address that is not accepted moves the order on", orderOf(two), "ip", "route 2 in 0"],
    ["a duplicate moves the order on", orderOf(two), "duplicate", "route 2 in 0"],
    ["an unknown command moves the order on", orderOf(two), "unsupported", "route 2 in 0"],
    ["after the last route it needs attention with the reason", orderOf([route(1)]), "duplicate", "operator: refused"],
    ["the last route says that its supplier is paused by it", orderOf([route(1)]), "credit", "operator: diverted"],
    ["a person on the next route takes over", orderOf([route(1), person(2)]), "duplicate", "operator: manual"],
    ["and until the supplier is back", orderOf([route(1), person(2)]), "auth", "operator: diverted"],
    [
      "the next route is not taken at a loss",
      orderOf([route(1), route(2, { cost: 2_000n })]),
      "duplicate",
      "operator: loss",
    ],
    ["an unavailable supplier is tried again first", orderOf(two), "unavailable", "route 1 in 2"],
    ["an unavailable supplier is left after three attempts", orderOf(two, { attemptsHere: 3 }), "rate", "route 2 in 0"],
    ["it is tried on where there is no other", orderOf([route(1)], { attemptsHere: 3 }), "rate", "route 1 in 8"],
    [
      "it is tried further before staff are asked",
      orderOf([route(1), person(2)], { attemptsHere: 4 }),
      "rate",
      "route 1 in 16",
    ],
    ["a route that is gone is not tried again", orderOf([route(2)]), "unavailable", "route 2 in 0"],
    [
      "a route that was moved is found by its supplier",
      orderOf([route(1, { supplierId: 9 }), route(2, { supplierId: 101 }), route(3)]),
      "credit",
      "route 3 in 0",
    ],
    [
      "another that took its place is not tried for it",
      orderOf([route(1, { supplierId: 9 }), route(2, { supplierId: 101 })], { attemptsHere: 3 }),
      "unavailable",
      "route 2 in 8",
    ],
  ];
  for (const [name, order, refusal, expected] of cases) {
    it(name, () => assert.equal(told(refused(order, refusal)), expected));
  }

  it("staff decide when the budget is used up, with any routes", () => {
    const budgeted = REFUSAL_CLASSES.filter((refusal) => refusal !== "input" && refusal !== "unclear");
    fc.assert(
      fc.property(ORDERS, fc.constantFrom(...budgeted), fc.nat(10), CHANCE, (order, refusal, spare, random) => {
        const budget = Math.max(1, order.attempts - spare);
        const step = afterRefusal(order, { refusal, message: "no", reason: "ours" }, { budget, random });
        assert.deepEqual(step, { kind: "operator", attention: "retries", note: "no" });
      }),
    );
  });

  it("an order that is refused repeatedly ends within its budget of attempts", () => {
    const refusals = fc.array(fc.constantFrom(...REFUSAL_CLASSES), { minLength: BUDGET, maxLength: BUDGET });
    fc.assert(
      fc.property(ROUTES, refusals, (routes, answers) => {
        const order = orderOf(routes, { attempts: 0, attemptsHere: 0 });
        for (const refusal of answers) {
          order.attempts++;
          order.attemptsHere++;
          const step = refused(order, refusal);
          if (step.kind !== "route") return;
          if (step.route.supplierId !== order.supplierId) order.attemptsHere = 0;
          order.supplierId = step.route.supplierId;
        }
        assert.fail("it goes on");
      }),
    );
  });

  it("only the present route or a usable one behind it is next", () => {
    fc.assert(
      fc.property(ORDERS, fc.constantFrom(...REFUSAL_CLASSES), (order, refusal) => {
        const step = refused(order, refusal);
        if (step.kind !== "route" || step.route.supplierId === order.supplierId) return;
        assertUsable(order, step.route);
        assert.ok(step.route.position > (presentRoute(order)?.position ?? 0));
      }),
    );
  });

  it("the wait for the same supplier lies between half and all of a doubling that ends at five minutes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), CHANCE, (attemptsHere, random) => {
        const order = orderOf([route(1)], { attemptsHere });
        const step = afterRefusal(order, { refusal: "rate", message: "no", reason: "ours" }, { budget: 100, random });
        const longest = Math.min(2 ** (attemptsHere + 1), 300);
        assert.ok(step.kind === "route" && step.afterSeconds >= longest / 2 && step.afterSeconds <= longest);
      }),
    );
  });
});

describe("after a rejection", () => {
  const goesOn = { continueOnRejection: true };
  const cases: [name: string, routes: RouteOption[], expected: string][] = [
    ["the order goes back to the reseller", [route(1), route(2)], "reject: no"],
    ["it goes to the next route where the operator said so", [route(1, goesOn), route(2)], "route 2 in 0"],
    ["a person on the next route gets it", [route(1, goesOn), person(2)], "operator: manual"],
    ["no route behind it means rejected", [route(1, goesOn)], "reject: no"],
    ["a paused route behind it means rejected", [route(1, goesOn), route(2, { pausedBy: "cost" })], "reject: no"],
    ["a loss is for the operator to decide", [route(1, goesOn), route(2, { cost: 1_001n })], "operator: loss"],
    ["the same holds where the route is gone", [route(2, goesOn)], "reject: no"],
    [
      "it is the present route that says so, wherever it was moved",
      [route(1, { supplierId: 9 }), route(2, { ...goesOn, supplierId: 101 }), route(3)],
      "route 3 in 0",
    ],
    [
      "and no other that took its place",
      [route(1, { ...goesOn, supplierId: 9 }), route(2, { supplierId: 101 }), route(3)],
      "reject: no",
    ],
  ];
  for (const [name, routes, expected] of cases) {
    it(name, () => assert.equal(told(afterRejection(orderOf(routes), "no")), expected));
  }

  it("the same route is never next", () => {
    fc.assert(
      fc.property(ORDERS, (order) => {
        const step = afterRejection(order, "no");
        if (step.kind !== "route") return;
        assertUsable(order, step.route);
        assert.ok(step.route.position > presentRoute(order)!.position);
      }),
    );
  });
});
