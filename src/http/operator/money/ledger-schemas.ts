import { Type } from "typebox";
import { TRANSFER_KINDS } from "../../../core/ledger/wallet/ledger.ts";
import { AnyObject, choice, Flag, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";

const Kind = choice(TRANSFER_KINDS);
const AccountKind = Type.String({ description: "Of ledger accounts, such as wallet_available or revenue" });

const Check = Type.Object(
  {
    name: Type.String({ description: "The rule that was checked" }),
    ok: Flag,
    of: Type.String({ description: "What was compared, such as wallets" }),
    compared: Type.Integer(),
    differences: Type.Integer(),
    sums: Type.Array(Type.Object({ currency: Text, test: Flag, amount: Money }), {
      description: "What the differences add up to; empty where they are no amounts",
    }),
    drift: Type.Array(AnyObject, { description: "The first 100 of the differences" }),
  },
  { $id: "Check" },
);

export const BooksRun = Type.Object(
  {
    id: Id,
    state: choice(["waiting", "running", "done"], { description: "waiting: for a worker" }),
    requested_by: nullable(Named, "Null: by itself, or for the command line"),
    begun_at: Time,
    ended_at: nullable(Time),
    ok: nullable(Flag, "Null: it is not over"),
    checks_total: Type.Integer(),
    checks: Type.Array(Check, { description: "Those that are done" }),
  },
  { $id: "BooksRun" },
);

export const BooksRuns = Type.Object(
  {
    last: nullable(BooksRun, "The last that is over; null before the first"),
    open: nullable(BooksRun, "The one that is under way"),
  },
  { $id: "BooksRuns" },
);

export const LedgerAccount = Type.Object(
  {
    kind: AccountKind,
    currency: Text,
    test: Flag,
    accounts: Type.Integer({ description: "How many there are of the kind" }),
    balance: Type.String({ description: "What came in less what went out" }),
  },
  { $id: "LedgerAccount" },
);

export const LedgerTransfer = Type.Object(
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
      name: nullable(Text, "Of the member of staff, the supplier or the reseller's key"),
    }),
    created_at: Time,
  },
  { $id: "LedgerTransfer" },
);
