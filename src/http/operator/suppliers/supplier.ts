import { Type, type Static } from "typebox";
import type { SupplierInput } from "../../../core/fulfilment/imports/suppliers.ts";
import { REFUSAL_CLASSES } from "../../../core/fulfilment/suppliers/outcome.ts";
import type { Supplier as CoreSupplier } from "../../../core/fulfilment/suppliers/supplier.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { Body, choice, Flag, GivenText, Id, MAX_TEXT_LENGTH, Money, nullable, Text, Time } from "../../kit/fields.ts";
import { moneyOrNull, timeOrNull } from "../../kit/values.ts";
import { readAmount } from "../read.ts";

const MAX_URL_LENGTH = 2_000;
const MAX_USERNAME_LENGTH = 254;

const Repeats = choice(["never", "by_reference"], {
  description: "by_reference if sending a reference again returns the existing order",
});

const Override = {
  contains: GivenText(),
  class: choice(REFUSAL_CLASSES),
  reason: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: MAX_TEXT_LENGTH,
      description: "Reason shown to the reseller when the order is rejected; if unset, a default sentence",
    }),
  ),
};

export const Supplier = Type.Object(
  {
    id: Id,
    kind: Text,
    name: Text,
    url: nullable(Text),
    username: nullable(Text),
    currency: nullable(Text),
    exchange_rate: Type.String({
      description: "How much one unit of the supplier's currency is in the server's currency",
    }),
    concurrency: Type.Integer(),
    bulk_size: Type.Integer(),
    repeats: Repeats,
    refusal_overrides: Type.Array(Type.Object(Override)),
    sync_hours: Type.Integer(),
    balance: nullable(Money, "Null if unknown, and for roles that may not see costs"),
    balance_at: nullable(Time),
    low_balance: nullable(Money),
    balance_is_low: Flag,
    open_attempts: Type.Integer({
      description: "Open orders that were sent to the supplier; 0 for manual fulfilment, whose orders are in the queue",
    }),
    diverted_orders: Type.Integer({
      description: "Orders in the queue because the supplier was paused, not assigned",
    }),
    failures: Type.Integer({ description: "In a row" }),
    circuit_open_until: nullable(Time, "No orders are sent before this time; null if the circuit is closed"),
    paused_at: nullable(Time),
    pause_reason: nullable(Text),
    last_error: nullable(Text),
    last_error_at: nullable(Time),
    created_at: Time,
  },
  { $id: "Supplier" },
);

const REQUIRED = {
  name: GivenText(),
  url: GivenText(MAX_URL_LENGTH, "Its endpoint, such as https://supplier.example/api/index.php"),
  key: GivenText(MAX_TEXT_LENGTH, "Stored encrypted, never shown again"),
};
const OPTIONAL = {
  username: GivenText(MAX_USERNAME_LENGTH),
  currency: Type.String({ description: "Three-letter code; the server's currency by default" }),
  exchange_rate: Type.String({
    description: "How much one unit of the supplier's currency is in the server's currency",
  }),
  concurrency: Type.Integer({ description: "Maximum number of concurrent requests" }),
  bulk_size: Type.Integer({ description: "Maximum number of orders per request" }),
  repeats: Repeats,
  refusal_overrides: Type.Array(Body(Override), { description: "How to treat refusals that contain a text" }),
  low_balance: nullable(Money, "The operator is warned below this balance"),
  sync_hours: Type.Integer({ description: "Hours between catalogue synchronisations; 0 for only on request" }),
};

export const SupplierChange = Type.Partial(Body({ ...REQUIRED, ...OPTIONAL }), { additionalProperties: false });

export const NewSupplier = Type.Object(
  {
    kind: Type.Optional(GivenText(MAX_TEXT_LENGTH, "Which API it speaks; if unset, that of most panels")),
    ...REQUIRED,
    ...Type.Partial(Type.Object(OPTIONAL)).properties,
  },
  { additionalProperties: false },
);

/** Everything but the key. */
export function presentSupplier(
  supplier: CoreSupplier,
  { now, openAttempts, divertedOrders }: { now: Date; openAttempts: number; divertedOrders: number },
) {
  const { balance, lowBalance, openUntil } = supplier;
  return {
    id: supplier.id,
    kind: supplier.kind,
    name: supplier.name,
    url: supplier.url,
    username: supplier.username,
    currency: supplier.currency,
    exchange_rate: formatMoney(supplier.exchangeRate),
    concurrency: supplier.concurrency,
    bulk_size: supplier.bulkSize,
    repeats: supplier.repeats,
    refusal_overrides: supplier.refusalOverrides.map(({ refusal, ...texts }) => ({ ...texts, class: refusal })),
    sync_hours: supplier.syncHours,
    balance: moneyOrNull(balance),
    balance_at: timeOrNull(supplier.balanceAt),
    low_balance: moneyOrNull(lowBalance),
    balance_is_low: balance !== null && lowBalance !== null && balance < lowBalance,
    open_attempts: openAttempts,
    diverted_orders: divertedOrders,
    failures: supplier.failures,
    circuit_open_until: openUntil !== null && openUntil > now ? openUntil.toISOString() : null,
    paused_at: timeOrNull(supplier.pausedAt),
    pause_reason: supplier.pauseReason,
    last_error: supplier.lastError,
    last_error_at: timeOrNull(supplier.lastErrorAt),
    created_at: supplier.createdAt.toISOString(),
  };
}

/** A body whose shape is known to be right. Throws validation_failed for what is no amount. */
export function readSupplier(body: Static<typeof SupplierChange>): SupplierInput {
  const { exchange_rate, bulk_size, refusal_overrides, low_balance, sync_hours, ...rest } = body;
  return {
    ...rest,
    exchangeRate: exchange_rate === undefined ? undefined : readAmount("exchange_rate", exchange_rate),
    bulkSize: bulk_size,
    refusalOverrides: refusal_overrides?.map(({ class: refusal, ...texts }) => ({ ...texts, refusal })),
    lowBalance: typeof low_balance === "string" ? readAmount("low_balance", low_balance) : low_balance,
    syncHours: sync_hours,
  };
}
