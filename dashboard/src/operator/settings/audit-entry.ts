import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { paths } from "../../api/operator.gen.ts";
import type { OperatorData, OperatorRow } from "../../api/types.ts";
import type { paths as V1Paths } from "../../api/v1.gen.ts";
import { capitalize, textOf } from "../../locale/text.ts";

export type AuditEntry = OperatorRow<"/api/operator/audit-log">;
type AuditChoices = OperatorData<"/api/operator/audit-log/choices">;

/** A path as the log writes it: `:id` where the document has `{id}`. */
type Logged<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}:${Name}${Logged<After>}`
  : Path;
type ActionOf<Path extends string, Operations> = {
  [Method in keyof Operations & ("post" | "put" | "patch" | "delete")]: Operations[Method] extends object
    ? `${Uppercase<Method>} ${Logged<Path>}`
    : never;
}[keyof Operations & ("post" | "put" | "patch" | "delete")];
type Change =
  | { [Path in keyof paths]: ActionOf<Path, paths[Path]> }[keyof paths]
  | { [Path in keyof V1Paths]: ActionOf<Path, V1Paths[Path]> }[keyof V1Paths];

/** What a person did, in the past tense. */
const DESCRIPTIONS: Partial<Record<Change, MessageDescriptor>> = {
  "POST /api/operator/login": msg`{actor} signed in`,
  "POST /api/v1/session": msg`{actor} signed in`,
  "POST /api/v1/session/passkey": msg`{actor} signed in with a passkey`,
  "DELETE /api/v1/session": msg`{actor} signed out`,
  "PUT /api/v1/session/password": msg`{actor} changed their own password`,
  "POST /api/v1/session/two-factor": msg`{actor} started setting up two-factor authentication`,
  "POST /api/v1/session/two-factor/confirm": msg`{actor} turned on two-factor authentication`,
  "POST /api/v1/session/passkeys/options": msg`{actor} prepared a passkey`,
  "POST /api/v1/session/passkeys": msg`{actor} added the passkey {name}`,
  "PATCH /api/v1/session/passkeys/:id": msg`{actor} renamed a passkey to {name}`,
  "POST /api/v1/session/passkeys/:id/remove": msg`{actor} removed a passkey`,
  "DELETE /api/v1/session/devices": msg`{actor} ended their other sessions`,
  "DELETE /api/v1/session/devices/:id": msg`{actor} ended one of their sessions`,
  "POST /api/v1/session/first-operator": msg`{actor} set up the server`,
  "POST /api/operator/logout": msg`{actor} signed out`,
  "POST /api/operator/invitation/accept": msg`{actor} accepted an invitation`,
  "POST /api/operator/services/:id/codes/withdraw": msg`{actor} withdrew codes of {target}`,
  "POST /api/operator/price-groups/:id/prices": msg`{actor} changed prices of {target}`,
  "PATCH /api/operator/shop": msg`{actor} changed the shop`,
  "PUT /api/operator/telegram-bot": msg`{actor} set the Telegram bot`,
  "DELETE /api/operator/telegram-bot": msg`{actor} removed the Telegram bot`,
  "PUT /api/operator/shop/images/:kind": msg`{actor} set the {kind} of the shop`,
  "DELETE /api/operator/shop/images/:kind": msg`{actor} removed the {kind} of the shop`,
  "POST /api/operator/staff": msg`{actor} added {name} to the staff`,
  "POST /api/operator/staff/:id/invitation": msg`{actor} created a new invitation for {target}`,
  "PATCH /api/operator/staff/:id": msg`{actor} changed {target}`,
  "DELETE /api/operator/staff/:id": msg`{actor} removed access for {target}`,
  "POST /api/operator/staff/:id/end-sessions": msg`{actor} ended the sessions of {target}`,
  "POST /api/operator/staff/:id/reset-two-factor": msg`{actor} reset two-factor authentication for {target}`,
  "POST /api/operator/suppliers": msg`{actor} added the supplier {name}`,
  "PATCH /api/operator/suppliers/:id": msg`{actor} changed {target}`,
  "POST /api/operator/suppliers/:id/pause": msg`{actor} paused {target}`,
  "POST /api/operator/suppliers/:id/resume": msg`{actor} resumed {target}`,
  "POST /api/operator/suppliers/:id/return-orders": msg`{actor} sent diverted orders back to {target}`,
  "POST /api/operator/suppliers/:id/jobs": msg`{actor} started a {kind} job for {target}`,
  "POST /api/operator/suppliers/:id/import": msg`{actor} imported services of {target}`,
  "POST /api/operator/services": msg`{actor} added the service {name}`,
  "PATCH /api/operator/services/:id": msg`{actor} changed {target}`,
  "POST /api/operator/services/bulk": msg`{actor} changed several services`,
  "POST /api/operator/services/import": msg`{actor} imported services`,
  "PUT /api/operator/services/:id/prices/groups/:price_group_id": msg`{actor} set a price group's price for {target}`,
  "DELETE /api/operator/services/:id/prices/groups/:price_group_id": msg`{actor} removed a price group's price for {target}`,
  "PUT /api/operator/services/:id/prices/resellers/:reseller_id": msg`{actor} set a reseller's price for {target}`,
  "DELETE /api/operator/services/:id/prices/resellers/:reseller_id": msg`{actor} removed a reseller's price for {target}`,
  "POST /api/operator/price-groups": msg`{actor} added the price group {name}`,
  "PATCH /api/operator/price-groups/:id": msg`{actor} changed {target}`,
  "DELETE /api/operator/price-groups/:id": msg`{actor} removed {target}`,
  "POST /api/operator/service-groups": msg`{actor} added the service group {name}`,
  "PATCH /api/operator/service-groups/:id": msg`{actor} renamed {target}`,
  "PATCH /api/operator/services/:id/position": msg`{actor} moved {target} in its group`,
  "PATCH /api/operator/service-groups/:id/position": msg`{actor} moved {target} in the list`,
  "DELETE /api/operator/service-groups/:id": msg`{actor} removed {target}`,
  "PUT /api/operator/service-groups/order": msg`{actor} reordered the service groups`,
  "PUT /api/operator/service-groups/:id/order": msg`{actor} reordered the services of {target}`,
  "POST /api/operator/services/:id/routes": msg`{actor} added a route to {target}`,
  "PATCH /api/operator/services/:id/routes/:supplier_id": msg`{actor} changed a route of {target}`,
  "POST /api/operator/services/:id/routes/:supplier_id/pause": msg`{actor} paused a route of {target}`,
  "POST /api/operator/services/:id/routes/:supplier_id/resume": msg`{actor} resumed a route of {target}`,
  "POST /api/operator/services/:id/routes/:supplier_id/move": msg`{actor} moved a route of {target}`,
  "DELETE /api/operator/services/:id/routes/:supplier_id": msg`{actor} removed a route of {target}`,
  "POST /api/operator/services/:id/stock": msg`{actor} added codes to {target}`,
  "POST /api/operator/orders/:id/take": msg`{actor} was assigned {target}`,
  "POST /api/operator/orders/:id/answer": msg`{actor} replied to {target}`,
  "POST /api/operator/orders/:id/reject": msg`{actor} rejected {target}`,
  "POST /api/operator/orders/:id/cancel": msg`{actor} cancelled {target}`,
  "POST /api/operator/orders/:id/retry": msg`{actor} retried {target}`,
  "POST /api/operator/orders/:id/reroute": msg`{actor} changed the supplier of {target}`,
  "POST /api/operator/orders/:id/refund": msg`{actor} refunded {target}`,
  "POST /api/operator/orders/:id/correct": msg`{actor} corrected the result of {target}`,
  "POST /api/operator/queue/replies": msg`{actor} sent a bulk reply`,
  "POST /api/operator/queue/actions": msg`{actor} changed several orders in the queue`,
  "POST /api/operator/attempts/:id/settle": msg`{actor} resolved an attempt of {target}`,
  "POST /api/operator/late-results/:id/resolve": msg`{actor} resolved {target}`,
  "POST /api/operator/top-up-requests/:id/approve": msg`{actor} approved {target}`,
  "POST /api/operator/top-up-requests/:id/decline": msg`{actor} declined {target}`,
  "POST /api/operator/resellers": msg`{actor} created the reseller {name}`,
  "PATCH /api/operator/resellers/:id": msg`{actor} changed {target}`,
  "POST /api/operator/resellers/:id/approve": msg`{actor} approved {target}`,
  "POST /api/operator/resellers/:id/suspend": msg`{actor} suspended {target}`,
  "POST /api/operator/resellers/:id/reactivate": msg`{actor} reactivated {target}`,
  "POST /api/operator/resellers/:id/keys": msg`{actor} created an API key for {target}`,
  "POST /api/operator/keys/:id/revoke": msg`{actor} revoked {target}`,
  "POST /api/operator/resellers/:id/reset-two-factor": msg`{actor} reset two-factor authentication for {target}`,
  "POST /api/operator/resellers/:id/password-link": msg`{actor} sent a password link to {target}`,
  "POST /api/operator/ledger/checks": msg`{actor} started a reconciliation`,
  "POST /api/operator/resellers/:id/password": msg`{actor} set the password of {target}`,
  "POST /api/operator/resellers/:id/top-up": msg`{actor} topped up {target}`,
  "POST /api/operator/resellers/:id/adjustment": msg`{actor} adjusted the wallet of {target}`,
  "PUT /api/operator/resellers/:id/credit-limit": msg`{actor} set the credit limit of {target}`,
  "PATCH /api/operator/settings": msg`{actor} changed the settings of the server`,
  "POST /api/operator/settings/test-mail": msg`{actor} sent a test email`,
};

/** What an action may be about, as the part of its path before `:id` says. */
const NOUNS: Readonly<Record<string, MessageDescriptor>> = {
  attempts: msg`an attempt`,
  "late-results": msg`a late result`,
  orders: msg`an order`,
  "price-groups": msg`a price group`,
  resellers: msg`a reseller`,
  "service-groups": msg`a service group`,
  services: msg`a service`,
  suppliers: msg`a supplier`,
  "top-up-requests": msg`a top-up request`,
};
const COMMAND = /^imeister (.+)$/;

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
  // What is called “refunded order 8” must not be read as done.
  if (status === null || status >= REFUSED) {
    const text = target === null ? msg`{actor} tried to {attempt}` : msg`{actor} tried to {attempt} ({target})`;
    return { text, values: { attempt: attemptOf(action, about) } };
  }
  const text = descriptionOf(action);
  if (text === undefined) {
    const plain = target === null ? msg`{actor}: {summary}` : msg`{actor}: {summary} ({target})`;
    return { text: plain, values: { summary: about ?? action } };
  }
  const sent = (details ?? {}) as Record<string, unknown>;
  const value = (name: string) => (typeof sent[name] === "string" ? sent[name] : t`someone`);
  return { text, values: { name: value("name"), kind: value("kind") } };
}

/** What an action is called where it can be chosen. */
export function actionName({ action, about }: AuditChoices["actions"][number]): string {
  const command = COMMAND.exec(action)?.[1];
  if (command !== undefined) return command;
  const deed = descriptionOf(action);
  if (deed === undefined) return about ?? action;
  const words = textOf(deed, { actor: "", target: nounOf(action), name: "", kind: "" });
  return capitalize(words.replaceAll(/\s+/g, " ").trim());
}

/** The summary of the call inside a sentence; after a semicolon it says what else the call does. */
function attemptOf(action: string, about: string | null): string {
  return about === null ? action : `${about.charAt(0).toLowerCase()}${about.split(";", 1)[0]!.slice(1)}`;
}

function descriptionOf(action: string): MessageDescriptor | undefined {
  return (DESCRIPTIONS as Record<string, MessageDescriptor | undefined>)[action];
}

/** `an order` for `POST /api/operator/orders/:id/cancel`. */
function nounOf(action: string): string {
  return textOf(NOUNS[/\/([a-z-]+)\/:id/.exec(action)?.[1] ?? ""] ?? msg`an item`);
}
