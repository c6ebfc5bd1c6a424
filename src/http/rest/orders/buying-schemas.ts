import { Type } from "typebox";
import { Currency, Id, Money, nullable, Problem, Text } from "../../kit/schemas.ts";

const RowQuote = Type.Object({
  service_id: Id,
  quantity: Type.Integer(),
  unit_price: Money,
  price: Money,
  currency: Currency,
  replays: Type.Boolean({
    description: "True: it repeats an order that is there, or an earlier row, and costs nothing more",
  }),
});

export const BulkQuotes = Type.Object({
  data: Type.Array(
    Type.Object({
      index: Type.Integer(),
      client_reference: nullable(Text),
      quote: Type.Optional(RowQuote),
      error: Type.Optional(Problem),
    }),
  ),
  meta: Type.Object({
    accepted: Type.Integer(),
    refused: Type.Integer(),
    price: Type.String({ description: "Of all accepted rows" }),
    currency: Currency,
    spendable: Money,
  }),
});
