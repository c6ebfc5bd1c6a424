import { Type } from "typebox";
import { INPUT_TYPES } from "../../../core/catalogue/inputs/input-field.ts";
import { SOURCES } from "../../../core/catalogue/prices/prices.ts";
import {
  CANCELLABLE,
  IDENTIFIER_CHECKS,
  IDENTIFIER_KINDS,
  SERVICE_TYPES,
} from "../../../core/catalogue/services/services.ts";
import { FIELD_TYPES } from "../../../core/catalogue/inputs/result-fields.ts";
import { Route } from "../suppliers/supplier-schemas.ts";
import {
  Body,
  choice,
  Confirm,
  Flag,
  GivenId,
  GivenText,
  Id,
  MAX_AMOUNT_LENGTH,
  Money,
  Named,
  nullable,
  Text,
  Time,
} from "../../kit/fields.ts";

export const SERVICE_STATUSES = ["active", "paused", "retired"] as const;
const MAX_NAME_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 20_000;
const MAX_TIME_LENGTH = 100;
const MAX_PATTERN_LENGTH = 200;
const MOST_OPTIONS = 200;
const MAX_OPTION_LENGTH = 200;

const Status = choice(SERVICE_STATUSES);
const Source = choice(SOURCES);
const BelowCost = Type.Boolean({
  description: "Every route that takes orders costs more: orders would wait for a person",
});

const PRICED = {
  price: Money,
  margin: nullable(Type.String(), "Price less the cheapest known cost; null where no cost is known"),
  below_cost: BelowCost,
};

const SUMMARY = {
  id: Id,
  name: Text,
  type: choice(SERVICE_TYPES),
  service_group: Named,
  status: Status,
  currency: Text,
  ...PRICED,
  cost: nullable(Money, "The least that a route which takes orders costs"),
  price_follows: Type.Boolean({ description: "A route makes the base price follow its cost" }),
  stock: Type.Integer({ description: "Codes that can be delivered now" }),
  updated_at: Time,
};
export const ListedService = Type.Object({ ...SUMMARY, routes: Type.Integer() }, { $id: "ListedService" });

const INPUT = {
  name: GivenText(MAX_TIME_LENGTH),
  type: choice(INPUT_TYPES),
  required: Flag,
  description: Type.Optional(GivenText()),
  options: Type.Optional(Type.Array(GivenText(MAX_OPTION_LENGTH), { maxItems: MOST_OPTIONS })),
  pattern: Type.Optional(GivenText(MAX_PATTERN_LENGTH, "Regular expression that the whole value must match")),
};
const RESULT_RULE = {
  name: GivenText(),
  label: GivenText(),
  type: choice(FIELD_TYPES),
};

const DEFINITION = {
  description: Text,
  identifier_kind: choice(IDENTIFIER_KINDS),
  identifier_check: choice(IDENTIFIER_CHECKS),
  completes_check_digit: Type.Boolean({ description: "An IMEI of 14 digits gets its check digit" }),
  inputs: Type.Array(Type.Object(INPUT)),
  min_quantity: Type.Integer(),
  max_quantity: Type.Integer(),
  allow_duplicate: Type.Boolean({
    description:
      "Several orders for one identifier may be open together, when the caller says so or calls in the Dhru dialect. Of a service " +
      "without an identifier: several orders with the same inputs. Unless set, only services without an identifier allow it",
  }),
  cancellable: choice(CANCELLABLE),
  delivery_time: Text,
  promised_minutes: nullable(Type.Integer(), "An open order past it is overdue"),
  expires_minutes: nullable(Type.Integer(), "An open order past it has expired and is put before a person"),
  result_rules: Type.Array(Type.Object(RESULT_RULE)),
};

export const GroupPrice = Type.Object(
  {
    price_group: Named,
    margin_basis_points: nullable(Type.Integer(), "Of the group over base prices, in 1/100 of a percent"),
    set_price: nullable(Money, "The price set for the group; null: the margin or the base price counts"),
    ...PRICED,
    source: Source,
  },
  { $id: "GroupPrice" },
);
export const PersonalPriceOf = Type.Object({ reseller: Named, ...PRICED }, { $id: "PersonalPriceOf" });
/** What was set, and what it means. */
export const PriceSet = Type.Object({ ...PRICED, currency: Text, cost: nullable(Money) }, { $id: "PriceSet" });

export const WholeService = Type.Object(
  {
    ...SUMMARY,
    ...DEFINITION,
    delivery: Type.Object({ p50_seconds: nullable(Type.Integer()), p95_seconds: nullable(Type.Integer()) }),
    group_prices: Type.Array(GroupPrice, { description: "What each price group pays" }),
    personal_prices: Type.Array(PersonalPriceOf, { description: "The first 100" }),
    personal_prices_total: Type.Integer(),
    routes: Type.Array(Route),
    created_at: Time,
  },
  { $id: "WholeService" },
);

const GIVEN = {
  name: GivenText(MAX_NAME_LENGTH),
  service_group: GivenText(MAX_NAME_LENGTH, "By name; made on first use"),
  price: GivenText(MAX_AMOUNT_LENGTH, "Base price of one, a decimal string"),
  description: GivenText(MAX_DESCRIPTION_LENGTH),
  identifier_kind: DEFINITION.identifier_kind,
  identifier_check: DEFINITION.identifier_check,
  completes_check_digit: DEFINITION.completes_check_digit,
  inputs: Type.Array(Body(INPUT)),
  min_quantity: Type.Integer(),
  max_quantity: Type.Integer(),
  allow_duplicate: DEFINITION.allow_duplicate,
  cancellable: DEFINITION.cancellable,
  delivery_time: GivenText(MAX_TIME_LENGTH),
  promised_minutes: DEFINITION.promised_minutes,
  expires_minutes: DEFINITION.expires_minutes,
  result_rules: Type.Array(Body(RESULT_RULE)),
};
const { name, price, ...optional } = GIVEN;
export const NewServiceBody = Type.Object(
  {
    name,
    price,
    type: choice(SERVICE_TYPES),
    ...Type.Partial(Type.Object(optional)).properties,
    currency: Type.Optional(GivenText(MAX_AMOUNT_LENGTH, "Three letters, for ever; the server's unless given")),
    confirm: Confirm,
  },
  { additionalProperties: false },
);
export const ServiceChangeBody = Type.Partial(
  Body({
    ...GIVEN,
    confirm: Confirm,
    status: Status,
    updated_at: GivenText(
      MAX_AMOUNT_LENGTH,
      "As it was read: refused with 409 where somebody changed the service since",
    ),
  }),
  { additionalProperties: false },
);

const BULK = {
  ids: Type.Array(GivenId(), { description: "Services, at most 500" }),
  status: Type.Optional(Status),
  service_group: Type.Optional(GivenText(MAX_NAME_LENGTH, "By name; made on first use")),
  price: Type.Optional(
    Body({
      over: choice(["price", "cost"], { description: "The base price now, or the cheapest known cost" }),
      margin: GivenText(MAX_OPTION_LENGTH, "Such as 10%, -5% or 25%+0.10,round=0.05,floor=0.50"),
    }),
  ),
};
export const BulkPreviewBody = Body(BULK);
export const BulkBody = Body({ ...BULK, confirm: Confirm });
export const BulkAnswer = Type.Object(
  {
    changed: Type.Integer({ description: "Of a preview: would be changed" }),
    passed_over: Type.Integer(),
    below_cost: Type.Integer({ description: "Changed services whose new price is below the cheapest known cost" }),
    services: Type.Array(
      Type.Object({
        id: Id,
        name: Text,
        currency: Text,
        cost: nullable(Money),
        price_before: Money,
        ...PRICED,
        problem: nullable(Text, "Why the service is passed over"),
      }),
    ),
  },
  { $id: "BulkAnswer" },
);

export const ServiceGroup = Type.Object(
  {
    id: Id,
    name: Text,
    services: Type.Integer({ description: "Without those that are retired" }),
    retired: Type.Integer(),
  },
  { $id: "ServiceGroup" },
);
export const ServiceGroupBody = Body({ name: GivenText(MAX_NAME_LENGTH) });
export const OrderBody = Body({
  ids: Type.Array(GivenId(), { description: "These first; the others follow as they were" }),
});

export const PriceGroup = Type.Object(
  {
    id: Id,
    name: Text,
    margin_basis_points: nullable(Type.Integer(), "Over base prices, in 1/100 of a percent"),
    resellers: Type.Integer(),
    prices: Type.Integer({ description: "Services with a price set for the group" }),
  },
  { $id: "PriceGroup" },
);
const PRICE_GROUP = {
  name: GivenText(MAX_NAME_LENGTH),
  margin_basis_points: nullable(Type.Integer(), "Over base prices, in 1/100 of a percent; null: none"),
};
export const PriceGroupBody = Body({
  name: PRICE_GROUP.name,
  margin_basis_points: Type.Optional(PRICE_GROUP.margin_basis_points),
});
export const PriceGroupChangeBody = Type.Partial(Body(PRICE_GROUP), { additionalProperties: false });
export const PriceBody = Body({ price: GIVEN.price, confirm: Confirm });
