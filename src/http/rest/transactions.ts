import { listEarlierTransactions, pageTransactions } from "../../core/ledger/wallet/statement.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { listOf, refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { answerPage, CURSOR_PAGE, PAGE, partOf, readCursorPage, readPage } from "../kit/lists/pages.ts";
import { oneOf, queryOf, readParameters } from "../kit/lists/parameters.ts";
import { createQueryReader } from "../kit/lists/query.ts";
import {
  EarlierTransaction,
  presentEarlierTransaction,
  presentTransaction,
  STATEMENT_FILTERS,
  statementQuery,
  Transaction,
} from "../kit/resources/transaction.ts";
import type { RouteScope } from "../kit/scope.ts";

/** A statement is read newest first, since its balances go on from the entry below. */
const FILTERS = { ...STATEMENT_FILTERS, sort: oneOf(["-created_at"]) };

export function registerTransactions(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Account"],
    summary: "Wallet transactions; their amounts add up to the balance",
    querystring: queryOf({ ...FILTERS, ...PAGE }),
    response: { 200: listOf(Transaction), ...refusals },
  };
  scope.get("/transactions", { schema }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readPage(query);
    const filter = statementQuery(readParameters(query, FILTERS));
    query.finish();
    const { entries, total } = await pageTransactions(core, callerOf(request), { ...filter, ...partOf(page) });
    const rows = { data: entries.map(presentTransaction), total, lastId: entries.at(-1)?.id };
    return answerPage({ request, reply, config }, page, rows);
  });

  const earlierSchema = {
    tags: ["Account"],
    summary: "Transactions in the panel that the account was moved from, in no sum here, with cursor pagination",
    querystring: queryOf(CURSOR_PAGE),
    response: { 200: listOf(EarlierTransaction), ...refusals },
  };
  scope.get("/transactions/earlier", { schema: earlierSchema }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readCursorPage(query);
    query.finish();
    const entries = await listEarlierTransactions(core, callerOf(request), partOf(page));
    const rows = { data: entries.map(presentEarlierTransaction), total: null, lastId: entries.at(-1)?.id };
    return answerPage({ request, reply, config }, page, rows);
  });
}
