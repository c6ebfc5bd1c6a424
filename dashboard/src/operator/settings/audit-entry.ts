import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { OperatorData, OperatorRow } from "../../api/types.ts";
import { capitalize, textOf } from "../../locale/text.ts";
import { AUDIT_SENTENCES, JOBS } from "./audit-sentences.ts";

export type AuditEntry = OperatorRow<"/api/operator/audit-log">;
type AuditChoices = OperatorData<"/api/operator/audit-log/choices">;

/** What an action may be about, as the part of its path before `:id` says. */
const NOUNS: Readonly<Record<string, MessageDescriptor>> = {
  attempts: msg`an attempt`,
  keys: msg`an API key`,
  "late-results": msg`a late result`,
  migrations: msg`a migration`,
  news: msg`news`,
  orders: msg`an order`,
  "payment-methods": msg`a payment method`,
  payments: msg`a payment`,
  "price-groups": msg`a price group`,
  resellers: msg`a reseller`,
  "service-groups": msg`a service group`,
  services: msg`a service`,
  suppliers: msg`a supplier`,
  "top-up-requests": msg`a top-up request`,
};
const COMMAND = /^imeister (.+)$/;
const JOB = "POST /api/operator/suppliers/:id/jobs";

const REFUSED = 400;

/** Who did it, as the subject of a sentence. */
export function actorOf({ staff, action }: AuditEntry): string {
  if (staff !== null) return staff.name;
  return COMMAND.test(action) ? t`The command line` : t`Unknown`;
}

interface Description {
  /** With places for the actor, the target where the entry has one, and the values. */
  text: MessageDescriptor;
  values: Readonly<Record<string, string>>;
}

/** What was done, or tried. */
export function describeAction({ action, about, target, details, status }: AuditEntry): Description {
  const command = COMMAND.exec(action)?.[1];
  if (command !== undefined) {
    const text = target === null ? msg`{actor} ran {command}` : msg`{actor} ran {command} {target}`;
    return { text, values: { command } };
  }
  const sent = (details ?? {}) as Record<string, unknown>;
  const value = (name: string) => (typeof sent[name] === "string" ? sent[name] : t`someone`);
  const kind = action === JOB ? textOf(JOBS[value("kind")] ?? msg`a job`) : value("kind");
  // What is called “refunded order 8” must not be read as done.
  if (status === null || status >= REFUSED) {
    if (action === JOB) return { text: msg`{actor} tried to start {kind} of {target}`, values: { kind } };
    const tried = target === null ? msg`{actor} tried to {attempt}` : msg`{actor} tried to {attempt} ({target})`;
    return { text: tried, values: { attempt: attemptOf(action, about) } };
  }
  const text = descriptionOf(action);
  if (text === undefined) {
    const plain = target === null ? msg`{actor}: {summary}` : msg`{actor}: {summary} ({target})`;
    return { text: plain, values: { summary: about ?? action } };
  }
  return { text, values: { name: value("name"), kind, currency: value("currency"), mode: value("mode") } };
}

/** What an action is called where it can be chosen. */
export function actionName({ action, about }: AuditChoices["actions"][number]): string {
  const command = COMMAND.exec(action)?.[1];
  if (command !== undefined) return command;
  const deed = descriptionOf(action);
  if (deed === undefined) return about ?? action;
  const kind = action === JOB ? t`a job` : t`image`;
  const words = textOf(deed, { actor: "", target: nounOf(action), name: "", kind, currency: t`a currency`, mode: "" });
  return capitalize(words.replaceAll(/\s+/g, " ").trim());
}

/** The summary of the call inside a sentence; after a semicolon, a colon or its first sentence it says how. */
function attemptOf(action: string, about: string | null): string {
  return about === null ? action : `${about.charAt(0).toLowerCase()}${about.split(/[;:.]/, 1)[0]!.slice(1)}`;
}

function descriptionOf(action: string): MessageDescriptor | undefined {
  return (AUDIT_SENTENCES as Record<string, MessageDescriptor | undefined>)[action];
}

/** `an order` for `POST /api/operator/orders/:id/cancel`. */
function nounOf(action: string): string {
  return textOf(NOUNS[/\/([a-z-]+)\/:id/.exec(action)?.[1] ?? ""] ?? msg`an item`);
}
