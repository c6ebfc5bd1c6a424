import type { Config } from "../../../config.ts";
import type { ListedReseller, ResellerDetail, ShownWallet } from "../../../core/resellers/accounts/list-resellers.ts";
import type { PersonalPrice } from "../../../core/catalogue/prices/personal-prices.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { namedOrNull, timeOrNull } from "../../kit/values.ts";

export function presentListedReseller(reseller: ListedReseller) {
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

export function presentResellerDetail(reseller: ResellerDetail, { RATE_LIMIT }: Config) {
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

export function presentPersonalPrice({ price, currency, otherwise, ...service }: PersonalPrice) {
  return {
    service: {
      id: service.serviceId,
      name: service.serviceName,
      group: service.serviceGroup,
      status: service.status,
    },
    price: formatMoney(price),
    currency,
    otherwise: { price: formatMoney(otherwise.price), source: otherwise.source },
  };
}
