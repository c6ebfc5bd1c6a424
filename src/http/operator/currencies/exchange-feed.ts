import { Type, type Static } from "typebox";
import {
  changeFeed,
  FEED_KINDS,
  fetchFeedSoon,
  MOST_AGE_HOURS,
  MOST_CHANGE_BASIS_POINTS,
  readFeed,
  type Feed,
} from "../../../core/currencies/feed.ts";
import { recording } from "../../kit/access/audit.ts";
import { Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, GivenText, NoBody, nullable, Text, Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { timeOrNull } from "../../kit/values.ts";

const TAGS = ["Operator: currencies"];
const manage = { permission: "manage_settings" } as const;
const MAX_URL_LENGTH = 2_000;
const MAX_PATH_LENGTH = 200;

const Kind = choice(FEED_KINDS, {
  description: "off, the daily rates of the European Central Bank, or any address that answers JSON",
});
export const ExchangeFeed = Type.Object(
  {
    kind: Kind,
    url: nullable(Text),
    path: nullable(Text, "Where a rate is in the answer, such as rates.{currency}"),
    max_age_hours: Type.Integer({ description: "Orders in a currency pause when its rate is older" }),
    max_change_basis_points: Type.Integer({
      description: "A rate that differs by more, in 1/100 of a percent, needs a decision",
    }),
    fetched_at: nullable(Time),
    error: nullable(Text, "Why the last fetch failed"),
  },
  { $id: "ExchangeFeed" },
);

const FeedBody = Type.Partial(
  Body({
    kind: Kind,
    url: GivenText(MAX_URL_LENGTH),
    path: GivenText(MAX_PATH_LENGTH),
    max_age_hours: Type.Integer({ minimum: 1, maximum: MOST_AGE_HOURS }),
    max_change_basis_points: Type.Integer({ minimum: 1, maximum: MOST_CHANGE_BASIS_POINTS }),
  }),
  { additionalProperties: false },
);

/** Where exchange rates come from that are not set by hand. */
export function registerExchangeFeed(scope: RouteScope, { core }: HttpContext): void {
  const show = async () => ({ data: presentFeed(await readFeed(core)) });
  const readSchema = {
    tags: TAGS,
    summary: "The feed of exchange rates",
    response: { 200: one(ExchangeFeed), ...refusals },
  };
  scope.get("/exchange-feed", { schema: readSchema, config: { permission: "read" } }, show);

  const changeSchema = {
    tags: TAGS,
    summary: "Switch the feed on or off, and set its limits; omitted fields keep their value",
    body: FeedBody,
    response: { 200: one(ExchangeFeed), ...refusals },
  };
  scope.patch("/exchange-feed", { schema: changeSchema, config: manage }, async (request) => {
    const { max_age_hours: maxAgeHours, max_change_basis_points: maxChangeBasisPoints, ...rest } = request.body;
    await changeFeed(recording(core, request), {
      ...rest,
      ...(maxAgeHours !== undefined && { maxAgeHours }),
      ...(maxChangeBasisPoints !== undefined && { maxChangeBasisPoints }),
    });
    return show();
  });

  const fetchSchema = {
    tags: TAGS,
    summary: "Fetch the feed within a minute",
    body: NoBody,
    response: { 200: Message, ...refusals },
  };
  scope.post("/exchange-feed/fetch", { schema: fetchSchema, config: manage }, async () => {
    await fetchFeedSoon(core);
    return { message: "The rates are fetched within a minute." };
  });
}

function presentFeed(feed: Feed): Static<typeof ExchangeFeed> {
  return {
    kind: feed.kind,
    url: feed.url,
    path: feed.path,
    max_age_hours: feed.maxAgeHours,
    max_change_basis_points: feed.maxChangeBasisPoints,
    fetched_at: timeOrNull(feed.fetchedAt),
    error: feed.error,
  };
}
