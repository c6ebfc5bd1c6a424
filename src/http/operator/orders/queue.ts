import { Type } from "typebox";
import { ATTENTIONS, listQueue } from "../../../core/fulfilment/desk/queue.ts";
import { previewReplies, sendReplies } from "../../../core/fulfilment/desk/replies.ts";
import { recording } from "../../kit/access/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import type { QueryReader } from "../../kit/query.ts";
import { WALK } from "../../kit/pages.ts";
import { oneOf, queryOf, whole } from "../../kit/parameters.ts";
import { actorOf } from "./order-actions.ts";
import { QueuedOrder, RepliesBody, ReplyOutcome, ReplyPreview, SendRepliesBody } from "./order-schemas.ts";
import { presentQueued, presentReplyOutcome, presentReplyPreview } from "./present-orders.ts";
import { answerWalk } from "../../kit/walk.ts";
import { listOf, one, refusals } from "../../kit/answers.ts";
import { GREATEST_ID } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: queue"];
const NOBODY = "nobody";
const FILTERS = {
  attention: oneOf(ATTENTIONS),
  service_id: whole("Of one service"),
  taken_by: {
    schema: Type.Union([Type.Literal(NOBODY), Type.Integer()], {
      description: `In hand of one member of staff, or of ${NOBODY}`,
    }),
    read: (query: QueryReader, name: string) => (query.text(name) === NOBODY ? NOBODY : query.whole(name, GREATEST_ID)),
  },
};
const work = { permission: "work_queue" } as const;

export function registerQueue(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Open orders that wait for a person, the oldest first",
    querystring: queryOf({ ...FILTERS, ...WALK }),
    response: { 200: listOf(QueuedOrder), ...refusals },
  };
  scope.get("/queue", { schema: listSchema, config: { permission: "read" } }, (request, reply) =>
    answerWalk(
      { request, reply, config },
      FILTERS,
      ({ attention, service_id: serviceId, taken_by: takenBy }, part) =>
        listQueue(core, { attention, serviceId, takenBy, ...part }),
      presentQueued,
    ),
  );

  const previewSchema = {
    tags: TAGS,
    summary: "What a reply to many orders would do, line by line, changing nothing",
    body: RepliesBody,
    response: { 200: one(Type.Array(ReplyPreview)), ...refusals },
  };
  const onlyReads = { ...work, onlyReads: true };
  scope.post("/queue/replies/preview", { schema: previewSchema, config: onlyReads }, async (request) => {
    const { text, service_id } = request.body;
    return { data: (await previewReplies(core, text, { serviceId: service_id })).map(presentReplyPreview) };
  });

  const sendSchema = {
    tags: TAGS,
    summary: "Answer many orders, a line each; what is wrong with a line harms no other",
    body: SendRepliesBody,
    response: { 200: one(Type.Array(ReplyOutcome)), ...refusals },
  };
  scope.post("/queue/replies", { schema: sendSchema, config: { ...work, secret: ["text"] } }, async (request) => {
    const { text, service_id, confirm } = request.body;
    const outcomes = await sendReplies(recording(core, request), text, {
      serviceId: service_id,
      actor: actorOf(request),
      confirm,
    });
    return { data: outcomes.map(presentReplyOutcome) };
  });
}
