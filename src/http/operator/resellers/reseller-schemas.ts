import { Type } from "typebox";
import { SCOPES } from "../../../core/kernel/caller.ts";
import { DIALECTS } from "../../kit/dialects.ts";
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
  MAX_REASON_LENGTH,
} from "../../kit/fields.ts";

export const RESELLER_STATUSES = ["pending", "active", "suspended"] as const;
const MAX_KEY_LENGTH = 255;
const PASSWORD_LENGTH = { minLength: 8, maxLength: 128 };

const LISTED = {
  id: Id,
  name: Text,
  email: Text,
  username: nullable(Text, "What some panels send beside the key"),
  company: nullable(Text),
  status: choice(RESELLER_STATUSES),
  status_reason: nullable(Text, "Why the reseller is suspended; never shown to the reseller"),
  price_group: nullable(Named),
  currency: Text,
  balance: Money,
  held: Money,
  credit_limit: Money,
  spendable: Money,
  orders_count: Type.Integer({ description: "Live orders, of all time" }),
  last_order_at: nullable(Time),
  last_used_at: nullable(Time, "Last call with any key or sign-in"),
  created_at: Time,
};
export const ListedReseller = Type.Object(LISTED);

const Wallet = Type.Object(
  {
    test: Flag,
    currency: Text,
    balance: Money,
    held: Money,
    credit_limit: Money,
    spendable: Money,
    orders_count: Type.Integer(),
  },
  { $id: "Wallet" },
);

export const ResellerDetail = Type.Object(
  {
    ...LISTED,
    rate_limit: nullable(Type.Integer(), "Requests a minute of each key; null: the server's default"),
    default_rate_limit: Type.Integer(),
    low_balance_threshold: Money,
    has_password: Type.Boolean({ description: "Can sign in, not only use keys" }),
    two_factor_enabled: Flag,
    wallets: Type.Object({ live: Wallet, test: Wallet }),
  },
  { $id: "ResellerDetail" },
);

const PROFILE = {
  name: GivenText(),
  email: GivenText(),
  username: nullable(GivenText()),
  company: nullable(GivenText()),
  price_group_id: nullable(GivenId(), "Null: base prices"),
};
const { name, email, ...optional } = PROFILE;
export const NewResellerBody = Type.Object(
  {
    name,
    email,
    ...Type.Partial(Type.Object(optional)).properties,
    password: Type.Optional(Type.String({ ...PASSWORD_LENGTH, description: "To sign in with; keys need none" })),
    currency: Type.Optional(
      GivenText(MAX_AMOUNT_LENGTH, "Of both wallets, for ever; three letters, the server's unless given"),
    ),
  },
  { additionalProperties: false },
);
export const ResellerChangeBody = Type.Partial(
  Body({
    ...PROFILE,
    rate_limit: nullable(Type.Integer(), "Requests a minute of each key; null: the server's default"),
    low_balance_threshold: GivenText(MAX_AMOUNT_LENGTH, "Decimal string; below it the reseller is warned"),
  }),
  { additionalProperties: false },
);

export const SuspendBody = Body({ reason: GivenText(MAX_REASON_LENGTH, "For the staff; never shown to the reseller") });
export const PasswordBody = Body({ password: Type.String(PASSWORD_LENGTH) });

export const MovementBody = Body({
  amount: GivenText(MAX_AMOUNT_LENGTH, "Decimal string; of an adjustment negative to take money out"),
  currency: Type.Optional(GivenText(MAX_AMOUNT_LENGTH, "Refused unless it is the wallet's")),
  reason: GivenText(MAX_REASON_LENGTH, "The reseller reads it on the statement"),
  test: Type.Optional(Type.Boolean({ description: "The test wallet instead of the live one" })),
  idempotency_key: Type.Optional(GivenText(MAX_KEY_LENGTH, "Instead of the header Idempotency-Key")),
  confirm: Confirm,
});
export const MovementHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({ description: "Of your choice, required here or in the body: one key moves money once, for ever" }),
  ),
});
export const MovementAnswer = Type.Object(
  {
    transfer_id: Id,
    amount: Type.String({ description: "What the balance changed by" }),
    balance: Type.String({ description: "As it is now" }),
    currency: Text,
    test: Flag,
    replayed: Type.Boolean({ description: "The key had moved this money before, and nothing moved now" }),
  },
  { $id: "MovementAnswer" },
);

export const CreditLimitBody = Body({
  credit_limit: GivenText(MAX_AMOUNT_LENGTH, "Decimal string: how far the live wallet may go below zero"),
  reason: GivenText(MAX_REASON_LENGTH, "Kept in the audit log"),
});

export const OperatorKeyBody = Body({
  label: Type.Optional(GivenText()),
  test: Type.Optional(Flag),
  scopes: Type.Optional(Type.Array(choice(SCOPES), { description: "All unless given" })),
  allowed_ips: Type.Optional(nullable(Type.Array(GivenText()), "Addresses and ranges; null or none: any")),
  rate_limit: Type.Optional(nullable(Type.Integer(), "Requests a minute; null: the reseller's")),
  dialect: Type.Optional(choice(DIALECTS)),
  strict_http: Type.Optional(Type.Boolean({ description: "Dispatch errors carry their HTTP status instead of 200" })),
  replay: Type.Optional(
    Type.Boolean({ description: "A repeated dispatch order answers with the first one; true unless given" }),
  ),
  expires_at: Type.Optional(nullable(GivenText(), "Last moment of the key; null: none")),
});
export const KeyParams = Type.Object({ id: Type.String(), key_id: Type.String() });

const PriceSource = choice(["personal", "group", "margin", "base"]);
export const PersonalPrice = Type.Object(
  {
    service: Type.Object({ id: Id, name: Text, group: Text, status: Text }),
    price: Money,
    currency: Text,
    otherwise: Type.Object({ price: Money, source: PriceSource }, { description: "What would count without it" }),
  },
  { $id: "PersonalPrice" },
);
