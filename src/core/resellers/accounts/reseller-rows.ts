import type { Insertable, Updateable } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Micros } from "../../kernel/money.ts";

export interface Reseller {
  id: number;
  name: string;
  email: string;
  username: string | null;
  company: string | null;
  status: "pending" | "active" | "suspended";
  currency: string;
  priceGroupId: number | null;
  priceGroup: string | null;
  userId: string | null;
  rateLimit: number | null;
  lowBalanceThreshold: Micros;
  available: Micros;
  held: Micros;
  creditLimit: Micros;
  createdAt: Date;
  twoFactorEnabled: boolean;
}

function selectResellers(connection: Connection, test: boolean) {
  return connection
    .selectFrom("resellers as r")
    .innerJoin("wallets as w", (join) => join.onRef("w.reseller_id", "=", "r.id").on("w.test", "=", test))
    .leftJoin("price_groups as g", "g.id", "r.price_group_id")
    .leftJoin("two_factor as f", "f.user_id", "r.user_id")
    .select(["r.id", "r.name", "r.email", "r.username", "r.company", "r.status", "r.currency"])
    .select(["r.price_group_id as priceGroupId", "g.name as priceGroup", "r.user_id as userId"])
    .select(["r.rate_limit as rateLimit", "r.low_balance_threshold as lowBalanceThreshold"])
    .select(["w.available", "w.held", "w.credit_limit as creditLimit", "r.created_at as createdAt"])
    .select((select) => select("f.confirmed_at", "is not", null).$castTo<boolean>().as("twoFactorEnabled"));
}

export function findResellerById(connection: Connection, id: number, test = false): Promise<Reseller | undefined> {
  return selectResellers(connection, test).where("r.id", "=", id).executeTakeFirst();
}

export function findResellerByEmail(connection: Connection, email: string): Promise<Reseller | undefined> {
  return selectResellers(connection, false)
    .where((where) => where(where.fn<string>("lower", ["r.email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
}

/** Undefined when the email or username is taken. */
export function insertReseller(
  transaction: Transaction,
  reseller: Insertable<Schema["resellers"]>,
): Promise<{ id: number } | undefined> {
  return transaction
    .insertInto("resellers")
    .values(reseller)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
}

export type ResellerChange = Omit<Updateable<Schema["resellers"]>, "id" | "status" | "status_reason">;

export async function updateReseller(connection: Connection, id: number, change: ResellerChange): Promise<void> {
  await connection.updateTable("resellers").set(change).where("id", "=", id).execute();
}

export async function moveResellerRow(
  connection: Connection,
  id: number,
  status: Reseller["status"],
  reason: string | null,
): Promise<void> {
  const change = { status, status_reason: reason };
  await connection.updateTable("resellers").set(change).where("id", "=", id).execute();
}

/** No other transaction changes the reseller until this one ends. */
export async function lockResellerRow(transaction: Transaction, id: number): Promise<Reseller | undefined> {
  await transaction.selectFrom("resellers").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  return findResellerById(transaction, id);
}

/** It is not removed until the transaction ends. */
export function keepPriceGroup(transaction: Connection, id: number): Promise<{ id: number } | undefined> {
  return transaction.selectFrom("price_groups").select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
}

/** What can be changed of a reseller, as the audit log names it. */
export function readChangeable(connection: Connection, id: number) {
  return connection
    .selectFrom("resellers as r")
    .leftJoin("price_groups as g", "g.id", "r.price_group_id")
    .select(["r.name", "r.email", "r.username", "r.company", "r.status", "r.status_reason", "g.name as price_group"])
    .select(["r.rate_limit", "r.low_balance_threshold"])
    .where("r.id", "=", id)
    .executeTakeFirst();
}
