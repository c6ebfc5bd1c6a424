import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { DomainError } from "../../kernel/errors.ts";
import { decide, type IntakeFacts } from "./decide.ts";
import type { OrderTerms } from "../placing/order-terms.ts";

interface OrderInput {
  wallet: number;
  service: number;
  subject: number | null;
  quantity: number;
  reference: number | null;
  request: number | null;
  replay: boolean;
  asksDuplicate: boolean;
  maxPrice: bigint | null;
}

interface World {
  credit: bigint[];
  price: bigint[];
  allowsDuplicate: boolean[];
}

const NOW = new Date(0);

const few = fc.nat({ max: 2 });
const orderInputs = fc.array(
  fc.record<OrderInput>({
    wallet: fc.nat({ max: 1 }),
    service: fc.nat({ max: 1 }),
    subject: fc.option(few),
    quantity: fc.integer({ min: 1, max: 3 }),
    reference: fc.option(few, { freq: 1 }),
    request: fc.option(few, { freq: 1 }),
    replay: fc.boolean(),
    asksDuplicate: fc.boolean(),
    maxPrice: fc.option(fc.bigInt({ min: 0n, max: 30n }), { freq: 1 }),
  }),
  { maxLength: 20 },
);
const worlds = fc.record<World>({
  credit: fc.tuple(fc.bigInt({ min: -20n, max: 100n }), fc.bigInt({ min: 0n, max: 60n })),
  price: fc.tuple(fc.bigInt({ min: 0n, max: 10n }), fc.bigInt({ min: 0n, max: 20n })),
  allowsDuplicate: fc.tuple(fc.boolean(), fc.boolean()),
});

function termsOf(input: OrderInput): OrderTerms {
  const contentHash = `${input.service} ${input.subject} ${input.quantity}`;
  const replays = input.replay && input.reference === null && !input.asksDuplicate;
  return {
    walletId: input.wallet,
    serviceId: input.service,
    tokenId: 1,
    test: false,
    currency: "USD",
    source: "dispatch",
    identifier: input.subject === null ? null : `subject ${input.subject}`,
    inputs: {},
    quantity: input.quantity,
    maxPrice: input.maxPrice,
    acceptsDuplicate: input.asksDuplicate || input.subject === null,
    clientReference: input.reference === null ? null : `R${input.reference}`,
    metadata: null,
    subject: input.subject === null ? null : `subject ${input.subject}`,
    contentHash,
    requestKey: input.request === null ? null : `K${input.request}`,
    earlierInCall: null,
    requestId: null,
    feedbackUrl: null,
    replayKey: replays && input.subject !== null ? contentHash : null,
  };
}

interface Placed {
  terms: OrderTerms;
  price: bigint;
}

/** What the database would say when these orders were placed before. */
function factsOf(world: World, placed: readonly Placed[], terms: OrderTerms): IntakeFacts {
  const own = [...placed.entries()].filter(([, order]) => order.terms.walletId === terms.walletId);
  const find = (same: (order: OrderTerms) => boolean) => own.find(([, order]) => same(order.terms));
  const spent = own.reduce((sum, [, order]) => sum + order.price, 0n);
  const duplicate = find((o) => o.serviceId === terms.serviceId && o.subject !== null && o.subject === terms.subject);
  const reference = find((o) => o.clientReference !== null && o.clientReference === terms.clientReference);
  const request = find((o) => o.requestKey !== null && o.requestKey === terms.requestKey);
  const replay = find((o) => o.replayKey !== null && o.replayKey === terms.replayKey);
  return {
    available: world.credit[terms.walletId]! - spent,
    creditLimit: 20n,
    resellerStatus: "active",
    serviceStatus: "active",
    prices: {
      base: world.price[terms.serviceId]!,
      personal: null,
      group: null,
      marginBasisPoints: null,
      exchange: null,
    },
    allowsDuplicate: world.allowsDuplicate[terms.serviceId]!,
    supplier: null,
    openDuplicateId: duplicate ? BigInt(duplicate[0]) : null,
    byReference: reference ? { id: BigInt(reference[0]), contentHash: reference[1].terms.contentHash } : null,
    byRequestKey: request ? { id: BigInt(request[0]) } : null,
    byReplayKey: replay ? { id: BigInt(replay[0]), inWindow: true } : null,
    readAt: NOW,
    basis: "",
  };
}

/** What happened to each order, in words that do not depend on how they were batched. */
function describeAll(world: World, batches: readonly OrderTerms[][]): string[] {
  const placed: Placed[] = [];
  const story: string[] = [];
  for (const batch of batches) {
    const facts = batch.map((terms) => factsOf(world, placed, terms));
    const outcomes = decide(batch, facts);
    const numbers = new Map<number, number>();
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.kind === "place") {
        numbers.set(index, placed.length);
        placed.push({ terms: batch[index]!, price: outcome.price });
        story.push(`placed as ${placed.length - 1} for ${outcome.price}`);
      } else if (outcome.kind === "existing") story.push(`is ${outcome.id}`);
      else if (outcome.kind === "same_as") story.push(`is ${numbers.get(outcome.index)}`);
      else story.push(outcome.kind === "refuse" ? outcome.error.code : "duplicate_order");
    }
  }
  return story;
}

const facts: IntakeFacts = {
  available: 10n,
  creditLimit: 5n,
  resellerStatus: "active",
  serviceStatus: "active",
  prices: { base: 5n, personal: null, group: null, marginBasisPoints: null, exchange: null },
  allowsDuplicate: false,
  supplier: null,
  openDuplicateId: null,
  byReference: null,
  byRequestKey: null,
  byReplayKey: null,
  readAt: NOW,
  basis: "",
};
const input: OrderInput = {
  wallet: 0,
  service: 0,
  subject: 1,
  quantity: 1,
  reference: null,
  request: null,
  replay: true,
  asksDuplicate: false,
  maxPrice: null,
};

describe("deciding a batch of orders", () => {
  it("decides as if each had come alone", () => {
    const property = fc.property(worlds, orderInputs, (world, given) => {
      const batch = given.map(termsOf);
      assert.deepEqual(
        describeAll(world, [batch]),
        describeAll(
          world,
          batch.map((terms) => [terms]),
        ),
      );
    });
    fc.assert(property, { numRuns: 500 });
  });

  it("never accepts more than the credit of a wallet", () => {
    const property = fc.property(worlds, orderInputs, (world, given) => {
      const batch = given.map(termsOf);
      const outcomes = decide(
        batch,
        batch.map((terms) => factsOf(world, [], terms)),
      );
      for (const wallet of [0, 1]) {
        const prices = outcomes.map((outcome, index) =>
          outcome.kind === "place" && batch[index]!.walletId === wallet ? outcome.price : 0n,
        );
        const spent = prices.reduce((sum, price) => sum + price, 0n);
        assert.ok(spent === 0n || spent <= world.credit[wallet]! + 20n);
      }
    });
    fc.assert(property, { numRuns: 500 });
  });

  const refusals: [why: string, code: string, facts: Partial<IntakeFacts>, input?: Partial<OrderInput>][] = [
    ["a reseller who is suspended", "account_suspended", { resellerStatus: "suspended" }],
    ["a reseller who waits for approval", "account_suspended", { resellerStatus: "pending" }],
    ["a service that is not there", "service_not_found", { serviceStatus: null }],
    ["a retired service", "service_not_found", { serviceStatus: "retired" }],
    ["a paused service", "service_paused", { serviceStatus: "paused" }],
    ["an open duplicate", "duplicate_order", { openDuplicateId: 3n }],
    [
      "a duplicate that is asked for where the service forbids it",
      "duplicate_order",
      { openDuplicateId: 3n },
      { asksDuplicate: true },
    ],
    ["a price above the most that was given", "price_changed", {}, { maxPrice: 4n }],
    ["one micro-unit too little", "insufficient_balance", { available: -1n }],
    [
      "a reference of other content",
      "reference_conflict",
      { byReference: { id: 1n, contentHash: "other" } },
      { reference: 1 },
    ],
  ];
  for (const [why, code, change, wanted] of refusals) {
    it(`refuses ${why}`, () => {
      const [outcome] = decide([termsOf({ ...input, quantity: 3, ...wanted })], [{ ...facts, ...change }]);
      assert.ok(outcome?.kind === "refuse" && outcome.error instanceof DomainError);
      assert.equal(outcome.error.code, code);
    });
  }

  it("takes the last micro-unit of the credit", () => {
    const [outcome] = decide([termsOf({ ...input, quantity: 3 })], [facts]);
    assert.deepEqual(outcome, { kind: "place", unitPrice: 5n, price: 15n, due: false, endsReplayOf: null });
  });

  it("answers a repeated call with its order while the window is open, and places a new one after it", () => {
    const terms = termsOf({ ...input, subject: null });
    const [inside] = decide([terms], [{ ...facts, byReplayKey: { id: 7n, inWindow: true } }]);
    assert.deepEqual(inside, { kind: "existing", id: 7n, sameCall: true });
    const [after] = decide([terms], [{ ...facts, byReplayKey: { id: 7n, inWindow: false } }]);
    assert.ok(after?.kind === "place" && after.endsReplayOf !== null);
  });

  it("answers a repeated request and reference also when the service is paused and the money gone", () => {
    const poor = { ...facts, available: -5n, serviceStatus: "paused" } as const;
    const terms = termsOf({ ...input, reference: 1, request: 1 });
    const byReference = { id: 7n, contentHash: terms.contentHash };
    assert.deepEqual(decide([terms], [{ ...poor, byReference }]), [{ kind: "existing", id: 7n, sameCall: false }]);
    assert.deepEqual(decide([terms], [{ ...poor, byRequestKey: { id: 8n } }]), [
      { kind: "existing", id: 8n, sameCall: true },
    ]);
  });
});
