import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { paths } from "../../api/operator.gen.ts";
import type { OperatorData, OperatorRow } from "../../api/types.ts";
import type { paths as V1Paths } from "../../api/v1.gen.ts";
import { textOf } from "../../locale/text.ts";

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

/**
 * What a person did, in the past tense.
 */
const DESCRIPTIONS: Partial<Record<Change, MessageDescriptor>> = {
  "POST /api/operator/login": msg`signed in`,
  "POST /api/v1/session": msg`signed in`,
  "POST /api/v1/session/passkey": msg`signed in with a passkey`,
  "DELETE /api/v1/session": msg`signed out`,
  "PUT /api/v1/session/password": msg`changed their own password`,
  "POST /api/v1/session/two-factor": msg`started setting up two-factor authentication`,
  "POST /api/v1/session/two-factor/confirm": msg`turned on two-factor authentication`,
  "POST /api/v1/session/passkeys/options": msg`prepared a passkey`,
  "POST /api/v1/session/passkeys": msg`added the passkey {name}`,
  "PATCH /api/v1/session/passkeys/:id": msg`renamed a passkey to {name}`,
  "POST /api/v1/session/passkeys/:id/remove": msg`removed a passkey`,
  "DELETE /api/v1/session/devices": msg`ended their other sessions`,
  "DELETE /api/v1/session/devices/:id": msg`ended one of their sessions`,
  "POST /api/v1/session/first-operator": msg`set up the server`,
  "POST /api/operator/logout": msg`signed out`,
  "POST /api/operator/invitation/accept": msg`accepted an invitation`,
  "POST /api/operator/services/:id/codes/withdraw": msg`withdrew codes of {target}`,
  "POST /api/operator/price-groups/:id/prices": msg`changed prices of {target}`,
  "PATCH /api/operator/shop": msg`changed the shop`,
  "PUT /api/operator/telegram-bot": msg`set the Telegram bot`,
  "DELETE /api/operator/telegram-bot": msg`removed the Telegram bot`,
  "PUT /api/operator/shop/images/:kind": msg`set the {kind} of the shop`,
  "DELETE /api/operator/shop/images/:kind": msg`removed the {kind} of the shop`,
  "POST /api/operator/staff": msg`added {name} to the staff`,
  "POST /api/operator/staff/:id/invitation": msg`created a new invitation for {target}`,
  "PATCH /api/operator/staff/:id": msg`changed {target}`,
  "DELETE /api/operator/staff/:id": msg`removed access for {target}`,
  "POST /api/operator/staff/:id/end-sessions": msg`ended the sessions of {target}`,
  "POST /api/operator/staff/:id/reset-second-factor": msg`reset two-factor authentication for {target}`,
  "POST /api/operator/suppliers": msg`added the supplier {name}`,
  "PATCH /api/operator/suppliers/:id": msg`changed {target}`,
  "POST /api/operator/suppliers/:id/pause": msg`paused {target}`,
  "POST /api/operator/suppliers/:id/resume": msg`resumed {target}`,
  "POST /api/operator/suppliers/:id/return-orders": msg`sent diverted orders back to {target}`,
  "POST /api/operator/suppliers/:id/jobs": msg`started a {kind} job for {target}`,
  "POST /api/operator/suppliers/:id/import": msg`imported services of {target}`,
  "POST /api/operator/services": msg`added the service {name}`,
  "PATCH /api/operator/services/:id": msg`changed {target}`,
  "POST /api/operator/services/bulk": msg`changed several services`,
  "POST /api/operator/services/import": msg`imported services`,
  "PUT /api/operator/services/:id/prices/groups/:price_group_id": msg`set a price group's price for {target}`,
  "DELETE /api/operator/services/:id/prices/groups/:price_group_id": msg`removed a price group's price for {target}`,
  "PUT /api/operator/services/:id/prices/resellers/:reseller_id": msg`set a reseller's price for {target}`,
  "DELETE /api/operator/services/:id/prices/resellers/:reseller_id": msg`removed a reseller's price for {target}`,
  "POST /api/operator/price-groups": msg`added the price group {name}`,
  "PATCH /api/operator/price-groups/:id": msg`changed {target}`,
  "DELETE /api/operator/price-groups/:id": msg`removed {target}`,
  "POST /api/operator/service-groups": msg`added the service group {name}`,
  "PATCH /api/operator/service-groups/:id": msg`renamed {target}`,
  "DELETE /api/operator/service-groups/:id": msg`removed {target}`,
  "PUT /api/operator/service-groups/order": msg`reordered the service groups`,
  "PUT /api/operator/service-groups/:id/order": msg`reordered the services of {target}`,
  "POST /api/operator/services/:id/routes": msg`added a route to {target}`,
  "PATCH /api/operator/services/:id/routes/:supplier_id": msg`changed a route of {target}`,
  "POST /api/operator/services/:id/routes/:supplier_id/pause": msg`paused a route of {target}`,
  "POST /api/operator/services/:id/routes/:supplier_id/resume": msg`resumed a route of {target}`,
  "POST /api/operator/services/:id/routes/:supplier_id/move": msg`moved a route of {target}`,
  "DELETE /api/operator/services/:id/routes/:supplier_id": msg`removed a route of {target}`,
  "POST /api/operator/services/:id/stock": msg`added codes to {target}`,
  "POST /api/operator/orders/:id/take": msg`was assigned {target}`,
  "POST /api/operator/orders/:id/answer": msg`replied to {target}`,
  "POST /api/operator/orders/:id/reject": msg`rejected {target}`,
  "POST /api/operator/orders/:id/cancel": msg`cancelled {target}`,
  "POST /api/operator/orders/:id/retry": msg`retried {target}`,
  "POST /api/operator/orders/:id/reroute": msg`changed the supplier of {target}`,
  "POST /api/operator/orders/:id/refund": msg`refunded {target}`,
  "POST /api/operator/orders/:id/correct": msg`corrected the result of {target}`,
  "POST /api/operator/queue/replies": msg`sent a bulk reply`,
  "POST /api/operator/queue/actions": msg`changed several orders in the queue`,
  "POST /api/operator/attempts/:id/settle": msg`resolved an attempt of {target}`,
  "POST /api/operator/late-results/:id/resolve": msg`resolved {target}`,
  "POST /api/operator/top-up-requests/:id/approve": msg`approved {target}`,
  "POST /api/operator/top-up-requests/:id/decline": msg`declined {target}`,
  "POST /api/operator/resellers": msg`created the reseller {name}`,
  "PATCH /api/operator/resellers/:id": msg`changed {target}`,
  "POST /api/operator/resellers/:id/approve": msg`approved {target}`,
  "POST /api/operator/resellers/:id/suspend": msg`suspended {target}`,
  "POST /api/operator/resellers/:id/reactivate": msg`reactivated {target}`,
  "POST /api/operator/resellers/:id/keys": msg`created an API key for {target}`,
  "POST /api/operator/resellers/:id/keys/:key_id/revoke": msg`revoked an API key of {target}`,
  "POST /api/operator/resellers/:id/reset-second-factor": msg`reset two-factor authentication for {target}`,
  "POST /api/operator/resellers/:id/password-link": msg`sent a password link to {target}`,
  "POST /api/operator/ledger/checks": msg`started a reconciliation`,
  "POST /api/operator/resellers/:id/password": msg`set the password of {target}`,
  "POST /api/operator/resellers/:id/top-up": msg`topped up {target}`,
  "POST /api/operator/resellers/:id/adjustment": msg`adjusted the wallet of {target}`,
  "PUT /api/operator/resellers/:id/credit-limit": msg`set the credit limit of {target}`,
  "PATCH /api/operator/settings": msg`changed the settings of the server`,
  "POST /api/operator/settings/test-mail": msg`sent a test email`,
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

/** What was done, or tried, as the rest of a sentence that begins with the name; the target stands in its place. */
export function describeAction({ action, about, target, details, status }: AuditEntry): string {
  const command = COMMAND.exec(action)?.[1];
  if (command !== undefined) return target === null ? t`ran ${command}` : t`ran ${command} ${target}`;
  // A summary says after a semicolon what else the call does.
  const described = about === null ? action : `${about.charAt(0).toLowerCase()}${about.split(";", 1)[0]!.slice(1)}`;
  const on = target === null ? "" : ` (${target})`;
  // What is called “refunded order 8” must not be read as done.
  if (status === null || status >= REFUSED) return t`tried to ${described}${on}`;
  const deed = descriptionOf(action);
  if (deed === undefined) return `${about ?? action}${on}`;
  const sent = (details ?? {}) as Record<string, unknown>;
  const value = (name: string) => (typeof sent[name] === "string" ? sent[name] : t`someone`);
  return textOf(deed, { target: target ?? t`it`, name: value("name"), kind: value("kind") });
}

/** What an action is called where it can be chosen. */
export function actionName({ action, about }: AuditChoices["actions"][number]): string {
  const command = COMMAND.exec(action)?.[1];
  if (command !== undefined) return command;
  const deed = descriptionOf(action);
  if (deed === undefined) return about ?? action;
  const words = textOf(deed, { target: nounOf(action), name: "", kind: "" });
  const name = words.replaceAll(/\s+/g, " ").trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function descriptionOf(action: string): MessageDescriptor | undefined {
  return (DESCRIPTIONS as Record<string, MessageDescriptor | undefined>)[action];
}

/** `an order` for `POST /api/operator/orders/:id/cancel`. */
function nounOf(action: string): string {
  return textOf(NOUNS[/\/([a-z-]+)\/:id/.exec(action)?.[1] ?? ""] ?? msg`an item`);
}
