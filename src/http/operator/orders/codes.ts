import { Type } from "typebox";
import {
  CODE_STATES,
  exportCodes,
  listCodes,
  MOST_WITHDRAWN,
  withdrawCodes,
  type Code as CoreCode,
} from "../../../core/fulfilment/inventory/codes.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, GivenId, Id, nullable, Text, Time } from "../../kit/fields.ts";
import { CsvFile, sendCsv, type CsvColumn } from "../../kit/lists/csv.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { oneOf, queryOf, readQuery, text } from "../../kit/lists/parameters.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { idOrNull, timeOrNull } from "../../kit/values.ts";
import { readId } from "../read.ts";

const TAGS = ["Operator: stock"];
const manage = { permission: "manage_stock" } as const;
const FILTERS = {
  q: text("Part of the code"),
  state: oneOf(CODE_STATES),
};

const InventoryCode = Type.Object(
  {
    id: Id,
    code: Text,
    state: choice(CODE_STATES),
    order_id: nullable(Id, "The order that it was delivered to"),
    added_at: Time,
    delivered_at: nullable(Time),
  },
  { $id: "InventoryCode" },
);
const Withdrawal = Type.Object(
  {
    withdrawn: Type.Integer(),
    kept: Type.Integer({ description: "Codes that were delivered in the meantime, or belong to another service" }),
    free: Type.Integer(),
  },
  { $id: "CodeWithdrawal" },
);
const COLUMNS: readonly CsvColumn<CoreCode>[] = [
  { name: "id", plain: ({ id }) => String(id) },
  { name: "code", text: ({ code }) => code },
  { name: "state", plain: stateOf },
  { name: "order_id", plain: ({ orderId }) => (orderId === null ? null : String(orderId)) },
  { name: "added_at", plain: ({ addedAt }) => addedAt.toISOString() },
  { name: "delivered_at", plain: ({ deliveredAt }) => timeOrNull(deliveredAt) },
];

/** The codes of a service's inventory: what is sold, so only those who manage it see them. */
export function registerCodes(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Codes of a service, newest first",
    params: IdParams,
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(InventoryCode), ...refusals },
  };
  scope.get("/services/:id/codes", { schema: listSchema, config: manage }, (request, reply) => {
    const serviceId = readId(request.params.id, "service");
    return answerCursorList(
      { request, reply, config },
      FILTERS,
      (given, part) => listCodes(core, { serviceId, ...given }, part),
      present,
    );
  });

  const exportSchema = {
    tags: TAGS,
    summary: `Codes of a service as a CSV file, newest first, at most ${config.EXPORT_ROWS} rows`,
    params: IdParams,
    querystring: queryOf(FILTERS),
    response: { 200: CsvFile, ...refusals },
  };
  const exported = { schema: exportSchema, config: manage, exposeHeadRoute: false };
  scope.get("/services/:id/codes.csv", exported, async (request, reply) => {
    const serviceId = readId(request.params.id, "service");
    const filter = { serviceId, ...readQuery(request.query, FILTERS) };
    return sendCsv(reply, `codes-${serviceId}`, COLUMNS, await exportCodes(core, filter));
  });

  const withdrawSchema = {
    tags: TAGS,
    summary: "Withdraw undelivered codes; delivered ones stay",
    params: IdParams,
    body: Body({ ids: Type.Array(GivenId(), { maxItems: MOST_WITHDRAWN }) }),
    response: { 200: one(Withdrawal), ...refusals },
  };
  scope.post("/services/:id/codes/withdraw", { schema: withdrawSchema, config: manage }, async (request) => {
    const serviceId = readId(request.params.id, "service");
    return { data: await withdrawCodes(recording(core, request), serviceId, request.body.ids.map(BigInt)) };
  });
}

function stateOf({ orderId }: CoreCode) {
  return orderId === null ? "free" : "delivered";
}

function present(code: CoreCode) {
  return {
    id: Number(code.id),
    code: code.code,
    state: stateOf(code),
    order_id: idOrNull(code.orderId),
    added_at: code.addedAt.toISOString(),
    delivered_at: timeOrNull(code.deliveredAt),
  } as const;
}
