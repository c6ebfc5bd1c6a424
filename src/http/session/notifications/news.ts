import { Type, type Static } from "typebox";
import { dismissNews, listCurrentNews, type CurrentNews } from "../../../core/notifications/news/current-news.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { sessionOf } from "../../kit/access/session-cookie.ts";
import { all, IdParams, Message, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Id, nullable, Text, Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { timeOrNull } from "../../kit/values.ts";
import { COOKIE, TAGS } from "../guard.ts";

const NEWS_ID = /^\d{1,18}$/;

const News = Type.Object(
  {
    id: Id,
    title: Text,
    text: Type.String({ description: "Plain text with an empty line between paragraphs" }),
    created_at: Time,
    ends_at: nullable(Time, "When it disappears; null if it is shown until the user dismisses it"),
  },
  { $id: "News" },
);

/** News of the operator, as the dashboard of a reseller shows it. */
export function registerNews(scope: RouteScope, { core }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "News of the operator that the user has not dismissed, newest first",
    response: { 200: all(News), ...refusals },
    security: COOKIE,
  };
  scope.get("/session/news", { schema: listSchema }, async (request) => ({
    data: (await listCurrentNews(core, sessionOf(request).user)).map(present),
  }));

  const dismissSchema = {
    tags: TAGS,
    summary: "Dismiss news: it is no longer shown to the user",
    params: IdParams,
    response: { 200: Message, ...refusals },
    security: COOKIE,
  };
  scope.post("/session/news/:id/dismiss", { schema: dismissSchema }, async (request) => {
    const { id } = request.params;
    if (!NEWS_ID.test(id)) throw new DomainError("not_found", "There is no such news.");
    await dismissNews(core, sessionOf(request).user, BigInt(id));
    return { message: "The news is dismissed." };
  });
}

function present({ id, title, text, createdAt, endsAt }: CurrentNews): Static<typeof News> {
  return { id: Number(id), title, text, created_at: createdAt.toISOString(), ends_at: timeOrNull(endsAt) };
}
