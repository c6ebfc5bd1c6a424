import { Type, type Static } from "typebox";
import type { Core } from "../../../core/core.ts";
import { EVENT_TYPES, eventName, type Event as CoreEvent, type EventType } from "../../../core/events/event.ts";
import { findServiceOf } from "../../../core/catalogue/listing/catalogue.ts";
import { findWebhook } from "../../../core/events/webhooks/webhooks.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { findTopUp } from "../../../core/ledger/top-ups/decide-top-up.ts";
import { pageStatement } from "../../../core/ledger/wallet/statement.ts";
import { readReseller } from "../../../core/resellers/accounts/resellers.ts";
import { readApiKey } from "../../../core/resellers/keys/api-keys.ts";
import { AnyObject, choice, Flag, Time } from "../fields.ts";
import { presentKey } from "./key.ts";
import { presentOrder } from "./order.ts";
import { presentService } from "./service.ts";
import { presentTopUp } from "./top-up-request.ts";
import { presentTransaction } from "./transaction.ts";
import { presentWebhook } from "./webhook.ts";

export type Event = Static<typeof Event>;
export const Event = Type.Object(
  {
    id: Type.String({ examples: ["evt_184"] }),
    type: choice(EVENT_TYPES),
    created_at: Time,
    test: Flag,
    data: Type.Unsafe<object>({
      ...AnyObject,
      description:
        "What the event is about, as the API shows it when the event is read or sent: an order, a transaction, a top-up request, " +
        "a service (only its `id` where you no longer see it), an API key or a webhook; for wallet.low_balance the balance",
    }),
  },
  { $id: "Event" },
);

/** The body of an event, in the API and in webhooks. */
export async function presentEvent(core: Core, event: CoreEvent): Promise<Event> {
  return {
    id: eventName(event.id),
    type: event.type,
    created_at: event.createdAt.toISOString(),
    test: event.test,
    data: await PRESENT[event.type](core, event),
  };
}

type Present = (core: Core, event: CoreEvent) => Promise<object>;

const order: Present = async ({ orderReads }, { subjectId }) =>
  presentOrder(existing(await orderReads.find(subjectId)));

const topUp: Present = async (core, { subjectId }) => presentTopUp(await findTopUp(core, subjectId));

const key: Present = async (core, { resellerId, subjectId }) =>
  presentKey(await readApiKey(core, { resellerId, id: Number(subjectId) }), core.clock());

/** The statement is read from the newest entry on. */
const transaction: Present = async (core, { walletId, subjectId }) => {
  const { entries } = await pageStatement(core, walletId, { limit: 1, after: subjectId + 1n });
  return presentTransaction(existing(entries[0]));
};

const balance: Present = async (core, { resellerId, test }) => {
  const { available, held, creditLimit, lowBalanceThreshold, currency } = await readReseller(core, resellerId, test);
  return {
    currency,
    balance: formatMoney(available),
    held: formatMoney(held),
    credit_limit: formatMoney(creditLimit),
    spendable: formatMoney(available + creditLimit),
    low_balance_threshold: formatMoney(lowBalanceThreshold),
  };
};

/** A service may be retired or hidden since. */
const service: Present = async (core, { resellerId, test, subjectId }) => {
  const { priceGroupId, currency } = await readReseller(core, resellerId, test);
  const id = Number(subjectId);
  const seen = await findServiceOf(core, { resellerId, priceGroupId, currency }, id);
  return seen ? presentService(seen) : { id };
};

const webhook: Present = async (core, { subjectId }) => presentWebhook(await findWebhook(core, Number(subjectId)));

const PRESENT: Record<EventType, Present> = {
  "order.created": order,
  "order.processing": order,
  "order.succeeded": order,
  "order.rejected": order,
  "order.cancelled": order,
  "order.refunded": order,
  "order.result_updated": order,
  "wallet.topped_up": transaction,
  "wallet.low_balance": balance,
  "top_up_request.approved": topUp,
  "top_up_request.declined": topUp,
  "service.price_changed": service,
  "service.paused": service,
  "service.resumed": service,
  "api_key.created": key,
  "api_key.revoked": key,
  "webhook.disabled": webhook,
  ping: webhook,
};

/** No order or entry is ever removed. */
function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error("an event is about something that does not exist");
  return found;
}
