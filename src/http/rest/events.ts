import { EVENT_TYPES } from "../../core/events/event.ts";
import { listEvents } from "../../core/events/events.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { listOf, refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { answerPage, CURSOR_PAGE, readCursorPage } from "../kit/lists/pages.ts";
import { bigId, queryOf, readParameters, several, time } from "../kit/lists/parameters.ts";
import { createQueryReader } from "../kit/lists/query.ts";
import { Event, presentEvent } from "../kit/resources/event.ts";
import type { RouteScope } from "../kit/scope.ts";

const FILTERS = {
  type: several(EVENT_TYPES, "Of these types, separated by commas"),
  order_id: bigId("About one order"),
  since: time("At or after this time"),
};

export function registerEvents(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Events"],
    summary: `The caller's events of the last ${config.EVENTS_DAYS} days, newest first, with cursor pagination`,
    description:
      "Events are recorded from the first webhook or the first call of this list on. To follow them by polling, ask with `since` " +
      "one minute before the newest event that you have, and skip the IDs that you know: an event may become visible " +
      "up to a minute after a newer one.",
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(Event), ...refusals },
  };
  scope.get("/events", { schema }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readCursorPage(query);
    const { type: types, order_id: orderId, since } = readParameters(query, FILTERS);
    query.finish();
    const part = { limit: page.limit, after: page.after ?? undefined };
    const events = await listEvents(core, callerOf(request), { types, orderId, since, ...part });
    const data = await Promise.all(events.map((event) => presentEvent(core, event)));
    return answerPage({ request, reply, config }, page, { data, total: null, lastId: events.at(-1)?.id });
  });
}
