import { Type, type Static } from "typebox";
import type { Core } from "../../../core/core.ts";
import { changePreferences, listPreferences } from "../../../core/notifications/preferences/preferences.ts";
import { readBot } from "../../../core/notifications/telegram/bot.ts";
import { createLinkCode, readLinkedChat, unlinkChat } from "../../../core/notifications/telegram/link-chat.ts";
import type { User } from "../../../core/people/users/user.ts";
import { TOPIC_NAMES, TOPICS } from "../../../core/notifications/topics.ts";
import { sessionOf } from "../../kit/access/session-cookie.ts";
import { consumes, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { choice, Flag, nullable, Text, Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { COOKIE, TAGS } from "../guard.ts";

const MOST_CHANGES = 50;

type Notifications = Static<typeof Notifications>;
const Notifications = Type.Object(
  {
    email: Type.Object({
      address: Text,
      available: Type.Boolean({ description: "False if the server has no email server" }),
    }),
    telegram: Type.Object({
      available: Type.Boolean({ description: "False if the server has no bot" }),
      chat: nullable(Text, "Name of the linked chat"),
    }),
    topics: Type.Array(
      Type.Object({ topic: choice(TOPIC_NAMES), name: Text, description: Text, email: Flag, telegram: Flag }),
      { description: "What the user can be notified of, and by which channels" },
    ),
  },
  { $id: "Notifications" },
);
const Change = Type.Object(
  {
    topics: Type.Array(
      Type.Object({ topic: choice(TOPIC_NAMES), email: Type.Optional(Flag), telegram: Type.Optional(Flag) }),
      { maxItems: MOST_CHANGES },
    ),
  },
  { $id: "NotificationsChange" },
);

const Code = Type.Object(
  {
    code: Type.String({ description: "Send it to the bot as /start CODE" }),
    url: Type.String({ description: "Opens the bot in Telegram with the code" }),
    expires_at: Time,
  },
  { $id: "TelegramCode" },
);

/** What the user is notified of; alike for resellers and staff. */
export function registerNotifications(scope: RouteScope, context: HttpContext): void {
  registerPreferences(scope, context);
  registerTelegram(scope, context);
}

function registerPreferences(scope: RouteScope, { core }: HttpContext): void {
  const readSchema = {
    tags: TAGS,
    summary: "Read what the user is notified of",
    response: { 200: one(Notifications), ...refusals },
    security: COOKIE,
  };
  scope.get("/session/notifications", { schema: readSchema }, async (request) => ({
    data: await read(core, sessionOf(request).user),
  }));

  const changeSchema = {
    tags: TAGS,
    summary: "Change what the user is notified of; omitted topics and channels keep their value",
    consumes,
    body: Change,
    response: { 200: one(Notifications), ...refusals },
    security: COOKIE,
  };
  scope.patch("/session/notifications", { schema: changeSchema }, async (request) => {
    const { user } = sessionOf(request);
    await changePreferences(core, user, request.body.topics);
    return { data: await read(core, user) };
  });
}

function registerTelegram(scope: RouteScope, { core }: HttpContext): void {
  const codeSchema = {
    tags: TAGS,
    summary: "Create a code that links a chat of Telegram, once, within 15 minutes",
    response: { 201: one(Code), ...refusals },
    security: COOKIE,
  };
  scope.post("/session/notifications/telegram", { schema: codeSchema }, async (request, reply) => {
    const { code, url, expiresAt } = await createLinkCode(core, sessionOf(request).user);
    reply.code(201);
    return { data: { code, url, expires_at: expiresAt.toISOString() } };
  });

  const unlinkSchema = {
    tags: TAGS,
    summary: "Unlink the chat of Telegram",
    response: { 200: one(Notifications), ...refusals },
    security: COOKIE,
  };
  scope.delete("/session/notifications/telegram", { schema: unlinkSchema }, async (request) => {
    const { user } = sessionOf(request);
    await unlinkChat(core, user);
    return { data: await read(core, user) };
  });
}

async function read(core: Core, user: User): Promise<Notifications> {
  const [preferences, bot, chat] = await Promise.all([
    listPreferences(core, user),
    readBot(core),
    readLinkedChat(core, user),
  ]);
  return {
    email: { address: user.email, available: core.mailer.from !== null },
    telegram: { available: bot.name !== null, chat },
    topics: preferences.map(({ topic, email, telegram }) => ({ topic, ...TOPICS[topic], email, telegram })),
  };
}
