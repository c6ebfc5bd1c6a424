import type { Insertable, Updateable } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import { secret } from "../../kernel/changes.ts";
import { DomainError } from "../../kernel/errors.ts";
import { fromStoredTerms } from "../../ledger/credit/terms.ts";
import type { PaymentMethod } from "./method.ts";

const FIELDS = [
  "id",
  "kind",
  "name",
  "instructions",
  "qr_text as qrText",
  "copy_text as copyText",
  "currency",
  "min_amount as minAmount",
  "max_amount as maxAmount",
  "fee_fixed as feeFixed",
  "fee_basis_points as feeBasisPoints",
  "bonus_tiers as bonusTiers",
  "price_group_ids as priceGroupIds",
  "enabled as isEnabled",
  "position",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

/** There are few. */
export async function listMethodRows(connection: Connection): Promise<PaymentMethod[]> {
  const methods = await connection
    .selectFrom("payment_methods")
    .select(FIELDS)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const accounts = await connection
    .selectFrom("payment_credentials")
    .select(["method_id as methodId", "test", "settings", "updated_at as updatedAt"])
    .orderBy("test")
    .execute();
  return methods.map(({ feeFixed, feeBasisPoints, bonusTiers, ...method }) => ({
    ...method,
    terms: fromStoredTerms({ feeFixed: feeFixed.toString(), feeBasisPoints, bonusTiers }),
    accounts: accounts
      .filter(({ methodId }) => methodId === method.id)
      .map(({ test, settings, updatedAt }) => ({ test, settings, updatedAt })),
  }));
}

export async function findMethodRow(connection: Connection, id: number): Promise<PaymentMethod | undefined> {
  return (await listMethodRows(connection)).find((method) => method.id === id);
}

/** Stays as it is until the transaction ends. Throws not_found. */
export async function lockMethodRow(transaction: Transaction, id: number): Promise<PaymentMethod> {
  await transaction.selectFrom("payment_methods").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const method = await findMethodRow(transaction, id);
  if (!method) throw new DomainError("not_found", "There is no such payment method.");
  return method;
}

export async function insertMethod(
  transaction: Transaction,
  row: Insertable<Schema["payment_methods"]>,
): Promise<number> {
  const { id } = await transaction.insertInto("payment_methods").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateMethod(
  transaction: Transaction,
  id: number,
  change: Updateable<Schema["payment_methods"]>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await transaction.updateTable("payment_methods").set(change).where("id", "=", id).execute();
}

/** An account at the gateway with its secrets, sealed. */
export function findCredentialsRow(
  connection: Connection,
  methodId: number,
  test: boolean,
): Promise<{ settings: Record<string, string>; sealedSecrets: string } | undefined> {
  return connection
    .selectFrom("payment_credentials")
    .select(["settings", "sealed_secrets as sealedSecrets"])
    .where("method_id", "=", methodId)
    .where("test", "=", test)
    .executeTakeFirst();
}

export async function writeCredentials(
  transaction: Transaction,
  methodId: number,
  test: boolean,
  { settings, sealedSecrets }: { settings: Record<string, string>; sealedSecrets: string },
): Promise<void> {
  const row = { settings: JSON.stringify(settings), sealed_secrets: sealedSecrets };
  await transaction
    .insertInto("payment_credentials")
    .values({ method_id: methodId, test, ...row })
    .onConflict((existing) =>
      existing.columns(["method_id", "test"]).doUpdateSet((set) => ({ ...row, updated_at: set.fn<Date>("now") })),
    )
    .execute();
}

export async function deleteCredentials(transaction: Transaction, methodId: number, test: boolean): Promise<void> {
  await transaction
    .deleteFrom("payment_credentials")
    .where("method_id", "=", methodId)
    .where("test", "=", test)
    .execute();
}

/** What staff changes of a method, for the audit log; it is locked. */
export function methodSnapshot(transaction: Transaction, id: number) {
  return async () => {
    const { terms, isEnabled, ...method } = await lockMethodRow(transaction, id);
    const sealed = (test: boolean) => findCredentialsRow(transaction, id, test);
    const [live, test] = [await sealed(false), await sealed(true)];
    const fields = {
      name: method.name,
      instructions: method.instructions,
      qr_text: method.qrText,
      copy_text: method.copyText,
      currency: method.currency,
      min_amount: method.minAmount,
      max_amount: method.maxAmount,
      fee_fixed: terms.feeFixed,
      fee_basis_points: terms.feeBasisPoints,
      bonus_tiers: terms.bonusTiers.map(({ from, basisPoints }) => `${basisPoints} from ${from}`),
      price_group_ids: method.priceGroupIds,
      enabled: isEnabled,
      position: method.position,
      live_settings: live?.settings ?? null,
      live_credentials: secret(live?.sealedSecrets ?? null),
      test_settings: test?.settings ?? null,
      test_credentials: secret(test?.sealedSecrets ?? null),
    };
    return { [`payment method ${id}`]: fields };
  };
}
