import type { FastifyInstance, FastifyRequest } from "fastify";
import { changeProfile } from "../../core/resellers/accounts/profile.ts";
import { readAccount } from "../../core/resellers/accounts/resellers.ts";
import { baseUrlOf } from "../kit/base-url.ts";
import type { HttpContext } from "../kit/context.ts";
import { readAmount } from "../kit/read-amount.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { presentAccount } from "../kit/resources/present.ts";
import { Account, consumes, one, ProfileBody, refusals } from "../kit/schemas.ts";

interface Profile {
  name?: string;
  company?: string | null;
  low_balance_threshold?: string;
}

const TAGS = ["Account"];

export function registerAccount(scope: FastifyInstance, { core, config }: HttpContext): void {
  const accountSchema = { tags: TAGS, summary: "Profile and balance", response: { 200: one(Account), ...refusals } };
  scope.get("/account", { schema: accountSchema }, async (request) => ({
    data: await readOwn(request),
  }));

  const changeSchema = {
    tags: TAGS,
    summary: "Change the profile; for people who signed in, not for API keys",
    consumes,
    body: ProfileBody,
    response: { 200: one(Account), ...refusals },
  };
  scope.patch("/account", { schema: changeSchema }, async (request) => {
    const { name, company, low_balance_threshold: threshold } = request.body as Profile;
    const lowBalanceThreshold = threshold === undefined ? undefined : readAmount("low_balance_threshold", threshold);
    await changeProfile(core, callerOf(request), { name, company, lowBalanceThreshold });
    return { data: await readOwn(request) };
  });

  async function readOwn(request: FastifyRequest): Promise<Record<string, unknown>> {
    const account = await readAccount(core, callerOf(request));
    return presentAccount(account, { baseUrl: baseUrlOf(request, config), bulkLimit: config.BULK_ORDERS });
  }
}
