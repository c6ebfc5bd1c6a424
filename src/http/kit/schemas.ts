import { Type, type TSchema } from "typebox";
import { ORDER_STATUSES, ORDER_STEPS } from "../../core/orders/order-status.ts";
import { TOP_UP_STATUSES } from "../../core/ledger/top-ups/top-up-request.ts";
import { ENTRY_TYPES } from "../../core/ledger/wallet/statement.ts";
import { ERROR_CODES } from "../errors/error-codes.ts";

export const nullable = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
export const Text = Type.String();
export const Id = Type.Integer();
export const Money = Type.String({ description: "Decimal string, 2 to 6 decimals", examples: ["0.045"] });
export const Currency = Type.String({ examples: ["USD"] });
export const Time = Type.String({ format: "date-time" });
export const Flag = Type.Boolean();
/** Beside what may look like a mistake. */
export const Confirm = Type.Optional(
  Type.Boolean({ description: "True after a refusal with confirmation_required: the request is meant as it is" }),
);
const StatusWord = Type.String({ enum: [...ORDER_STATUSES] });
const ResultFields = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));
const TextMap = Type.Record(Type.String(), Type.String());
/** Forms send everything as text. */
const FormNumber = Type.Unsafe<number | string>({ type: ["integer", "string"] });
/** What may be left out may also be null: clients send their empty fields so. */
export const orNull = (types: string[], rest: object = {}) =>
  Type.Optional(Type.Unsafe<unknown>({ type: [...types, "null"], ...rest }));
/** PHP writes an object without fields as an empty array. */
const orEmpty = (rest: object) => orNull(["object", "array"], { maxItems: 0, ...rest });

export const Problem = Type.Object(
  {
    type: Text,
    title: Text,
    status: Type.Integer(),
    detail: Text,
    code: Type.String({ enum: ERROR_CODES, description: "Explained at the address in `type`" }),
    message: Text,
    errors: Type.Record(Type.String(), Type.Array(Text)),
    charged: nullable(Flag, "False: nothing was charged. Null: unknown; ask again with the same key or reference"),
    request_id: Text,
    existing_order_id: Type.Optional(Id),
    price: Type.Optional(Money),
    currency: Type.Optional(Currency),
  },
  { description: "A refusal. For RFC 9457's media type ask with Accept: application/problem+json." },
);

export const HISTORY_STEP = {
  at: Time,
  event: Type.String({
    enum: [...ORDER_STEPS],
    description: "What happened; the status changes with the first of them alone",
  }),
  from: nullable(StatusWord),
  to: StatusWord,
  actor: Text,
  reason: nullable(Text),
  amount: nullable(Money, "What a refund gave back"),
};

export const Account = Type.Object({
  id: Id,
  name: Text,
  email: Text,
  company: nullable(Text),
  group: nullable(Type.Object({ id: Id, name: Text })),
  status: Text,
  currency: Currency,
  balance: Money,
  held: Money,
  credit_limit: Money,
  spendable: Money,
  low_balance_threshold: Money,
  rate_limit: Type.Object({ limit: Type.Integer(), window_seconds: Type.Integer() }),
  base_url: Type.String({ description: "The interfaces are below it, at /api/dispatch and /api/v1" }),
  bulk_limit: Type.Integer({ description: "How many orders one bulk call may have" }),
  two_factor_enabled: Flag,
  test: Flag,
  created_at: Time,
});

export const ProfileBody = Type.Object({
  name: Type.Optional(Text),
  company: orNull(["string"], { description: "Null or empty: none" }),
  low_balance_threshold: Type.Optional(Money),
});

export const Transaction = Type.Object({
  id: Id,
  type: Type.String({ enum: [...ENTRY_TYPES] }),
  amount: Money,
  currency: Currency,
  balance_after: Money,
  held_after: Money,
  description: Text,
  order_id: nullable(Id),
  client_reference: nullable(Text),
  created_at: Time,
});

export const Service = Type.Object({
  id: Id,
  type: Text,
  name: Text,
  description: Text,
  group: Type.Object({ id: Id, name: Text }),
  price: Money,
  currency: Currency,
  price_source: Text,
  delivery: Type.Object({
    text: Text,
    p50_seconds: nullable(
      Type.Integer(),
      "Half of the last month's deliveries took no longer; null while there were few",
    ),
    p95_seconds: nullable(Type.Integer(), "Nineteen of twenty took no longer"),
  }),
  status: Text,
  inputs: Type.Array(
    Type.Object({
      name: Text,
      type: Text,
      required: Flag,
      check: Type.Optional(Text),
      completes_check_digit: Type.Optional(Type.Boolean({ description: "An IMEI of 14 digits gets its check digit" })),
      description: Type.Optional(Text),
      options: Type.Optional(Type.Array(Text)),
      pattern: Type.Optional(Text),
    }),
  ),
  input_schema: Type.Object({}, { additionalProperties: true, description: "JSON Schema of the inputs" }),
  quantity: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  cancellable: Text,
  allow_duplicate: Text,
  updated_at: Time,
});

export const Order = Type.Object({
  id: Id,
  reference_id: Id,
  client_reference: nullable(Text),
  service_id: Id,
  service: Type.Object({ id: Id, name: Text, type: Text }),
  imei: nullable(Text),
  inputs: TextMap,
  quantity: Type.Integer(),
  status: StatusWord,
  status_code: Type.Integer(),
  status_reason: nullable(Text),
  unit_price: Money,
  price: Money,
  charged: Money,
  held: Money,
  refunded: Money,
  currency: Currency,
  result: nullable(Type.Object({ text: Text, fields: ResultFields, files: Type.Array(Text) })),
  code: nullable(Text),
  source: Text,
  test: Flag,
  cancellable: Flag,
  cancel_requested_at: nullable(Time),
  metadata: nullable(Type.Object({}, { additionalProperties: true })),
  created_at: Time,
  submitted_at: nullable(Time),
  completed_at: nullable(Time),
  updated_at: Time,
  history: Type.Optional(Type.Array(Type.Object(HISTORY_STEP))),
});

export const Quote = Type.Object({
  service_id: Id,
  quantity: Type.Integer(),
  unit_price: Money,
  price: Type.String({ description: "What placing would take now" }),
  currency: Currency,
  replays: Type.Boolean({ description: "The order is there already: placing answers with it and takes nothing" }),
  spendable: Money,
});

export const PlaceBody = Type.Object({
  service_id: FormNumber,
  imei: orNull(["string"], { description: "The identifier, always as a string" }),
  client_reference: orNull(["string"], { description: "Your reference, unique for ever" }),
  quantity: orNull(["integer", "string"]),
  inputs: orEmpty({
    description: "The service's own fields; in forms inputs[Name]=…",
    additionalProperties: { type: ["string", "number", "boolean", "null"] },
  }),
  max_price: orNull(["string"], { description: "Most the whole order may cost" }),
  allow_duplicate: orNull(["boolean", "integer", "string"]),
  metadata: orEmpty({ description: "Yours; given back with the order" }),
});

export const BulkBody = Type.Object({ orders: Type.Array(Type.Unknown(), { description: "Up to 100 orders" }) });

export const BulkAnswer = Type.Object({
  data: Type.Array(
    Type.Object({
      index: Type.Integer(),
      client_reference: nullable(Text),
      order: Type.Optional(Order),
      error: Type.Optional(Problem),
    }),
  ),
  meta: Type.Object({ placed: Type.Integer(), refused: Type.Integer() }),
});

export const TopUpRequest = Type.Object({
  id: Id,
  amount: Money,
  currency: Currency,
  note: nullable(Text),
  payment_reference: nullable(Text, "What the payment is found by"),
  status: Type.String({ enum: [...TOP_UP_STATUSES] }),
  reason: nullable(Text, "Why it was declined, or another amount approved"),
  approved_amount: nullable(Money, "Null unless it was approved"),
  transaction_id: nullable(Id, "The transaction that credited it"),
  test: Flag,
  created_at: Time,
  decided_at: nullable(Time),
});

export const LoginBody = Type.Object({
  email: Type.String({ maxLength: 255, pattern: "^[^\\u0000]*$" }),
  password: Text,
  otp: orNull(["string"], {
    description: "With a second factor: the code of the authenticator app, or a recovery code",
  }),
});
export const LoginAnswer = Type.Object({
  token: Text,
  access_token: Text,
  token_type: Text,
  expires_at: Time,
  data: Type.Object({ token: Text }),
});
export const Message = Type.Object({ message: Text });

export const one = (schema: TSchema) => Type.Object({ data: schema });

export const listOf = (schema: TSchema) =>
  Type.Object({
    data: Type.Array(schema),
    links: Type.Object({ first: nullable(Text), last: nullable(Text), prev: nullable(Text), next: nullable(Text) }),
    meta: Type.Object({
      path: Text,
      per_page: Type.Integer(),
      current_page: Type.Optional(Type.Integer()),
      from: Type.Optional(nullable(Type.Integer())),
      last_page: Type.Optional(Type.Integer()),
      to: Type.Optional(nullable(Type.Integer())),
      total: Type.Optional(Type.Integer()),
      next_cursor: Type.Optional(nullable(Text)),
    }),
  });

/** Every operation may be refused in the same shape. */
export const refusals = { "4xx": Problem, "5xx": Problem };

export const NUMBERED_PAGE_FIELDS = {
  page: "Page by number, from 1",
  per_page: "Rows on a page, 15 unless asked, at most 100",
};
const PAGE_FIELDS = {
  ...NUMBERED_PAGE_FIELDS,
  cursor: "Walks the list: empty begins, links.next continues",
};

/** Query parameters of a list that is read by page or by cursor. */
export function listQuery(fields: Record<string, string>): TSchema {
  return queryOf({ ...fields, ...PAGE_FIELDS });
}

/** Query parameters with their descriptions, all optional; others are ignored. */
export function queryOf(fields: Record<string, string>): TSchema {
  const all = Object.entries(fields);
  return Type.Object(
    Object.fromEntries(all.map(([name, description]) => [name, Type.Optional(Type.Unknown({ description }))])),
  );
}

export const IdParams = Type.Object({ id: Type.String() });

/** How a body may be written. */
export const consumes = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];

export const IdempotencyHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({ description: "Answers once for each key, for 7 days: a repeat gets the first answer" }),
  ),
});
