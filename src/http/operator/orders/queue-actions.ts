import { Type, type Static } from "typebox";
import {
  type ActOutcome,
  actOnOrders,
  MOST_ORDERS,
  type OrderAct,
  QUEUE_ACTIONS,
} from "../../../core/fulfilment/desk/act-on-orders.ts";
import { invalidField } from "../../../core/kernel/errors.ts";
import { ORDER_STATUSES } from "../../../core/orders/order-status.ts";
import { MAX_REASON_LENGTH, MAX_RESULT_LENGTH } from "../../../core/orders/settle-orders.ts";
import { findStaffMember, listStaff } from "../../../core/people/staff/staff.ts";
import type { Core } from "../../../core/core.ts";
import { recording } from "../../kit/access/audit.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, Confirm, GivenId, GivenText, Id, Named, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { actorOf, type Operator, operatorOf } from "../authenticate.ts";
import { readKey } from "../read.ts";
import { may, requirePermission } from "../roles.ts";

const Result = GivenText(MAX_RESULT_LENGTH, "With answer: the code or answer that the reseller bought");
const Reason = GivenText(MAX_REASON_LENGTH, "With reject: shown to the reseller");

const ActionBody = Body({
  action: choice(QUEUE_ACTIONS, {
    description:
      "assign: to a staff member. answer: deliver a result and charge. reject: release the credit. " +
      "retry: send to the first route that may be used. reroute: send to a supplier of the service's routes",
  }),
  orders: Type.Array(
    Body({
      id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      result: Type.Optional(Result),
      reason: Type.Optional(Reason),
    }),
    { minItems: 1, maxItems: MOST_ORDERS, description: "Each with its own text, or with the common one" },
  ),
  result: Type.Optional(Result),
  reason: Type.Optional(Reason),
  supplier_id: Type.Optional(GivenId("With reroute")),
  staff_id: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
      description: "With assign: the staff member, yourself by default; null to unassign",
    }),
  ),
  confirm: Confirm,
});
type ActionRequest = Static<typeof ActionBody>;

const ActionHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({
      description:
        "A key of your choice: a request that is sent twice retries or reroutes each order once. " +
        "The same key with another supplier is refused",
    }),
  ),
});

const ActionOutcome = Type.Object(
  {
    order_id: Id,
    outcome: choice(["done", "unchanged", "refused"], {
      description: "unchanged: the order was like this already, as after a request that is sent twice",
    }),
    status: Type.Optional(choice(ORDER_STATUSES)),
    code: Type.Optional(Text),
    message: Type.Optional(Text),
  },
  { $id: "ActionOutcome" },
);

/** What staff does with several orders of the queue at once. */
export function registerQueueActions(scope: RouteScope, { core }: HttpContext): void {
  registerAssignees(scope, core);
  const schema = {
    tags: ["Operator: queue"],
    summary: "Assign, answer, reject, retry or reroute several orders; one that refuses does not affect the others",
    headers: ActionHeaders,
    body: ActionBody,
    response: { 200: one(Type.Array(ActionOutcome)), ...refusals },
  };
  const config = { permission: "work_queue", secret: ["result"] } as const;
  scope.post("/queue/actions", { schema, config }, async (request) => {
    const { body } = request;
    const operator = operatorOf(request);
    if (body.action === "reroute") requirePermission(operator, "manage_orders");
    const actOf = await readAct(core, body, operator);
    const wanted = body.orders.map((order) => ({ orderId: BigInt(order.id), act: actOf(order) }));
    const by = { actor: actorOf(request), requestKey: readKey(request), confirm: body.confirm };
    return { data: (await actOnOrders(recording(core, request), wanted, by)).map(presentOutcome) };
  });
}

/** The staff to whom orders can be assigned. */
function registerAssignees(scope: RouteScope, core: Core): void {
  const schema = {
    tags: ["Operator: queue"],
    summary: "Staff to whom orders can be assigned",
    response: { 200: one(Type.Array(Named)), ...refusals },
  };
  scope.get("/queue/assignees", { schema, config: { permission: "manage_orders" } }, async () => {
    const members = (await listStaff(core)).filter((member) => member.userId !== null && may(member, "work_queue"));
    return { data: members.map(({ id, name }) => ({ id, name })) };
  });
}

type ActOf = (order: ActionRequest["orders"][number]) => OrderAct;

/** What the body says is done with each order. Throws validation_failed for what the action lacks, not_found. */
async function readAct(core: Core, body: ActionRequest, operator: Operator): Promise<ActOf> {
  switch (body.action) {
    case "assign": {
      const staffId = body.staff_id === undefined ? operator.id : body.staff_id;
      if (staffId !== null && staffId !== operator.id) await findStaffMember(core, staffId);
      const act = { action: body.action, staffId, managesOthers: may(operator, "manage_orders") };
      return () => act;
    }
    case "answer":
      return ({ id, result = body.result }) => ({ action: "answer", result: given("result", id, result) });
    case "reject":
      return ({ id, reason = body.reason }) => ({ action: "reject", reason: given("reason", id, reason) });
    case "retry":
      return () => ({ action: "retry" });
    case "reroute": {
      const { supplier_id: supplierId } = body;
      if (supplierId === undefined) throw invalidField("supplier_id", "Choose the supplier to send the orders to.");
      return () => ({ action: "reroute", supplierId });
    }
  }
}

function given(field: "result" | "reason", id: number, text: string | undefined): string {
  if (text !== undefined && text.trim() !== "") return text;
  throw invalidField(field, `Enter a ${field} for order ${id}.`);
}

function presentOutcome({ orderId, ...outcome }: ActOutcome): Static<typeof ActionOutcome> {
  const order_id = Number(orderId);
  if (outcome.kind === "refused") {
    return { order_id, outcome: outcome.kind, code: outcome.code, message: outcome.message };
  }
  return { order_id, outcome: outcome.kind, status: outcome.status };
}
