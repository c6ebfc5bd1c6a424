import { Type } from "typebox";
import { REFUSAL_CLASSES } from "../../../core/fulfilment/suppliers/outcome.ts";
import {
  AnyObject,
  Body,
  choice,
  Confirm,
  Flag,
  GivenId,
  GivenText,
  Id,
  MAX_TEXT_LENGTH,
  Money,
  Named,
  nullable,
  Text,
  Time,
} from "../../kit/fields.ts";

const MAX_URL_LENGTH = 2_000;
const MAX_USERNAME_LENGTH = 254;

const Repeats = choice(["never", "by_reference"], {
  description: "by_reference where a repeated reference gives the order that is there already",
});
const Override = {
  contains: GivenText(),
  class: choice(REFUSAL_CLASSES),
  reason: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: MAX_TEXT_LENGTH,
      description: "What the reseller reads when the order is rejected for it; if unset, a sentence of the server",
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
    exchange_rate: Type.String({ description: "How much of the server's currency one unit of the supplier's is" }),
    concurrency: Type.Integer(),
    bulk_size: Type.Integer(),
    repeats: Repeats,
    refusal_overrides: Type.Array(Type.Object(Override)),
    sync_hours: Type.Integer(),
    balance: nullable(Money),
    balance_at: nullable(Time),
    low_balance: nullable(Money),
    balance_is_low: Flag,
    open_attempts: Type.Integer({ description: "Orders that it has, and has not answered" }),
    diverted_orders: Type.Integer({ description: "Orders in the queue because it was paused, which nobody has taken" }),
    failures: Type.Integer({ description: "In a row" }),
    circuit_open_until: nullable(Time, "Nothing is sent before; null: the circuit is closed"),
    paused_at: nullable(Time),
    pause_reason: nullable(Text),
    last_error: nullable(Text),
    last_error_at: nullable(Time),
    created_at: Time,
  },
  { $id: "Supplier" },
);

const SUPPLIER_FIELDS = {
  name: GivenText(),
  url: GivenText(MAX_URL_LENGTH, "Its endpoint, such as https://supplier.example/api/index.php"),
  username: GivenText(MAX_USERNAME_LENGTH),
  key: GivenText(MAX_TEXT_LENGTH, "Kept encrypted, never shown again"),
  currency: Type.String({ description: "Three-letter code; the server's unless given" }),
  exchange_rate: Type.String({ description: "How much of the server's currency one unit of the supplier's is" }),
  concurrency: Type.Integer({ description: "Most calls at the same time" }),
  bulk_size: Type.Integer({ description: "Most orders in one call" }),
  repeats: Repeats,
  refusal_overrides: Type.Array(Body(Override), { description: "What its refusals mean, by a part of their text" }),
  low_balance: nullable(Money, "Below it the operator is warned"),
  sync_hours: Type.Integer({ description: "How often its catalogue is synchronised; 0: only when asked" }),
};
const { name, url, key, ...settings } = SUPPLIER_FIELDS;
export const SupplierChange = Type.Partial(Body(SUPPLIER_FIELDS), { additionalProperties: false });
export const NewSupplier = Type.Object(
  {
    kind: Type.Optional(GivenText(MAX_TEXT_LENGTH, "Which API it speaks; if unset, that of most panels")),
    name,
    url,
    key,
    ...Type.Partial(Type.Object(settings)).properties,
  },
  { additionalProperties: false },
);

export const ReturnedOrders = Type.Object(
  {
    returned: Type.Integer({ description: "Orders that are sent to it again" }),
    kept: Type.Integer({ description: "Orders that stay in the queue: their route is paused, removed or below cost" }),
  },
  { $id: "ReturnedOrders" },
);

export const PauseBody = Body({ reason: GivenText() });

const CALL_KINDS = ["test", "balance", "sync"] as const;
export const JobBody = Body({ kind: choice(CALL_KINDS) });

export const Job = Type.Object(
  {
    id: Id,
    supplier_id: Id,
    kind: choice([...CALL_KINDS, "import"]),
    state: choice(["waiting", "running", "done", "failed"]),
    progress: Type.Object({ done: Type.Integer(), total: Type.Integer({ description: "0 while it is not known" }) }),
    result: nullable(AnyObject),
    problems: Type.Array(Type.Object({ code: Text, message: Text }), {
      description: "Services that an import could not take over; at most 100",
    }),
    error: nullable(Text),
    created_at: Time,
    finished_at: nullable(Time),
  },
  { $id: "Job" },
);

const OnCostChange = choice(["follow", "pause"]);
const PAUSED_BY = "operator, cost or vanished";

const OfferedRoute = Type.Object(
  {
    service: Named,
    position: Type.Integer(),
    cost: nullable(Money, "Of one, in the service's currency"),
    agreed_cost: nullable(Money),
    price: Type.String({ description: "What resellers pay who have no price of their own" }),
    currency: Text,
    margin: nullable(Text),
    on_cost_change: OnCostChange,
    paused_by: nullable(Text, PAUSED_BY),
    next_supplier: nullable(Text, "Who gets the orders that this route does not take; null: nobody"),
  },
  { $id: "OfferedRoute" },
);

export const OfferedService = Type.Object(
  {
    code: Text,
    name: Text,
    group: Text,
    type: Text,
    cost: Type.String({ description: "In the supplier's currency" }),
    previous_cost: nullable(Money),
    delivery_time: Text,
    description: Text,
    quantity: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    needs_identifier: Flag,
    inputs: Type.Array(AnyObject),
    first_seen_at: Time,
    changed_at: nullable(Time),
    vanished_at: nullable(Time),
    service_ids: Type.Array(Id, { description: "Services of the own catalogue that are routed to it" }),
    routes: Type.Array(OfferedRoute, { description: "How they are, and what they cost resellers" }),
  },
  { $id: "OfferedService" },
);

const Margin = GivenText(MAX_TEXT_LENGTH, "Such as 25%, +0.10 or 25%+0.10,round=0.05,floor=0.50");

const IMPORT = {
  codes: Type.Optional(Type.Array(GivenText(), { description: "Only these of its services" })),
  q: Type.Optional(GivenText(MAX_TEXT_LENGTH, "Only with this part of a name or group")),
  margin: Margin,
  on_cost_change: Type.Optional(OnCostChange),
  service_group: Type.Optional(GivenText(MAX_TEXT_LENGTH, "Own group; the supplier's groups unless given")),
};
export const ImportPreviewBody = Body(IMPORT);
export const ImportBody = Body({ ...IMPORT, confirm: Confirm });

export const ImportPlan = Type.Object(
  {
    total: Type.Integer({ description: "So many services would be taken over or refused" }),
    currency: Text,
    services: Type.Array(
      Type.Object({
        code: Text,
        name: Text,
        service_group: nullable(Text),
        type: nullable(Text),
        cost: nullable(Money),
        price: nullable(Money),
        problem: nullable(Text, "Why it cannot be taken over; everything but code and name is null then"),
      }),
      { description: "The first of them" },
    ),
  },
  { $id: "ImportPlan" },
);

export const Route = Type.Object(
  {
    position: Type.Integer(),
    supplier: Type.Object({ id: Id, name: Text, kind: Text, paused: Flag }),
    supplier_service: nullable(
      Type.Object({
        code: Text,
        name: nullable(Text),
        vanished_at: nullable(Time, "The supplier has not offered it since"),
      }),
    ),
    cost: nullable(Money, "Of one, in the service's currency"),
    agreed_cost: nullable(Money, "A route that pauses on a cost change pauses above it"),
    margin: nullable(Text),
    on_cost_change: OnCostChange,
    allow_loss: Flag,
    continue_on_rejection: Flag,
    input_names: Type.Record(Type.String(), Type.String()),
    paused_by: nullable(Text, PAUSED_BY),
    updated_at: Time,
  },
  { $id: "Route" },
);

const SeenAt = GivenText(MAX_TEXT_LENGTH, "As it was read. If the route changed since, nothing happens");
const Position = Type.Integer({ description: "From 1" });
const ROUTE_TERMS = {
  supplier_service: GivenText(MAX_TEXT_LENGTH, "Its number in the supplier's catalogue"),
  margin: nullable(Margin, "The price follows the cost by it; null: it does not"),
  on_cost_change: OnCostChange,
  allow_loss: Flag,
  continue_on_rejection: Flag,
  input_names: Type.Record(GivenText(), GivenText()),
};

export const NewRouteBody = Type.Object(
  {
    supplier_id: GivenId("Who fulfils the service"),
    ...Type.Partial(Type.Object({ ...ROUTE_TERMS, position: Position, paused: Flag })).properties,
    confirm: Confirm,
  },
  { additionalProperties: false },
);
export const RouteChangeBody = Type.Partial(Body({ ...ROUTE_TERMS, updated_at: SeenAt, confirm: Confirm }), {
  additionalProperties: false,
});
export const RouteStampBody = Type.Partial(Body({ updated_at: SeenAt }), { additionalProperties: false });
export const RouteMoveBody = Body({ position: Position, updated_at: Type.Optional(SeenAt) });
export const RouteParams = Type.Object({ id: Text, supplier_id: Text });
