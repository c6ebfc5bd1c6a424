import { Type } from "typebox";
import { TRANSFER_KINDS } from "../../../core/ledger/wallet/ledger.ts";
import { Flag, Id, Money, nullable, Text, Time } from "../../kit/schemas.ts";
import { AnyObject } from "../schemas.ts";

const Named = Type.Object({ id: Id, name: Text });
const Kind = Type.String({ enum: [...TRANSFER_KINDS] });
const AccountKind = Type.String({ description: "Of ledger accounts, such as wallet_available or revenue" });

const Check = Type.Object({
  name: Type.String({ description: "The rule that was checked" }),
  ok: Flag,
  of: Type.String({ description: "What was compared, such as wallets" }),
  compared: Type.Integer(),
  differences: Type.Integer(),
  sums: Type.Array(Type.Object({ currency: Text, test: Flag, amount: Money }), {
    description: "What the differences add up to; empty where they are no amounts",
  }),
  drift: Type.Array(AnyObject, { description: "The first 100 of the differences" }),
});

const BooksRun = Type.Object({
  id: Id,
  state: Type.String({ enum: ["waiting", "running", "done"], description: "waiting: for a worker" }),
  requested_by: nullable(Named, "Null: by itself, or for the command line"),
  begun_at: Time,
  ended_at: nullable(Time),
  ok: nullable(Flag, "Null: it is not over"),
  checks_total: Type.Integer(),
  checks: Type.Array(Check, { description: "Those that are done" }),
});

export const BooksRuns = Type.Object({
  last: nullable(BooksRun, "The last that is over; null before the first"),
  open: nullable(BooksRun, "The one that is under way"),
});

export const LedgerAccount = Type.Object({
  kind: AccountKind,
  currency: Text,
  test: Flag,
  accounts: Type.Integer({ description: "How many there are of the kind" }),
  balance: Type.String({ description: "What came in less what went out" }),
});

export const LedgerTransfer = Type.Object({
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
});
