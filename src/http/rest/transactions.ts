import type { FastifyInstance } from "fastify";
import { ENTRY_TYPES, pageTransactions, type StatementQuery } from "../../core/ledger/wallet/statement.ts";
import type { HttpContext } from "../kit/context.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { partOf, readPage, sendPage } from "../kit/pages.ts";
import { presentTransaction } from "../kit/resources/present.ts";
import { createQueryReader, type QueryReader } from "../kit/query.ts";
import { listOf, listQuery, refusals, Transaction } from "../kit/schemas.ts";

/** A statement is read newest first, since its balances go on from the entry below. */
const SORTS = ["-created_at"] as const;

/** Of the list and of its export. */
export const STATEMENT_FILTERS = {
  type: ENTRY_TYPES.join(", "),
  order_id: "Of one order",
  created_from: "From this time on",
  created_to: "Up to this time",
};

export function registerTransactions(scope: FastifyInstance, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Account"],
    summary: "Wallet transactions; their amounts add up to the balance",
    querystring: listQuery({ ...STATEMENT_FILTERS, sort: SORTS.join() }),
    response: { 200: listOf(Transaction), ...refusals },
  };
  scope.get("/transactions", { schema }, async (request, reply) => {
    const raw = request.query as Record<string, unknown>;
    const query = createQueryReader(raw);
    const page = readPage(query, raw);
    const filter = readStatementFilter(query);
    query.oneOf("sort", SORTS);
    query.finish();
    const { entries, total } = await pageTransactions(core, callerOf(request), { ...filter, ...partOf(page) });
    const rows = { data: entries.map(presentTransaction), total, lastId: entries.at(-1)?.id };
    return sendPage(request, reply, config, page, rows);
  });
}

/** Collects what is wrong; the caller finishes the query. */
export function readStatementFilter(query: QueryReader): StatementQuery {
  const orderId = query.whole("order_id");
  return {
    type: query.oneOf("type", ENTRY_TYPES),
    orderId: orderId === undefined ? undefined : BigInt(orderId),
    createdFrom: query.date("created_from"),
    createdTo: query.date("created_to"),
  };
}
