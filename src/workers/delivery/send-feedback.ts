import { readFeedbackUrl } from "../../core/events/webhooks/feedback.ts";
import type { OrderStatus } from "../../core/orders/order-status.ts";
import type { Send } from "./send.ts";

/** What the trade's clients read. An order may be refunded before its outcome arrives. */
const STATUS: Partial<Record<OrderStatus, string>> = {
  SUCCESS: "success",
  REJECTED: "rejected",
  CANCELLED: "rejected",
  REFUNDED: "rejected",
};

/** Posts the outcome of an order to the address that it was placed with, unsigned, as clients of the trade expect it. */
export const sendFeedback: Send = async ({ core, outgoing }, { event }) => {
  const feedback = await core.orderReads.find(event.subjectId);
  const status = feedback && STATUS[feedback.status];
  const url = feedback && (await readFeedbackUrl(core, feedback.id));
  if (!feedback || status === undefined || !url) throw new Error(`order ${event.subjectId} has no outcome to post`);
  const text = (status === "success" ? feedback.resultText : feedback.statusReason) ?? "";
  const body = {
    reference_id: feedback.clientReference ?? String(feedback.id),
    order_id: Number(feedback.id),
    status,
    replay: Buffer.from(text).toString("base64"),
  };
  return outgoing.send(url, { headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
};
