import type { FastifyInstance } from "fastify";
import { readAccount } from "../../core/accounts/resellers.ts";
import type { HttpContext } from "../context.ts";
import { callerOf } from "./authenticate.ts";
import { presentAccount } from "./present.ts";
import { Account, one, refusals } from "./schemas.ts";

const TAGS = ["Account"];

export function registerAccount(scope: FastifyInstance, { core }: HttpContext): void {
  const accountSchema = { tags: TAGS, summary: "Profile and balance", response: { 200: one(Account), ...refusals } };
  scope.get("/account", { schema: accountSchema }, async (request) => ({
    data: presentAccount(await readAccount(core, callerOf(request))),
  }));
}
