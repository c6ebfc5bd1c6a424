import type { Connection, Transaction } from "../../database/open.ts";
import type { SignUpMode } from "../../database/schema-people.ts";

export interface ServerSettings {
  /** What pages and mails call this server. */
  name: string;
  signUp: SignUpMode;
}

export function readSettingsRow(connection: Connection): Promise<ServerSettings> {
  return connection.selectFrom("server_settings").select(["name", "sign_up as signUp"]).executeTakeFirstOrThrow();
}

export async function updateSettingsRow(
  connection: Connection,
  { name, signUp }: Partial<ServerSettings>,
  now: Date,
): Promise<void> {
  await connection
    .updateTable("server_settings")
    .set({ ...(name !== undefined && { name }), ...(signUp !== undefined && { sign_up: signUp }), updated_at: now })
    .execute();
}

/** Keeps the hash of the link that makes the first operator; it takes the place of an older one. */
export async function keepFirstOperatorHash(connection: Connection, tokenHash: Uint8Array): Promise<void> {
  await connection.updateTable("server_settings").set({ first_operator_hash: tokenHash }).execute();
}

/** Uses the link up, under a lock that holds others off until the transaction ends. False where it is not good. */
export async function takeFirstOperatorHash(transaction: Transaction, tokenHash: Uint8Array): Promise<boolean> {
  const taken = await transaction
    .updateTable("server_settings")
    .set({ first_operator_hash: null })
    .where("first_operator_hash", "=", tokenHash)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("staff").select("staff.id"))))
    .returning("only_row")
    .executeTakeFirst();
  return taken !== undefined;
}
