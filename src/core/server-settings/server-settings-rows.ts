import type { Connection } from "../../database/open.ts";
import type { SignUpMode } from "../../database/schema-people.ts";

export interface ServerSettings {
  /** What pages and mails call this server. */
  name: string;
  signUp: SignUpMode;
}

export function readSettingsRow(connection: Connection): Promise<ServerSettings> {
  return connection.selectFrom("server_settings").select(["name", "sign_up as signUp"]).executeTakeFirstOrThrow();
}
