import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { Core } from "../../../core/core.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import {
  createLedger,
  exportTransfers,
  pageTransfers,
  TRANSFER_KINDS,
  type LedgerTransfer as CoreTransfer,
  type TransferFilter,
} from "../../../core/ledger/wallet/ledger.ts";
import type { HttpContext } from "../../kit/context.ts";
import { CsvFile, sendCsv, type CsvColumn } from "../../kit/csv.ts";
import { createQueryReader, type QueryReader } from "../../kit/query.ts";
import { listOf, one, queryOf, refusals } from "../../kit/schemas.ts";
import { LedgerAccount, LedgerTransfer } from "./ledger-schemas.ts";
import { readAmountQuery, readResellerQuery } from "../read.ts";
import { answerWalk, WALK_FIELDS } from "../../kit/walk.ts";

const TAGS = ["Operator: ledger"];
const YES_NO = ["true", "false"] as const;
const read = { permission: "read_ledger" } as const;

const FILTERS = {
  kind: TRANSFER_KINDS.join(", "),
  reseller: "Of one reseller's wallets, by number or e-mail",
  order_id: "Of one order, what its attempts cost included",
  test: "true or false: test money or live money",
  created_from: "From this time on",
  created_to: "Up to this time",
  min_amount: "Decimal string: of this amount and more",
};

const COLUMNS: readonly CsvColumn<CoreTransfer>[] = [
  { name: "id", plain: ({ id }) => String(id) },
  { name: "created_at", plain: ({ createdAt }) => createdAt.toISOString() },
  { name: "kind", plain: ({ kind }) => kind },
  { name: "amount", plain: ({ amount }) => formatMoney(amount) },
  { name: "currency", plain: ({ currency }) => currency },
  { name: "test", plain: ({ test }) => String(test) },
  { name: "from", plain: ({ from }) => from },
  { name: "to", plain: ({ to }) => to },
  { name: "reseller_id", plain: ({ resellerId }) => resellerId },
  { name: "reseller", text: ({ resellerName }) => resellerName },
  { name: "order_id", plain: ({ orderId }) => (orderId === null ? null : String(orderId)) },
  { name: "reason", text: ({ reason }) => reason },
  { name: "actor", plain: ({ actorKind }) => actorKind },
  { name: "actor_name", text: ({ actorName }) => actorName },
];

/** All money, as it moved between the accounts of the ledger. */
export function registerLedger(scope: FastifyInstance, { core, config }: HttpContext): void {
  const ledger = createLedger(core);
  const accountsSchema = {
    tags: TAGS,
    summary: "What the accounts of each kind hold, by currency, live and test",
    response: { 200: one(Type.Array(LedgerAccount)), ...refusals },
  };
  scope.get("/ledger/accounts", { schema: accountsSchema, config: read }, async () => ({
    data: (await ledger.accounts()).map(({ balance, ...account }) => ({ ...account, balance: formatMoney(balance) })),
  }));

  const listSchema = {
    tags: TAGS,
    summary: "All transfers, the newest first",
    querystring: queryOf({ ...FILTERS, ...WALK_FIELDS }),
    response: { 200: listOf(LedgerTransfer), ...refusals },
  };
  scope.get("/ledger/transfers", { schema: listSchema, config: read }, (request, reply) =>
    answerWalk(
      { request, reply, config },
      (query) => readFilter(core, query),
      (filter, part) => pageTransfers(core, { ...filter, ...part }),
      presentTransfer,
    ),
  );

  const exportSchema = {
    tags: TAGS,
    summary: `Transfers as a CSV file, the newest first, at most ${config.EXPORT_ROWS} rows`,
    querystring: queryOf(FILTERS),
    response: { 200: CsvFile, ...refusals },
  };
  const exported = { schema: exportSchema, config: read, exposeHeadRoute: false };
  scope.get("/ledger/transfers.csv", exported, async (request, reply) => {
    const query = createQueryReader(request.query as Record<string, unknown>);
    const filter = await readFilter(core, query);
    query.finish();
    return sendCsv(reply, "transfers", COLUMNS, await exportTransfers(core, filter));
  });
}

/** Collects what is wrong; the caller finishes the query. */
async function readFilter(core: Core, query: QueryReader): Promise<TransferFilter> {
  const orderId = query.whole("order_id");
  const test = query.oneOf("test", YES_NO);
  return {
    kinds: query.several("kind", TRANSFER_KINDS),
    resellerId: await readResellerQuery(core, query),
    orderId: orderId === undefined ? undefined : BigInt(orderId),
    test: test && test === "true",
    createdFrom: query.date("created_from"),
    createdTo: query.date("created_to"),
    minAmount: readAmountQuery(query, "min_amount"),
  };
}

function presentTransfer(transfer: CoreTransfer): Record<string, unknown> {
  const { resellerId, resellerName, orderId } = transfer;
  return {
    id: Number(transfer.id),
    kind: transfer.kind,
    amount: formatMoney(transfer.amount),
    currency: transfer.currency,
    test: transfer.test,
    from: transfer.from,
    to: transfer.to,
    reseller: resellerId === null ? null : { id: resellerId, name: resellerName },
    order_id: orderId === null ? null : Number(orderId),
    reason: transfer.reason,
    actor: { kind: transfer.actorKind, id: transfer.actorId, name: transfer.actorName },
    created_at: transfer.createdAt.toISOString(),
  };
}
