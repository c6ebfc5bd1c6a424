import { Type } from "typebox";
import { DomainError, invalidField } from "../../../core/kernel/errors.ts";
import { cancelOrders } from "../../../core/orders/cancel-order.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { consumes, Problem, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { outcomeOfRow } from "../../kit/problems/fault.ts";
import { Count, FormNumber, Id } from "../../kit/fields.ts";
import { problemBody } from "../../kit/problems/problem.ts";
import { Order, presentOrder } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";

const ORDER_ID = /^\d{1,18}$/;
const BulkCancelAnswer = Type.Object(
  {
    data: Type.Array(Type.Object({ id: Id, order: Type.Optional(Order), error: Type.Optional(Problem) })),
    meta: Type.Object({
      cancelled: Count,
      requested: Type.Integer({ description: "Orders whose cancellation the operator decides" }),
      refused: Count,
    }),
  },
  { $id: "BulkCancelAnswer" },
);

/** Cancels many orders, each by itself. A repeated call changes nothing: a cancelled order stays as it is. */
export function registerBulkCancelling(scope: RouteScope, { core, config: { BULK_ORDERS } }: HttpContext): void {
  const schema = {
    tags: ["Orders"],
    summary: `Cancel up to ${BULK_ORDERS} orders, or request cancellation if the service requires the operator's consent`,
    consumes,
    body: Type.Object({
      ids: Type.Array(FormNumber, { minItems: 1, description: `Numbers of up to ${BULK_ORDERS} orders` }),
    }),
    response: { 200: BulkCancelAnswer, ...refusals },
  };
  scope.post("/orders/bulk/cancel", { schema }, async (request) => {
    const ids = readIds(request.body.ids);
    if (ids.length > BULK_ORDERS)
      throw new DomainError("too_many_items", `At most ${BULK_ORDERS} orders at once: nothing was done.`);
    const results = await cancelOrders(core, callerOf(request), ids);
    const data = results.map((result, index) => {
      const outcome = outcomeOfRow(result, request);
      const id = Number(ids[index]);
      if (outcome instanceof DomainError) return { id, error: problemBody(outcome, request.id) };
      return { id, order: presentOrder(outcome) };
    });
    const cancelled = data.filter(({ order }) => order?.status === "CANCELLED").length;
    const refused = data.filter(({ error }) => error !== undefined).length;
    return { data, meta: { cancelled, requested: data.length - cancelled - refused, refused } };
  });
}

/** Each order once. Throws validation_failed. */
function readIds(given: readonly (number | string)[]): bigint[] {
  const ids = given.map(String);
  if (!ids.every((id) => ORDER_ID.test(id))) throw invalidField("ids", "The ids must be numbers of orders.");
  return [...new Set(ids.map(BigInt))];
}
