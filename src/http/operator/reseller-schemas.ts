import { Type } from "typebox";
import { Flag, Id, Money, nullable, Text, Time } from "../rest/schemas.ts";

export const RESELLER_STATUSES = ["pending", "active", "suspended"] as const;

const LISTED = {
  id: Id,
  name: Text,
  email: Text,
  username: nullable(Text, "What some panels send beside the key"),
  company: nullable(Text),
  status: Type.String({ enum: [...RESELLER_STATUSES] }),
  price_group: nullable(Type.Object({ id: Id, name: Text })),
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

const Wallet = Type.Object({
  test: Flag,
  currency: Text,
  balance: Money,
  held: Money,
  credit_limit: Money,
  spendable: Money,
  orders_count: Type.Integer(),
});

export const ResellerDetail = Type.Object({
  ...LISTED,
  rate_limit: nullable(Type.Integer(), "Requests a minute of each key; null: the server's default"),
  default_rate_limit: Type.Integer(),
  low_balance_threshold: Money,
  has_password: Type.Boolean({ description: "Can sign in, not only use keys" }),
  wallets: Type.Object({ live: Wallet, test: Wallet }),
});
