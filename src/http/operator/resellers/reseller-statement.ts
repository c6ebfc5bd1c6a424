import { pageEarlier, pageStatement } from "../../../core/ledger/wallet/statement.ts";
import { findWallet } from "../../../core/ledger/wallet/wallet.ts";
import { IdParams, listOf, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { answerPage, CURSOR_PAGE, PAGE, partOf, readCursorPage, readPage } from "../../kit/lists/pages.ts";
import { flag, queryOf, readParameters } from "../../kit/lists/parameters.ts";
import { createQueryReader } from "../../kit/lists/query.ts";
import {
  EarlierTransaction,
  presentEarlierTransaction,
  presentTransaction,
  STATEMENT_FILTERS,
  statementQuery,
  Transaction,
} from "../../kit/resources/transaction.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";

const TAGS = ["Operator: resellers"];
const read = { permission: "read" } as const;
const FILTERS = { ...STATEMENT_FILTERS, test: flag("True for the test wallet instead of the live wallet") };

/** What moved a reseller's money, here and in the panel that the reseller came from. */
export function registerResellerStatement(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "The reseller's statement; the amounts add up to the balance",
    params: IdParams,
    querystring: queryOf({ ...FILTERS, ...PAGE }),
    response: { 200: listOf(Transaction), ...refusals },
  };
  scope.get("/resellers/:id/transactions", { schema, config: read }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readPage(query);
    const { test: isTest = false, ...given } = readParameters(query, FILTERS);
    query.finish();
    const filter = statementQuery(given);
    const wallet = await findWallet(core, readId(request.params.id, "reseller"), isTest);
    const { entries, total } = await pageStatement(core, wallet.id, { ...filter, ...partOf(page) });
    const rows = { data: entries.map(presentTransaction), total, lastId: entries.at(-1)?.id };
    return answerPage({ request, reply, config }, page, rows);
  });

  const earlierSchema = {
    tags: TAGS,
    summary: "What another panel noted of the reseller's balance, in no sum here, with cursor pagination",
    params: IdParams,
    querystring: queryOf(CURSOR_PAGE),
    response: { 200: listOf(EarlierTransaction), ...refusals },
  };
  scope.get("/resellers/:id/transactions/earlier", { schema: earlierSchema, config: read }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readCursorPage(query);
    query.finish();
    const wallet = await findWallet(core, readId(request.params.id, "reseller"), false);
    const entries = await pageEarlier(core, wallet.id, partOf(page));
    const rows = { data: entries.map(presentEarlierTransaction), total: null, lastId: entries.at(-1)?.id };
    return answerPage({ request, reply, config }, page, rows);
  });
}
