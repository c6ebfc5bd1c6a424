import type { FastifyRequest } from "fastify";
import { Type, type Static } from "typebox";
import { changeProfile } from "../../core/resellers/accounts/profile.ts";
import { readAccount, type Account as CoreAccount } from "../../core/resellers/accounts/resellers.ts";
import { formatMoney } from "../../core/kernel/money.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { consumes, one, refusals } from "../kit/answers.ts";
import { baseUrlOf } from "../kit/base-url.ts";
import type { HttpContext } from "../kit/context.ts";
import { choice, Currency, Flag, Id, Money, Named, nullable, orNull, Text, Time } from "../kit/fields.ts";
import { readAmount } from "../kit/read-amount.ts";
import type { RouteScope } from "../kit/scope.ts";

const TAGS = ["Account"];
const WINDOW_SECONDS = 60;

type Account = Static<typeof Account>;
const Account = Type.Object(
  {
    id: Id,
    name: Text,
    email: Text,
    company: nullable(Text),
    group: nullable(Named),
    status: choice(["pending", "active", "suspended"]),
    currency: Currency,
    balance: Money,
    held: Money,
    credit_limit: Money,
    spendable: Money,
    low_balance_threshold: Money,
    rate_limit: Type.Object({ limit: Type.Integer(), window_seconds: Type.Integer() }),
    base_url: Type.String({ description: "The interfaces are below it, at /api/dispatch and /api/v1" }),
    bulk_limit: Type.Integer({ description: "Maximum number of orders in one bulk request" }),
    two_factor_enabled: Flag,
    test: Flag,
    created_at: Time,
  },
  { $id: "Account" },
);

const ProfileBody = Type.Object(
  {
    name: Type.Optional(Text),
    company: orNull(["string"], { description: "Null or empty: none" }),
    low_balance_threshold: Type.Optional(Money),
  },
  { $id: "ProfileChange" },
);

export function registerAccount(scope: RouteScope, { core, config }: HttpContext): void {
  const accountSchema = { tags: TAGS, summary: "Profile and balance", response: { 200: one(Account), ...refusals } };
  scope.get("/account", { schema: accountSchema }, async (request) => ({
    data: await readOwn(request),
  }));

  const changeSchema = {
    tags: TAGS,
    summary: "Change the profile; requires a sign-in, not an API key",
    consumes,
    body: ProfileBody,
    response: { 200: one(Account), ...refusals },
  };
  scope.patch("/account", { schema: changeSchema }, async (request) => {
    const { name, company, low_balance_threshold: threshold } = request.body;
    const lowBalanceThreshold = threshold === undefined ? undefined : readAmount("low_balance_threshold", threshold);
    await changeProfile(core, callerOf(request), { name, company, lowBalanceThreshold });
    return { data: await readOwn(request) };
  });

  async function readOwn(request: FastifyRequest): Promise<Account> {
    const account = await readAccount(core, callerOf(request));
    return presentAccount(account, { baseUrl: baseUrlOf(request, config), bulkLimit: config.BULK_ORDERS });
  }
}

interface AccountAbout {
  baseUrl: string;
  /** How many orders one bulk call may have. */
  bulkLimit: number;
}

function presentAccount(account: CoreAccount, { baseUrl, bulkLimit }: AccountAbout): Account {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    company: account.company,
    group: account.priceGroup,
    status: account.status,
    currency: account.currency,
    balance: formatMoney(account.available),
    held: formatMoney(account.held),
    credit_limit: formatMoney(account.creditLimit),
    spendable: formatMoney(account.available + account.creditLimit),
    low_balance_threshold: formatMoney(account.lowBalanceThreshold),
    rate_limit: { limit: account.rateLimit, window_seconds: WINDOW_SECONDS },
    base_url: baseUrl,
    bulk_limit: bulkLimit,
    two_factor_enabled: account.twoFactorEnabled,
    test: account.test,
    created_at: account.createdAt.toISOString(),
  };
}
