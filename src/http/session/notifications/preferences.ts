import { Type, type Static } from "typebox";
import type { Core } from "../../../core/core.ts";
import {
  changePreferences,
  listPreferences,
  type Preference,
} from "../../../core/notifications/preferences/preferences.ts";
import { TOPIC_NAMES, TOPICS } from "../../../core/notifications/topics.ts";
import { sessionOf } from "../../kit/access/session-cookie.ts";
import { consumes, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { choice, Flag, Text } from "../../kit/fields.ts";
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

/** What the user is notified of; alike for resellers and staff. */
export function registerNotifications(scope: RouteScope, { core }: HttpContext): void {
  const readSchema = {
    tags: TAGS,
    summary: "Read what the user is notified of",
    response: { 200: one(Notifications), ...refusals },
    security: COOKIE,
  };
  scope.get("/session/notifications", { schema: readSchema }, async (request) => {
    const { user } = sessionOf(request);
    return { data: present(core, user.email, await listPreferences(core, user)) };
  });

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
    return { data: present(core, user.email, await changePreferences(core, user, request.body.topics)) };
  });
}

function present({ mailer }: Core, address: string, preferences: readonly Preference[]): Notifications {
  return {
    email: { address, available: mailer.from !== null },
    topics: preferences.map(({ topic, email, telegram }) => ({ topic, ...TOPICS[topic], email, telegram })),
  };
}
