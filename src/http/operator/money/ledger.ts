import { Type } from "typebox";
import type { Core } from "../../../core/core.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import {
  createLedger,
  exportTransfers,
  type LedgerTransfer as CoreTransfer,
  pageTransfers,
  TRANSFER_KINDS,
  type TransferFilter,
} from "../../../core/ledger/wallet/ledger.ts";
import { listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { type CsvColumn, CsvFile, sendCsv } from "../../kit/lists/csv.ts";
import { choice, Flag, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { bigId, flag, type Given, money, queryOf, readQuery, several, text, time } from "../../kit/lists/parameters.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { namedOrNull } from "../../kit/values.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { findResellerGiven } from "../read.ts";

const TAGS = ["Operator: ledger"];
const read = { permission: "read_ledger" } as const;
const Kind = choice(TRANSFER_KINDS);
const AccountKind = Type.String({ description: "Type of the ledger account, such as wallet_available or revenue" });

const LedgerAccount = Type.Object(
  {
    kind: AccountKind,
    currency: Text,
    test: Flag,
    accounts: Type.Integer({ description: "Number of accounts of this type" }),
    balance: Type.String({ description: "Incoming minus outgoing transfers" }),
  },
  { $id: "LedgerAccount" },
);

const LedgerTransfer = Type.Object(
  {
    id: Id,
    kind: Kind,
    amount: Money,
    currency: Text,
    test: Flag,
    from: AccountKind,
    to: AccountKind,
    reseller: nullable(Named),
    order_id: nullable(Id),
    reason: nullable(Text),
    actor: Type.Object({
      kind: Type.String({ enum: ["reseller", "operator", "system", "supplier"] }),
      id: nullable(Id),
      name: nullable(Text, "Name of the staff member, the supplier or the reseller's key"),
    }),
    created_at: Time,
  },
  { $id: "LedgerTransfer" },
);

const FILTERS = {
  kind: several(TRANSFER_KINDS),
  reseller: text("Transfers of one reseller's wallets, by ID or email"),
  order_id: bigId("Transfers of one order, including the cost of its attempts"),
  test: flag("True for test credit, false for live credit"),
  created_from: time("At or after this time"),
  created_to: time("At or before this time"),
  min_amount: money("Minimum amount, a decimal string"),
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
export function registerLedger(scope: RouteScope, { core, config }: HttpContext): void {
  const ledger = createLedger(core);
  const accountsSchema = {
    tags: TAGS,
    summary: "Balances of the ledger accounts by type and currency, live and test",
    response: { 200: one(Type.Array(LedgerAccount)), ...refusals },
  };
  scope.get("/ledger/accounts", { schema: accountsSchema, config: read }, async () => ({
    data: (await ledger.accounts()).map(({ balance, ...account }) => ({ ...account, balance: formatMoney(balance) })),
  }));

  const listSchema = {
    tags: TAGS,
    summary: "All transfers, newest first",
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(LedgerTransfer), ...refusals },
  };
  scope.get("/ledger/transfers", { schema: listSchema, config: read }, (request, reply) =>
    answerCursorList(
      { request, reply, config },
      FILTERS,
      async (given, part) => pageTransfers(core, { ...(await readFilter(core, given)), ...part }),
      presentTransfer,
    ),
  );

  const exportSchema = {
    tags: TAGS,
    summary: `Transfers as a CSV file, newest first, at most ${config.EXPORT_ROWS} rows`,
    querystring: queryOf(FILTERS),
    response: { 200: CsvFile, ...refusals },
  };
  const exported = { schema: exportSchema, config: read, exposeHeadRoute: false };
  scope.get("/ledger/transfers.csv", exported, async (request, reply) => {
    const filter = await readFilter(core, readQuery(request.query, FILTERS));
    return sendCsv(reply, "transfers", COLUMNS, await exportTransfers(core, filter));
  });
}

/** Throws validation_failed for a reseller who does not exist. */
async function readFilter(core: Core, given: Given<typeof FILTERS>): Promise<TransferFilter> {
  return {
    kinds: given.kind,
    resellerId: await findResellerGiven(core, given.reseller),
    orderId: given.order_id,
    test: given.test,
    createdFrom: given.created_from,
    createdTo: given.created_to,
    minAmount: given.min_amount,
  };
}

function presentTransfer(transfer: CoreTransfer) {
  const { resellerId, resellerName, orderId } = transfer;
  return {
    id: Number(transfer.id),
    kind: transfer.kind,
    amount: formatMoney(transfer.amount),
    currency: transfer.currency,
    test: transfer.test,
    from: transfer.from,
    to: transfer.to,
    reseller: namedOrNull(resellerId, resellerName),
    order_id: orderId === null ? null : Number(orderId),
    reason: transfer.reason,
    actor: { kind: transfer.actorKind, id: transfer.actorId, name: transfer.actorName },
    created_at: transfer.createdAt.toISOString(),
  };
}
