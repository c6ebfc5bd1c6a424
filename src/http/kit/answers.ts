import { Type, type TSchema } from "typebox";
import { ERROR_CODES } from "../errors/error-codes.ts";
import { choice, Currency, Flag, Id, Money, nullable, Text } from "./fields.ts";

export const Problem = Type.Object(
  {
    type: Text,
    title: Text,
    status: Type.Integer(),
    detail: Text,
    code: choice(ERROR_CODES, { description: "Explained at the address in `type`" }),
    message: Text,
    errors: Type.Record(Type.String(), Type.Array(Text)),
    charged: nullable(
      Flag,
      "False if nothing was charged. Null if unknown: repeat the request with the same key or reference",
    ),
    request_id: Text,
    existing_order_id: Type.Optional(Id),
    price: Type.Optional(Money),
    currency: Type.Optional(Currency),
  },
  {
    $id: "Problem",
    description: "A refusal. Send Accept: application/problem+json for the media type of RFC 9457.",
  },
);
export const Message = Type.Object({ message: Text }, { $id: "Message" });

const PageLinks = Type.Object(
  { first: nullable(Text), last: nullable(Text), prev: nullable(Text), next: nullable(Text) },
  { $id: "PageLinks" },
);
const PageMeta = Type.Object(
  {
    path: Text,
    per_page: Type.Integer(),
    current_page: Type.Optional(Type.Integer()),
    from: Type.Optional(nullable(Type.Integer())),
    last_page: Type.Optional(Type.Integer()),
    to: Type.Optional(nullable(Type.Integer())),
    total: Type.Optional(Type.Integer()),
    total_capped: Type.Optional(
      Type.Literal(true, {
        description:
          "Present if counting stopped: the list has at least `total` rows, and `last_page` is not the last. Follow links.next",
      }),
    ),
    next_cursor: Type.Optional(nullable(Text)),
  },
  { $id: "PageMeta" },
);

export const one = <T extends TSchema>(schema: T) => Type.Object({ data: schema });
export const all = <T extends TSchema>(schema: T) => Type.Object({ data: Type.Array(schema) });
/** One page of a list. */
export const listOf = <T extends TSchema>(schema: T) =>
  Type.Object({ data: Type.Array(schema), links: PageLinks, meta: PageMeta });

/** Every operation may be refused in the same shape. */
export const refusals = { "4xx": Problem, "5xx": Problem };

export const IdParams = Type.Object({ id: Type.String() });

/** How a body may be written. */
export const consumes = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];

export const IdempotencyHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({ description: "Makes a request safe to repeat: for 7 days the same key returns the first answer" }),
  ),
});
