import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { readLine } from "../../kernel/input/field-readers.ts";
import { lockSettingsRow, readSettingsRow, updateSettingsRow, type ServerSettings } from "./server-settings-rows.ts";

export type { SignUpMode } from "../../../database/column-types.ts";
export type { ServerSettings } from "./server-settings-rows.ts";

/** Strangers make accounts that work at once, or that wait for the operator, or none. */
export const SIGN_UP_MODES = ["open", "approval", "closed"] as const;

const MAX_NAME_LENGTH = 100;

/** The name of the shop, for headings and the subjects of emails. Throws validation_failed. */
export function readServerName(text: string): string {
  return readLine("name", text, MAX_NAME_LENGTH);
}

/** What the operator changes while the server runs. */
export function readServerSettings(context: Context): Promise<ServerSettings> {
  return readSettingsRow(context.database.kysely);
}

/** Changes what is given. Throws validation_failed. */
export async function changeServerSettings(context: Context, wanted: Partial<ServerSettings>): Promise<ServerSettings> {
  const name = wanted.name === undefined ? undefined : readServerName(wanted.name);
  const change = { ...(name !== undefined && { name }), ...(wanted.signUp && { signUp: wanted.signUp }) };
  await context.database.transaction((transaction) => {
    const read = async () => {
      const { name: called, signUp } = await lockSettingsRow(transaction);
      return { "server settings": { name: called, sign_up: signUp } };
    };
    return recordChanges(context, transaction, read, () => updateSettingsRow(transaction, change));
  });
  return readServerSettings(context);
}

/** Sends a test email. Throws conflict without a mail server, mail_failed with its reason. */
export async function sendTestMail(context: Context, to: string): Promise<void> {
  if (context.mailer.from === null) {
    throw new DomainError("conflict", "No email server is configured. Set SMTP_URL and MAIL_FROM, then restart.");
  }
  const { name } = await readServerSettings(context);
  const paragraphs = [`Emails of ${name} arrive here.`];
  try {
    await context.mailer.deliver({ to, subject: `Test email of ${name}`, paragraphs });
  } catch (error) {
    throw new DomainError("mail_failed", `The email could not be sent: ${(error as Error).message}`);
  }
}
