import { Type, type Static } from "typebox";
import { formatMoney } from "../../../core/kernel/money.ts";
import type { Quote as CoreQuote } from "../../../core/orders/placing/quote-orders.ts";
import { Problem } from "../../kit/answers.ts";
import { Count, Currency, Id, Money, nullable, Text } from "../../kit/fields.ts";

type RowQuote = Static<typeof RowQuote>;
const RowQuote = Type.Object(
  {
    service_id: Id,
    quantity: Type.Integer(),
    unit_price: Money,
    price: Money,
    currency: Currency,
    replays: Type.Boolean({
      description: "True if it repeats an existing order or an earlier row, and costs nothing more",
    }),
  },
  { $id: "RowQuote" },
);

export const Quote = Type.Object(
  {
    service_id: Id,
    quantity: Type.Integer(),
    unit_price: Money,
    price: Type.String({ description: "What placing the order would charge now" }),
    currency: Currency,
    replays: Type.Boolean({ description: "The order already exists: placing it again returns it and charges nothing" }),
    spendable: Money,
  },
  { $id: "Quote" },
);

export const BulkQuotes = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        index: Type.Integer(),
        client_reference: nullable(Text),
        quote: Type.Optional(RowQuote),
        error: Type.Optional(Problem),
      }),
    ),
    meta: Type.Object({
      accepted: Count,
      refused: Count,
      price: Type.String({ description: "Total of all accepted rows" }),
      currency: Currency,
      spendable: Money,
    }),
  },
  { $id: "BulkQuotes" },
);

export function presentQuote(
  { serviceId, quantity, unitPrice, price, replays }: CoreQuote,
  currency: string,
): RowQuote {
  const prices = { unit_price: formatMoney(unitPrice), price: formatMoney(price), currency };
  return { service_id: serviceId, quantity, ...prices, replays };
}
