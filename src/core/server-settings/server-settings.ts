import type { Core } from "../core.ts";
import { readSettingsRow, type ServerSettings } from "./server-settings-rows.ts";

export type { ServerSettings } from "./server-settings-rows.ts";

export const SIGN_UP_MODES = ["open", "approval", "closed"] as const;

/** What the operator changes while the server runs. */
export function readServerSettings(core: Core): Promise<ServerSettings> {
  return readSettingsRow(core.database.kysely);
}
