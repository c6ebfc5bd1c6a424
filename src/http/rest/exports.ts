import { formatMoney } from "../../core/kernel/money.ts";
import { exportOrders } from "../../core/orders/read-orders.ts";
import { exportTransactions, type StatementEntry } from "../../core/ledger/wallet/statement.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { CsvFile, sendCsv, type CsvColumn } from "../kit/lists/csv.ts";
import { queryOf, readQuery } from "../kit/lists/parameters.ts";
import { ORDER_COLUMNS } from "../kit/resources/order-csv.ts";
import { STATEMENT_FILTERS, statementQuery } from "../kit/resources/transaction.ts";
import type { RouteScope } from "../kit/scope.ts";
import { ORDER_FILTERS, orderQuery } from "./orders/orders-list.ts";

const TRANSACTION_COLUMNS: readonly CsvColumn<StatementEntry>[] = [
  { name: "id", plain: ({ id }) => String(id) },
  { name: "created_at", plain: ({ createdAt }) => createdAt.toISOString() },
  { name: "type", plain: ({ type }) => type },
  { name: "amount", plain: ({ amount }) => formatMoney(amount) },
  { name: "currency", plain: ({ currency }) => currency },
  { name: "balance_after", plain: ({ balanceAfter }) => formatMoney(balanceAfter) },
  { name: "held_after", plain: ({ heldAfter }) => formatMoney(heldAfter) },
  { name: "description", text: ({ description }) => description },
  { name: "order_id", plain: ({ orderId }) => (orderId === null ? null : String(orderId)) },
  { name: "client_reference", text: ({ clientReference }) => clientReference },
];

/** The lists as files, the highest number first, with the filters of the lists. */
export function registerExports(scope: RouteScope, { core, config }: HttpContext): void {
  const limit = `at most ${config.EXPORT_ROWS} rows`;
  const ordersSchema = {
    tags: ["Orders"],
    summary: `The caller's orders as a CSV file, highest number first, ${limit}`,
    querystring: queryOf(ORDER_FILTERS),
    response: { 200: CsvFile, ...refusals },
  };
  scope.get("/orders.csv", { schema: ordersSchema, exposeHeadRoute: false }, async (request, reply) => {
    const filter = orderQuery(readQuery(request.query, ORDER_FILTERS));
    return sendCsv(reply, "orders", ORDER_COLUMNS, await exportOrders(core, callerOf(request), filter));
  });

  const transactionsSchema = {
    tags: ["Account"],
    summary: `The caller's statement as a CSV file, newest first, ${limit}`,
    querystring: queryOf(STATEMENT_FILTERS),
    response: { 200: CsvFile, ...refusals },
  };
  scope.get("/transactions.csv", { schema: transactionsSchema, exposeHeadRoute: false }, async (request, reply) => {
    const filter = statementQuery(readQuery(request.query, STATEMENT_FILTERS));
    const pages = await exportTransactions(core, callerOf(request), filter);
    return sendCsv(reply, "transactions", TRANSACTION_COLUMNS, pages);
  });
}
