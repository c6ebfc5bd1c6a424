import type { FastifyReply } from "fastify";
import { Type, type Static } from "typebox";
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  MOST_WEBHOOKS,
  readWebhook,
  removeWebhook,
  rotateSecret,
  type WebhookSecret,
} from "../../../core/events/webhooks/webhooks.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { all, consumes, IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { orNull } from "../../kit/fields.ts";
import { readFlag } from "../../kit/form-values.ts";
import { presentWebhook, readWebhookId, ShownWebhook, Webhook } from "../../kit/resources/webhook.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Webhooks"];

const SETTINGS = {
  description: orNull(["string"], { description: "For yourself, at most 200 characters" }),
  event_types: Type.Optional(
    Type.Unsafe<string[] | null>({
      type: ["array", "null"],
      items: { type: "string" },
      description: "Event types to send; null or empty for all",
    }),
  ),
};
const CreateBody = Type.Object(
  { url: Type.String({ description: "Address that events are posted to, starting with https://" }), ...SETTINGS },
  { $id: "WebhookRequest" },
);
const ChangeBody = Type.Object(
  {
    url: Type.Optional(Type.String()),
    ...SETTINGS,
    disabled: orNull(["boolean", "integer", "string"], { description: "True to stop sending events" }),
  },
  { $id: "WebhookChange" },
);

export function registerWebhooks(scope: RouteScope, context: HttpContext): void {
  registerReading(scope, context);
  registerCreating(scope, context);
  registerChanging(scope, context);
}

function registerReading(scope: RouteScope, { core }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The caller's webhooks, live or test, oldest first",
    response: { 200: all(Webhook), ...refusals },
  };
  scope.get("/webhooks", { schema: listSchema }, async (request) => ({
    data: (await listWebhooks(core, callerOf(request))).map(presentWebhook),
  }));

  const oneSchema = {
    tags: TAGS,
    summary: "One webhook",
    params: IdParams,
    response: { 200: one(Webhook), ...refusals },
  };
  scope.get("/webhooks/:id", { schema: oneSchema }, async (request) => ({
    data: presentWebhook(await readWebhook(core, callerOf(request), readWebhookId(request.params))),
  }));
}

function registerCreating(scope: RouteScope, { core }: HttpContext): void {
  const createSchema = {
    tags: TAGS,
    summary: `Add a webhook, at most ${MOST_WEBHOOKS}; its signing secret is shown only once`,
    consumes,
    body: CreateBody,
    response: { 201: one(ShownWebhook), ...refusals },
  };
  scope.post("/webhooks", { schema: createSchema }, async (request, reply) => {
    const { url, description, event_types: eventTypes } = request.body;
    const input = { url, description: description ?? undefined, eventTypes };
    return show(reply, await createWebhook(core, callerOf(request), input));
  });

  const rotateSchema = {
    tags: TAGS,
    summary: "Replace the signing secret; for 24 hours, messages are signed with both secrets",
    params: IdParams,
    response: { 201: one(ShownWebhook), ...refusals },
  };
  scope.post("/webhooks/:id/rotate-secret", { schema: rotateSchema }, async (request, reply) =>
    show(reply, await rotateSecret(core, callerOf(request), readWebhookId(request.params))),
  );
}

function show(reply: FastifyReply, { webhook, secret }: WebhookSecret): { data: Static<typeof ShownWebhook> } {
  reply.code(201).header("Location", `/api/v1/webhooks/${webhook.id}`);
  return { data: { ...presentWebhook(webhook), secret } };
}

function registerChanging(scope: RouteScope, { core }: HttpContext): void {
  const changeSchema = {
    tags: TAGS,
    summary: "Change, disable or enable a webhook; omitted fields keep their value",
    consumes,
    params: IdParams,
    body: ChangeBody,
    response: { 200: one(Webhook), ...refusals },
  };
  scope.patch("/webhooks/:id", { schema: changeSchema }, async (request) => {
    const { url, description, event_types: eventTypes, disabled } = request.body;
    const change = { url, description: description ?? undefined, eventTypes, disabled: readFlag("disabled", disabled) };
    const id = readWebhookId(request.params);
    return { data: presentWebhook(await changeWebhook(core, callerOf(request), id, change)) };
  });

  const removeSchema = {
    tags: TAGS,
    summary: "Remove a webhook permanently",
    params: IdParams,
    response: { 200: one(Webhook), ...refusals },
  };
  scope.delete("/webhooks/:id", { schema: removeSchema }, async (request) => ({
    data: presentWebhook(await removeWebhook(core, callerOf(request), readWebhookId(request.params))),
  }));
}
