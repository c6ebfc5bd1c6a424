import type { FastifyInstance } from "fastify";
import { readAccount } from "../../core/accounts/resellers.ts";
import { ENTRY_TYPES, pageTransactions } from "../../core/wallet/statement.ts";
import type { HttpContext } from "../context.ts";
import { callerOf } from "./authenticate.ts";
import { partOf, readPage, sendPage } from "./pages.ts";
import { presentAccount, presentTransaction } from "./present.ts";
import { createQueryReader } from "./query.ts";
import { Account, listOf, listQuery, one, refusals, Transaction } from "./schemas.ts";

const TAGS = ["Account"];
/** A statement is read newest first, since its balances go on from the entry below. */
const SORTS = ["-created_at"] as const;

export function registerAccount(scope: FastifyInstance, { core, config }: HttpContext): void {
  const accountSchema = { tags: TAGS, summary: "Profile and balance", response: { 200: one(Account), ...refusals } };
  scope.get("/account", { schema: accountSchema }, async (request) => ({
    data: presentAccount(await readAccount(core, callerOf(request))),
  }));

  const transactionsSchema = {
    tags: TAGS,
    summary: "Wallet transactions; their amounts add up to the balance",
    querystring: listQuery({
      type: ENTRY_TYPES.join(", "),
      order_id: "Of one order",
      created_from: "From this time on",
      created_to: "Up to this time",
      sort: SORTS.join(),
    }),
    response: { 200: listOf(Transaction), ...refusals },
  };
  scope.get("/transactions", { schema: transactionsSchema }, async (request, reply) => {
    const raw = request.query as Record<string, unknown>;
    const query = createQueryReader(raw);
    const page = readPage(query, raw);
    const orderId = query.whole("order_id");
    const filter = {
      type: query.oneOf("type", ENTRY_TYPES),
      orderId: orderId === undefined ? undefined : BigInt(orderId),
      createdFrom: query.date("created_from"),
      createdTo: query.date("created_to"),
    };
    query.oneOf("sort", SORTS);
    query.finish();
    const { entries, total } = await pageTransactions(core, callerOf(request), { ...filter, ...partOf(page) });
    const rows = { data: entries.map(presentTransaction), total, lastId: entries.at(-1)?.id };
    return sendPage(request, reply, config, page, rows);
  });
}
