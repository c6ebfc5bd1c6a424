import { Type, type Static } from "typebox";
import {
  endNews,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  pageNews,
  previewNews,
  publishNews,
  removeNews,
  type News as CoreNews,
} from "../../../core/notifications/news/news.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, listOf, Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, Count, GivenId, GivenText, Id, Named, NoBody, nullable, Text, Time } from "../../kit/fields.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { readParameters, queryOf, whole } from "../../kit/lists/parameters.ts";
import { createQueryReader } from "../../kit/lists/query.ts";
import { readTime } from "../../kit/read-time.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { namedOrNull, timeOrNull } from "../../kit/values.ts";
import { operatorOf } from "../authenticate.ts";
import { readBigId, readKey } from "../read.ts";

const TAGS = ["Operator: news"];
const MAX_KEY_LENGTH = 255;
const PREVIEW = { price_group_id: whole("Of this price group; all resellers if omitted") };
const manage = { permission: "manage_resellers" } as const;

const NewsCounts = Type.Object(
  {
    waiting: Count,
    sent: Count,
    failed: Type.Integer({ description: "Given up after the last attempt" }),
    unconfirmed: Type.Integer({ description: "The worker stopped while it sent. They are not sent again" }),
    skipped: Type.Integer({ description: "The reseller turned news off, or the news ended first" }),
  },
  { $id: "NewsCounts" },
);
export const OperatorNews = Type.Object(
  {
    id: Id,
    title: Text,
    text: Type.String({ description: "Plain text with an empty line between paragraphs" }),
    audience: choice(["all", "price_group"]),
    price_group: nullable(
      Type.Object({ id: nullable(Id, "Null for a price group that has been removed"), name: Text }),
      "Null for all resellers",
    ),
    status: choice(["current", "ended"], { description: "Ended news is no longer shown" }),
    created_at: Time,
    created_by: nullable(Named),
    ends_at: nullable(Time, "When it disappears; null if it is shown until each user dismisses it"),
    email: NewsCounts,
    telegram: NewsCounts,
  },
  { $id: "OperatorNews" },
);
const NewsPreview = Type.Object(
  {
    resellers: Type.Integer({ description: "Active resellers, who see it in the dashboard" }),
    email: Type.Integer({ description: "Who get it by email; 0 without an email server" }),
    telegram: Type.Integer({ description: "Who get it by Telegram" }),
  },
  { $id: "NewsPreview" },
);
const NewsBody = Body({
  title: GivenText(MAX_TITLE_LENGTH),
  text: GivenText(
    // Line feeds may arrive as two characters.
    MAX_TEXT_LENGTH * 2,
    `Plain text of at most ${MAX_TEXT_LENGTH} characters; an empty line begins a paragraph`,
  ),
  price_group_id: Type.Optional(nullable(GivenId(), "Only for resellers of this price group; all if null")),
  ends_at: Type.Optional(
    nullable(GivenText(), "When it disappears, such as 2027-01-31T12:00:00Z; null: each user dismisses it"),
  ),
  idempotency_key: Type.Optional(GivenText(MAX_KEY_LENGTH, "Alternative to the Idempotency-Key header")),
});

/** Messages of the operator to resellers: in the dashboard, by email and by Telegram. */
export function registerNews(scope: RouteScope, context: HttpContext): void {
  registerReading(scope, context);
  registerChanging(scope, context);
}

function registerReading(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "All news, newest first, with how many messages were sent",
    querystring: queryOf(CURSOR_PAGE),
    response: { 200: listOf(OperatorNews), ...refusals },
  };
  scope.get("/news", { schema: listSchema, config: { permission: "read" } }, (request, reply) =>
    answerCursorList(
      { request, reply, config },
      {},
      (_filters, part) => pageNews(core, part),
      (news) => present(news, core.clock()),
    ),
  );

  const previewSchema = {
    tags: TAGS,
    summary: "How many resellers would get news, and by which channels",
    querystring: queryOf(PREVIEW),
    response: { 200: one(NewsPreview), ...refusals },
  };
  scope.get("/news/preview", { schema: previewSchema, config: manage }, async (request) => {
    const query = createQueryReader(request.query);
    const { price_group_id: priceGroupId = null } = readParameters(query, PREVIEW);
    query.finish();
    return { data: await previewNews(core, priceGroupId) };
  });
}

function registerChanging(scope: RouteScope, { core }: HttpContext): void {
  const publishSchema = {
    tags: TAGS,
    summary: "Publish news to all resellers or to those of one price group",
    body: NewsBody,
    response: { 201: one(OperatorNews), ...refusals },
  };
  scope.post("/news", { schema: publishSchema, config: manage }, async (request, reply) => {
    const { title, text, price_group_id: priceGroupId = null, ends_at: end, idempotency_key: key } = request.body;
    const news = await publishNews(recording(core, request), {
      title,
      text,
      priceGroupId,
      endsAt: end ? readTime("ends_at", end) : null,
      staffId: operatorOf(request).id,
      requestKey: readKey(request, key),
    });
    reply.code(201);
    return { data: present(news, core.clock()) };
  });

  const endSchema = {
    tags: TAGS,
    summary: "End news: it disappears from the dashboards, and what waits is not sent",
    params: IdParams,
    body: NoBody,
    response: { 200: one(OperatorNews), ...refusals },
  };
  scope.post("/news/:id/end", { schema: endSchema, config: manage }, async (request) => {
    const news = await endNews(recording(core, request), readBigId(request.params.id, "news"));
    return { data: present(news, core.clock()) };
  });

  const removeSchema = {
    tags: TAGS,
    summary: "Remove news from the dashboards and from the list",
    params: IdParams,
    body: NoBody,
    response: { 200: Message, ...refusals },
  };
  scope.delete("/news/:id", { schema: removeSchema, config: manage }, async (request) => {
    await removeNews(recording(core, request), readBigId(request.params.id, "news"));
    return { message: "The news is removed." };
  });
}

function present(news: CoreNews, now: Date): Static<typeof OperatorNews> {
  const { priceGroupId, priceGroupName, endsAt, counts } = news;
  return {
    id: Number(news.id),
    title: news.title,
    text: news.text,
    audience: news.audience,
    price_group: priceGroupName === null ? null : { id: priceGroupId, name: priceGroupName },
    status: endsAt !== null && endsAt <= now ? "ended" : "current",
    created_at: news.createdAt.toISOString(),
    created_by: namedOrNull(news.staffId, news.staffName),
    ends_at: timeOrNull(endsAt),
    ...counts,
  };
}
