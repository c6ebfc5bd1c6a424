import { Type } from "typebox";
import type { Config } from "../../../config.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import type {
  ListedReseller as CoreListedReseller,
  ResellerDetail as CoreReseller,
  ShownWallet,
} from "../../../core/resellers/accounts/list-resellers.ts";
import { choice, Flag, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { namedOrNull, timeOrNull } from "../../kit/values.ts";

export const RESELLER_STATUSES = ["pending", "active", "suspended"] as const;

const LISTED = {
  id: Id,
  name: Text,
  email: Text,
  username: nullable(Text, "Username that some panels send with the key"),
  company: nullable(Text),
  status: choice(RESELLER_STATUSES),
  status_reason: nullable(Text, "Why the reseller is suspended; never shown to the reseller"),
  price_group: nullable(Named),
  currency: Text,
  balance: Money,
  held: Money,
  credit_limit: Money,
  spendable: Money,
  orders_count: Type.Integer({ description: "Number of live orders of all time" }),
  last_order_at: nullable(Time),
  last_used_at: nullable(Time, "Last request with any key or session"),
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
    rate_limit: nullable(Type.Integer(), "Requests per minute of each key; null for the server's default"),
    default_rate_limit: Type.Integer(),
    low_balance_threshold: Money,
    has_password: Type.Boolean({ description: "True if the reseller can sign in to the dashboard" }),
    two_factor_enabled: Flag,
    wallets: Type.Object({ live: Wallet, test: Wallet }),
  },
  { $id: "ResellerDetail" },
);

export function presentResellerDetail(reseller: CoreReseller, { RATE_LIMIT }: Config) {
  const { live, test } = reseller.wallets;
  return {
    ...presentListedReseller(reseller),
    rate_limit: reseller.rateLimit,
    default_rate_limit: RATE_LIMIT,
    low_balance_threshold: formatMoney(reseller.lowBalanceThreshold),
    has_password: reseller.userId !== null,
    two_factor_enabled: reseller.twoFactorEnabled,
    wallets: { live: presentWallet(live, reseller.currency), test: presentWallet(test, reseller.currency) },
  };
}

export function presentListedReseller(reseller: CoreListedReseller) {
  const { priceGroupId, priceGroup } = reseller;
  return {
    id: reseller.id,
    name: reseller.name,
    email: reseller.email,
    username: reseller.username,
    company: reseller.company,
    status: reseller.status,
    status_reason: reseller.statusReason,
    price_group: namedOrNull(priceGroupId, priceGroup),
    currency: reseller.currency,
    balance: formatMoney(reseller.available),
    held: formatMoney(reseller.held),
    credit_limit: formatMoney(reseller.creditLimit),
    spendable: formatMoney(reseller.available + reseller.creditLimit),
    orders_count: reseller.ordersCount,
    last_order_at: timeOrNull(reseller.lastOrderAt),
    last_used_at: timeOrNull(reseller.lastUsedAt),
    created_at: reseller.createdAt.toISOString(),
  };
}

function presentWallet({ test, available, held, creditLimit, ordersCount }: ShownWallet, currency: string) {
  return {
    test,
    currency,
    balance: formatMoney(available),
    held: formatMoney(held),
    credit_limit: formatMoney(creditLimit),
    spendable: formatMoney(available + creditLimit),
    orders_count: ordersCount,
  };
}
