import { Type, type Static } from "typebox";
import { MOST_LINES } from "../../../core/fulfilment/desk/match-replies.ts";
import {
  previewReplies,
  type ReplyOutcome as CoreOutcome,
  type ReplyPreview as CorePreview,
  sendReplies,
} from "../../../core/fulfilment/desk/replies.ts";
import { recording } from "../../kit/access/audit.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, Confirm, GivenId, Id, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { actorOf } from "../authenticate.ts";
import { presentQueued, QueuedOrder } from "./queue.ts";

const TAGS = ["Operator: queue"];
const work = { permission: "work_queue" } as const;

/** What keeps a line from its order. */
const MISMATCHES = ["ambiguous", "unknown", "repeated", "duplicate", "invalid"] as const;

const Reply = {
  line: Type.Integer(),
  subject: Type.String({ description: "The order as the line names it" }),
  message: Type.Optional(Text),
};

export const ReplyPreview = Type.Object(
  {
    ...Reply,
    outcome: choice([...MISMATCHES, "matched"]),
    status: Type.Optional(choice(["SUCCESS", "REJECTED"], { description: "Status that the order would get" })),
    text: Type.Optional(Type.String({ description: "Its result, or the reason" })),
    reads_like_refusal: Type.Optional(
      Type.Boolean({ description: "The result reads like a refusal; sending it requires confirm" }),
    ),
    repeats_order_id: Type.Optional(
      Type.Integer({
        description:
          "An earlier order of the identifier that was rejected with the same reason within a day; sending it requires confirm",
      }),
    ),
    orders: Type.Optional(Type.Array(QueuedOrder)),
  },
  { $id: "ReplyPreview" },
);

export const ReplyOutcome = Type.Object(
  {
    ...Reply,
    outcome: choice([...MISMATCHES, "answered", "refused"]),
    status: Type.Optional(choice(["SUCCESS", "REJECTED"])),
    order_id: Type.Optional(Id),
    orders: Type.Optional(Type.Array(QueuedOrder)),
  },
  { $id: "ReplyOutcome" },
);

const REPLY_LINES = {
  text: Type.String({
    description:
      "One order per line: identifier (or #ID), a separator, the result. A mark (!, REJECT, REJECTED, CANCELLED, " +
      "FAILED and similar, in any case) before the identifier or the result rejects the order, with the rest as the reason",
  }),
  service_id: Type.Optional(GivenId("Only orders of this service")),
};

const RepliesBody = Body(REPLY_LINES);
const SendRepliesBody = Body({
  ...REPLY_LINES,
  orders: Type.Array(
    Body({
      line: Type.Integer({ minimum: 1 }),
      order_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    }),
    {
      maxItems: MOST_LINES,
      description:
        "The order that the preview matched to each line. No other is answered, so a request that is sent twice " +
        "reaches no order that was placed in between",
    },
  ),
  confirm: Confirm,
});

/** One text that answers many orders. */
export function registerReplies(scope: RouteScope, { core }: HttpContext): void {
  const previewSchema = {
    tags: TAGS,
    summary: "Preview a bulk reply line by line; nothing changes",
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
    summary: "Reply to the orders of a preview, one per line; an error in one line does not affect the others",
    body: SendRepliesBody,
    response: { 200: one(Type.Array(ReplyOutcome)), ...refusals },
  };
  scope.post("/queue/replies", { schema: sendSchema, config: { ...work, secret: ["text"] } }, async (request) => {
    const { text, service_id, orders, confirm } = request.body;
    const outcomes = await sendReplies(recording(core, request), text, {
      orders: new Map(orders.map(({ line, order_id }) => [line, BigInt(order_id)])),
      serviceId: service_id,
      actor: actorOf(request),
      confirm,
    });
    return { data: outcomes.map(presentReplyOutcome) };
  });
}

/** What a line of a reply would do. */
function presentReplyPreview(reply: CorePreview): Static<typeof ReplyPreview> {
  const { line, subject } = reply;
  if (reply.kind !== "matched") return { line, subject, ...presentOpenReply(reply) };
  const { verdict, doubtful, repeats } = reply;
  const said =
    verdict.kind === "result"
      ? { status: "SUCCESS" as const, text: verdict.result, reads_like_refusal: doubtful }
      : { status: "REJECTED" as const, text: verdict.reason, ...(repeats && { repeats_order_id: Number(repeats) }) };
  return { line, subject, outcome: "matched", ...said, orders: [presentQueued(reply.order)] };
}

/** What became of a line of a reply. */
function presentReplyOutcome(reply: CoreOutcome): Static<typeof ReplyOutcome> {
  const { line, subject } = reply;
  const shown = { line, subject };
  if (reply.kind === "answered")
    return { ...shown, outcome: reply.kind, status: reply.status, order_id: Number(reply.orderId) };
  if (reply.kind === "refused")
    return { ...shown, outcome: reply.kind, message: reply.message, order_id: Number(reply.orderId) };
  return { ...shown, ...presentOpenReply(reply) };
}

/** A line that names no order, or several. */
function presentOpenReply(reply: OpenReply) {
  if (reply.kind === "ambiguous") return { outcome: reply.kind, orders: reply.orders.map(presentQueued) };
  const { kind, message } = reply;
  return { outcome: kind, ...(message !== undefined && { message }) };
}

type OpenReply = Exclude<CorePreview, { kind: "matched" }>;
