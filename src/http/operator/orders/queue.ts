import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { ATTENTIONS, listQueue } from "../../../core/fulfilment/desk/queue.ts";
import { previewReplies, sendReplies } from "../../../core/fulfilment/desk/replies.ts";
import type { HttpContext } from "../../kit/context.ts";
import type { QueryReader } from "../../kit/query.ts";
import { listOf, one, queryOf, refusals } from "../../kit/schemas.ts";
import { actorOf } from "./order-actions.ts";
import { QueuedOrder, RepliesBody, ReplyOutcome, ReplyPreview, SendRepliesBody } from "./order-schemas.ts";
import { presentQueued, presentReply } from "./present-orders.ts";
import { answerWalk, WALK_FIELDS } from "../../kit/walk.ts";

const TAGS = ["Operator: queue"];
const GREATEST_ID = 2 ** 31 - 1;
const NOBODY = "nobody";
const work = { permission: "work_queue" } as const;

interface RepliesRequest {
  text: string;
  service_id?: number;
  confirm?: boolean;
}

export function registerQueue(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Open orders that wait for a person, the oldest first",
    querystring: queryOf({
      attention: ATTENTIONS.join(", "),
      service_id: "Of one service",
      taken_by: `In hand of one member of staff, or of ${NOBODY}`,
      ...WALK_FIELDS,
    }),
    response: { 200: listOf(QueuedOrder), ...refusals },
  };
  scope.get("/queue", { schema: listSchema, config: { permission: "read" } }, (request, reply) =>
    answerWalk(
      { request, reply, config },
      (query) => ({
        attention: query.oneOf("attention", ATTENTIONS),
        serviceId: query.whole("service_id", GREATEST_ID),
        takenBy: readTaker(query),
      }),
      (filter, part) => listQueue(core, { ...filter, ...part }),
      presentQueued,
    ),
  );

  const previewSchema = {
    tags: TAGS,
    summary: "What a reply to many orders would do, line by line, changing nothing",
    body: RepliesBody,
    response: { 200: one(Type.Array(ReplyPreview)), ...refusals },
  };
  scope.post("/queue/replies/preview", { schema: previewSchema, config: work }, async (request) => {
    const { text, service_id } = request.body as RepliesRequest;
    return { data: (await previewReplies(core, text, { serviceId: service_id })).map(presentReply) };
  });

  const sendSchema = {
    tags: TAGS,
    summary: "Answer many orders, a line each; what is wrong with a line harms no other",
    body: SendRepliesBody,
    response: { 200: one(Type.Array(ReplyOutcome)), ...refusals },
  };
  scope.post("/queue/replies", { schema: sendSchema, config: work }, async (request) => {
    const { text, service_id, confirm } = request.body as RepliesRequest;
    const outcomes = await sendReplies(core, text, { serviceId: service_id, actor: actorOf(request), confirm });
    return { data: outcomes.map(presentReply) };
  });
}

function readTaker(query: QueryReader): number | typeof NOBODY | undefined {
  return query.text("taken_by") === NOBODY ? NOBODY : query.whole("taken_by", GREATEST_ID);
}
