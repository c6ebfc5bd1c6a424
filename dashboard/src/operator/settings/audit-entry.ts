import type { paths } from "../../api/operator.gen.ts";
import type { OperatorData, OperatorRow } from "../../api/types.ts";
import type { paths as V1Paths } from "../../api/v1.gen.ts";

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
const DESCRIPTIONS: Partial<Record<Change, string>> = {
  "POST /api/operator/login": "signed in",
  "POST /api/v1/session": "signed in",
  "POST /api/v1/session/passkey": "signed in with a passkey",
  "DELETE /api/v1/session": "signed out",
  "PUT /api/v1/session/password": "changed their own password",
  "POST /api/v1/session/two-factor": "started setting up two-factor authentication",
  "POST /api/v1/session/two-factor/confirm": "turned on two-factor authentication",
  "POST /api/v1/session/passkeys/options": "prepared a passkey",
  "POST /api/v1/session/passkeys": "added the passkey {name}",
  "PATCH /api/v1/session/passkeys/:id": "renamed a passkey to {name}",
  "POST /api/v1/session/passkeys/:id/remove": "removed a passkey",
  "DELETE /api/v1/session/devices": "ended their other sessions",
  "DELETE /api/v1/session/devices/:id": "ended one of their sessions",
  "POST /api/v1/session/first-operator": "set up the server",
  "POST /api/operator/logout": "signed out",
  "POST /api/operator/invitation/accept": "accepted an invitation",
  "POST /api/operator/services/:id/codes/withdraw": "withdrew codes of …",
  "POST /api/operator/price-groups/:id/prices": "changed prices of …",
  "PATCH /api/operator/shop": "changed the shop",
  "PUT /api/operator/telegram-bot": "set the Telegram bot",
  "DELETE /api/operator/telegram-bot": "removed the Telegram bot",
  "PUT /api/operator/shop/images/:kind": "set the {kind} of the shop",
  "DELETE /api/operator/shop/images/:kind": "removed the {kind} of the shop",
  "POST /api/operator/staff": "added {name} to the staff",
  "POST /api/operator/staff/:id/invitation": "created a new invitation for …",
  "PATCH /api/operator/staff/:id": "changed …",
  "DELETE /api/operator/staff/:id": "removed access for …",
  "POST /api/operator/staff/:id/end-sessions": "ended the sessions of …",
  "POST /api/operator/staff/:id/reset-second-factor": "reset two-factor authentication for …",
  "POST /api/operator/suppliers": "added the supplier {name}",
  "PATCH /api/operator/suppliers/:id": "changed …",
  "POST /api/operator/suppliers/:id/pause": "paused …",
  "POST /api/operator/suppliers/:id/resume": "resumed …",
  "POST /api/operator/suppliers/:id/return-orders": "sent diverted orders back to …",
  "POST /api/operator/suppliers/:id/jobs": "started a {kind} job for …",
  "POST /api/operator/suppliers/:id/import": "imported services of …",
  "POST /api/operator/services": "added the service {name}",
  "PATCH /api/operator/services/:id": "changed …",
  "POST /api/operator/services/bulk": "changed several services",
  "POST /api/operator/services/import": "imported services",
  "PUT /api/operator/services/:id/prices/groups/:price_group_id": "set a price group's price for …",
  "DELETE /api/operator/services/:id/prices/groups/:price_group_id": "removed a price group's price for …",
  "PUT /api/operator/services/:id/prices/resellers/:reseller_id": "set a reseller's price for …",
  "DELETE /api/operator/services/:id/prices/resellers/:reseller_id": "removed a reseller's price for …",
  "POST /api/operator/price-groups": "added the price group {name}",
  "PATCH /api/operator/price-groups/:id": "changed …",
  "DELETE /api/operator/price-groups/:id": "removed …",
  "POST /api/operator/service-groups": "added the service group {name}",
  "PATCH /api/operator/service-groups/:id": "renamed …",
  "DELETE /api/operator/service-groups/:id": "removed …",
  "PUT /api/operator/service-groups/order": "reordered the service groups",
  "PUT /api/operator/service-groups/:id/order": "reordered the services of …",
  "POST /api/operator/services/:id/routes": "added a route to …",
  "PATCH /api/operator/services/:id/routes/:supplier_id": "changed a route of …",
  "POST /api/operator/services/:id/routes/:supplier_id/pause": "paused a route of …",
  "POST /api/operator/services/:id/routes/:supplier_id/resume": "resumed a route of …",
  "POST /api/operator/services/:id/routes/:supplier_id/move": "moved a route of …",
  "DELETE /api/operator/services/:id/routes/:supplier_id": "removed a route of …",
  "POST /api/operator/services/:id/stock": "added codes to …",
  "POST /api/operator/orders/:id/take": "was assigned …",
  "POST /api/operator/orders/:id/answer": "replied to …",
  "POST /api/operator/orders/:id/reject": "rejected …",
  "POST /api/operator/orders/:id/cancel": "cancelled …",
  "POST /api/operator/orders/:id/retry": "retried …",
  "POST /api/operator/orders/:id/reroute": "changed the supplier of …",
  "POST /api/operator/orders/:id/refund": "refunded …",
  "POST /api/operator/orders/:id/correct": "corrected the result of …",
  "POST /api/operator/queue/replies": "sent a bulk reply",
  "POST /api/operator/queue/actions": "changed several orders in the queue",
  "POST /api/operator/attempts/:id/settle": "resolved an attempt of …",
  "POST /api/operator/late-results/:id/resolve": "resolved …",
  "POST /api/operator/top-up-requests/:id/approve": "approved …",
  "POST /api/operator/top-up-requests/:id/decline": "declined …",
  "POST /api/operator/resellers": "created the reseller {name}",
  "PATCH /api/operator/resellers/:id": "changed …",
  "POST /api/operator/resellers/:id/approve": "approved …",
  "POST /api/operator/resellers/:id/suspend": "suspended …",
  "POST /api/operator/resellers/:id/reactivate": "reactivated …",
  "POST /api/operator/resellers/:id/keys": "created an API key for …",
  "POST /api/operator/resellers/:id/keys/:key_id/revoke": "revoked an API key of …",
  "POST /api/operator/resellers/:id/reset-second-factor": "reset two-factor authentication for …",
  "POST /api/operator/resellers/:id/password-link": "sent a password link to …",
  "POST /api/operator/ledger/checks": "started a reconciliation",
  "POST /api/operator/resellers/:id/password": "set the password of …",
  "POST /api/operator/resellers/:id/top-up": "topped up …",
  "POST /api/operator/resellers/:id/adjustment": "adjusted the wallet of …",
  "PUT /api/operator/resellers/:id/credit-limit": "set the credit limit of …",
  "PATCH /api/operator/settings": "changed the settings of the server",
  "POST /api/operator/settings/test-mail": "sent a test email",
};
const COMMAND = /^imeister (.+)$/;

const REFUSED = 400;

/** Who did it, as the subject of a sentence. */
export function actorOf({ staff, action }: AuditEntry): string {
  if (staff !== null) return staff.name;
  return COMMAND.test(action) ? "The command line" : "Unknown";
}

/** What was done, or tried, as the rest of a sentence that begins with the name; the target stands in its place. */
export function describeAction({ action, about, target, details, status }: AuditEntry): string {
  const command = COMMAND.exec(action)?.[1];
  if (command !== undefined) return `ran ${command}${target === null ? "" : ` ${target}`}`;
  // A summary says after a semicolon what else the call does.
  const described = about === null ? action : `${about.charAt(0).toLowerCase()}${about.split(";", 1)[0]!.slice(1)}`;
  const on = target === null ? "" : ` (${target})`;
  // What is called “refunded order 8” must not be read as done.
  if (status === null || status >= REFUSED) return `tried to ${described}${on}`;
  const deed = descriptionOf(action);
  if (deed === undefined) return `${about ?? action}${on}`;
  const sent = (details ?? {}) as Record<string, unknown>;
  return deed
    .replace("…", target ?? "it")
    .replace(/\{(\w+)\}/, (_braces, name: string) => (typeof sent[name] === "string" ? sent[name] : "someone"));
}

/** What an action is called where it can be chosen. */
export function actionName({ action, about }: AuditChoices["actions"][number]): string {
  const command = COMMAND.exec(action)?.[1];
  if (command !== undefined) return command;
  const deed = descriptionOf(action);
  if (deed === undefined) return about ?? action;
  const name = deed.replace("…", nounOf(action)).replace(/\s*\{\w+\}/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function descriptionOf(action: string): string | undefined {
  return (DESCRIPTIONS as Record<string, string | undefined>)[action];
}

/** `an order` for `POST /api/operator/orders/:id/cancel`. */
function nounOf(action: string): string {
  const noun = (/\/([a-z-]+)s\/:id/.exec(action)?.[1] ?? "item").replaceAll("-", " ");
  return `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;
}
