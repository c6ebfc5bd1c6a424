import { run } from "../../../database/statements.ts";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { SignUpMode } from "../../../database/column-types.ts";

export interface ServerSettings {
  /** Name of this server on pages and in emails. */
  name: string;
  signUp: SignUpMode;
}

export function readSettingsRow(connection: Connection): Promise<ServerSettings> {
  return selectSettings(connection).executeTakeFirstOrThrow();
}

/** They stay so until the transaction ends. */
export function lockSettingsRow(transaction: Transaction): Promise<ServerSettings> {
  return selectSettings(transaction).forNoKeyUpdate().executeTakeFirstOrThrow();
}

function selectSettings(connection: Connection) {
  return connection.selectFrom("server_settings").select(["name", "sign_up as signUp"]);
}

/** Changes what is given. */
export async function updateSettingsRow(connection: Connection, change: Partial<ServerSettings>): Promise<void> {
  await run(connection, "update server_settings set name = coalesce($1, name), sign_up = coalesce($2, sign_up)", [
    change.name ?? null,
    change.signUp ?? null,
  ]);
}
