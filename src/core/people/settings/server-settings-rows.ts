import type { Connection } from "../../../database/open.ts";
import type { SignUpMode } from "../../../database/schema-people.ts";

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
