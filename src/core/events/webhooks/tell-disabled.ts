import type { Context } from "../../kernel/context.ts";
import { linkTo } from "../../people/users/emails.ts";
import { readServerSettings } from "../../people/settings/server-settings.ts";
import { findOwnerRow } from "./webhook-rows.ts";

const REASONS = {
  gone: "it answered 410 Gone",
  failures: "it has not accepted any event for 5 days",
  reseller: "you disabled it",
};

/** Writes to the owner of a webhook that was disabled. */
export async function tellDisabled(context: Context, webhookId: number): Promise<void> {
  const owner = await findOwnerRow(context.database.kysely, webhookId);
  if (!owner || owner.disabledBy === null) return;
  const { name: server } = await readServerSettings(context);
  context.mailer.post({
    to: owner.email,
    subject: `A webhook at ${server} was disabled`,
    paragraphs: [
      `Hello ${owner.name},`,
      `${server} no longer sends events to ${owner.url}, because ${REASONS[owner.disabledBy]}.`,
      "When the address works again, enable the webhook and resend the failed deliveries.",
    ],
    link: { label: "Open API Access", url: linkTo(context.config, "/api-access") },
  });
}
