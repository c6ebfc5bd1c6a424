import { Type, type Static } from "typebox";
import type { Core } from "../../../core/core.ts";
import type { Caller } from "../../../core/kernel/caller.ts";
import { DELIVERY_STATES } from "../../../core/events/deliveries/delivery.ts";
import {
  listDeliveries,
  MOST_RESENT,
  readDelivery,
  resendDelivery,
  resendFailed,
} from "../../../core/events/deliveries/delivery-log.ts";
import { pingWebhook } from "../../../core/events/webhooks/webhooks.ts";
import { invalidField } from "../../../core/kernel/errors.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { consumes, IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Count } from "../../kit/fields.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { queryOf, several, readQuery, time } from "../../kit/lists/parameters.ts";
import {
  Delivery,
  DeliveryDetails,
  presentAttempt,
  presentDelivery,
  readDeliveryId,
} from "../../kit/resources/delivery.ts";
import { presentEvent } from "../../kit/resources/event.ts";
import { readWebhookId } from "../../kit/resources/webhook.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Webhooks"];
const FILTERS = { state: several(DELIVERY_STATES) };
const SINCE = { since: time("Failed at or after this time") };
const DeliveryParams = Type.Object({ id: Type.String(), delivery: Type.String() });
const ResendBody = Type.Object(
  { since: Type.String({ description: "A date, or a time such as 2026-05-01T08:00:00Z" }) },
  { $id: "ResendRequest" },
);

/** The log of what was sent to a webhook, and sending again. */
export function registerDeliveries(scope: RouteScope, context: HttpContext): void {
  registerLog(scope, context);
  registerSending(scope, context);
}

function registerLog(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The deliveries of a webhook, newest first, with cursor pagination",
    params: IdParams,
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(Delivery), ...refusals },
  };
  scope.get("/webhooks/:id/deliveries", { schema: listSchema }, async (request, reply) => {
    const webhookId = readWebhookId(request.params);
    const caller = callerOf(request);
    return answerCursorList(
      { request, reply, config },
      FILTERS,
      ({ state: states }, part) => listDeliveries(core, caller, { webhookId, states, ...part }),
      presentDelivery,
    );
  });

  const oneSchema = {
    tags: TAGS,
    summary: "One delivery with its event and its attempts",
    params: DeliveryParams,
    response: { 200: one(DeliveryDetails), ...refusals },
  };
  scope.get("/webhooks/:id/deliveries/:delivery", { schema: oneSchema }, async (request) => {
    const { params } = request;
    return { data: await details(core, callerOf(request), readWebhookId(params), readDeliveryId(params.delivery)) };
  });
}

async function details(
  core: Core,
  caller: Caller,
  webhookId: number,
  id: bigint,
): Promise<Static<typeof DeliveryDetails>> {
  const { delivery, event, attempts } = await readDelivery(core, caller, webhookId, id);
  return {
    ...presentDelivery(delivery),
    event: await presentEvent(core, event),
    history: attempts.map(presentAttempt),
  };
}

function registerSending(scope: RouteScope, { core }: HttpContext): void {
  const pingSchema = {
    tags: TAGS,
    summary: "Send a test event of the type ping",
    params: IdParams,
    response: { 201: one(DeliveryDetails), ...refusals },
  };
  scope.post("/webhooks/:id/ping", { schema: pingSchema }, async (request, reply) => {
    const [caller, webhookId] = [callerOf(request), readWebhookId(request.params)];
    const id = await pingWebhook(core, caller, webhookId);
    reply.code(201).header("Location", `/api/v1/webhooks/${webhookId}/deliveries/${id}`);
    return { data: await details(core, caller, webhookId, id) };
  });

  const resendSchema = {
    tags: TAGS,
    summary: "Send a delivery again",
    params: DeliveryParams,
    response: { 200: one(Delivery), ...refusals },
  };
  scope.post("/webhooks/:id/deliveries/:delivery/resend", { schema: resendSchema }, async (request) => {
    const { params } = request;
    const id = readDeliveryId(params.delivery);
    return { data: presentDelivery(await resendDelivery(core, callerOf(request), readWebhookId(params), id)) };
  });

  const allSchema = {
    tags: TAGS,
    summary: `Send again what has failed since a time, at most ${MOST_RESENT} deliveries`,
    consumes,
    params: IdParams,
    body: ResendBody,
    response: { 200: one(Type.Object({ resent: Count })), ...refusals },
  };
  scope.post("/webhooks/:id/resend-failed", { schema: allSchema }, async (request) => {
    const { since } = readQuery({ since: request.body.since }, SINCE);
    if (since === undefined) throw invalidField("since", "Enter the time from which failed deliveries are sent again.");
    return { data: { resent: await resendFailed(core, callerOf(request), readWebhookId(request.params), since) } };
  });
}
