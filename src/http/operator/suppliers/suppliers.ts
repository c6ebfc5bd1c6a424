import { Type } from "typebox";
import type { Core } from "../../../core/core.ts";
import {
  addSupplier,
  changeSupplier,
  findSupplier,
  listSuppliers,
  pauseSupplier,
  resumeSupplier,
} from "../../../core/fulfilment/imports/suppliers.ts";
import { countDiverted, returnOrders } from "../../../core/fulfilment/review/return-orders.ts";
import { countOpenAttempts } from "../../../core/fulfilment/review/review-attempts.ts";
import type { Supplier as SupplierRow } from "../../../core/fulfilment/suppliers/supplier.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, GivenText, NoBody, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { actorOf, operatorOf } from "../authenticate.ts";
import { seesCosts } from "../costs.ts";
import { readId } from "../read.ts";
import { NewSupplier, presentSupplier, readSupplier, Supplier, SupplierChange } from "./supplier.ts";

const TAGS = ["Operator: suppliers"];
const read = { permission: "read" } as const;
const manage = { permission: "manage_suppliers" } as const;

const ReturnedOrders = Type.Object(
  {
    returned: Type.Integer({ description: "Number of orders sent to the supplier again" }),
    kept: Type.Integer({
      description: "Number of orders that stay in the queue: their route is paused, removed or below cost",
    }),
  },
  { $id: "ReturnedOrders" },
);

const SupplierKind = Type.Object(
  { kind: Text, name: Text, needs_username: Type.Boolean({ description: "Whether its suppliers need a username" }) },
  { $id: "SupplierKind" },
);

const PauseBody = Body({ reason: GivenText() });

export function registerSuppliers(scope: RouteScope, context: HttpContext): void {
  registerReturn(scope, context);
  registerKinds(scope, context);
  const { core } = context;
  const answer = async (supplier: SupplierRow) => ({ data: (await createPresenter(core))(supplier) });

  const listSchema = {
    tags: TAGS,
    summary: "List suppliers with balance and health",
    response: { 200: one(Type.Array(Supplier)), ...refusals },
  };
  scope.get("/suppliers", { schema: listSchema, config: read }, async (request) => {
    const suppliers = await listSuppliers(core);
    const seen = seesCosts(operatorOf(request)) ? suppliers : suppliers.map(withoutBalance);
    return { data: seen.map(await createPresenter(core)) };
  });

  const addSchema = {
    tags: TAGS,
    summary: "Add a supplier that is called over the network",
    body: NewSupplier,
    response: { 201: one(Supplier), ...refusals },
  };
  scope.post("/suppliers", { schema: addSchema, config: manage }, async (request, reply) => {
    const supplier = await addSupplier(core, { ...readSupplier(request.body), kind: request.body.kind });
    reply.code(201).header("Location", `/api/operator/suppliers/${supplier.id}`);
    return answer(supplier);
  });

  scope.get("/suppliers/:id", { schema: schemaOf("One supplier"), config: read }, async (request) => {
    const supplier = await findSupplier(core, readId(request.params.id, "supplier"));
    return answer(seesCosts(operatorOf(request)) ? supplier : withoutBalance(supplier));
  });

  registerChanges(scope, context);
}

function registerChanges(scope: RouteScope, { core }: HttpContext): void {
  const answer = (supplier: SupplierRow) => createPresenter(core).then((presented) => ({ data: presented(supplier) }));
  const changeSchema = { ...schemaOf("Change a supplier; omitted fields keep their value"), body: SupplierChange };
  scope.patch("/suppliers/:id", { schema: changeSchema, config: manage }, async (request) =>
    answer(
      await changeSupplier(recording(core, request), readId(request.params.id, "supplier"), readSupplier(request.body)),
    ),
  );

  const pauseSchema = {
    ...schemaOf("Pause a supplier: it gets no new orders; its open orders continue"),
    body: PauseBody,
  };
  scope.post("/suppliers/:id/pause", { schema: pauseSchema, config: manage }, async (request) => {
    const { reason } = request.body;
    return answer(await pauseSupplier(recording(core, request), readId(request.params.id, "supplier"), reason));
  });

  const resumeSchema = schemaOf("Resume a supplier, no matter why it was paused");
  scope.post("/suppliers/:id/resume", { schema: resumeSchema, config: manage }, async (request) =>
    answer(await resumeSupplier(recording(core, request), readId(request.params.id, "supplier"))),
  );
}

function registerKinds(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Types of suppliers that can be added",
    response: { 200: one(Type.Array(SupplierKind)), ...refusals },
  };
  scope.get("/supplier-kinds", { schema, config: read }, async () => ({
    data: core.supplierKinds.map(({ kind, name, needsUsername }) => ({ kind, name, needs_username: needsUsername })),
  }));
}

function registerReturn(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Send diverted orders back to a supplier; its pause had moved them to the queue",
    description: "Orders that were taken or answered since then stay as they are. Prices and losses are checked again.",
    params: IdParams,
    body: NoBody,
    response: { 200: one(ReturnedOrders), ...refusals },
  };
  scope.post("/suppliers/:id/return-orders", { schema, config: { permission: "work_queue" } }, async (request) => ({
    data: { ...(await returnOrders(core, readId(request.params.id, "supplier"), actorOf(request))) },
  }));
}

function schemaOf(summary: string) {
  return { tags: TAGS, summary, params: IdParams, response: { 200: one(Supplier), ...refusals } };
}

/** For roles that may not see costs. */
function withoutBalance(supplier: SupplierRow): SupplierRow {
  return { ...supplier, balance: null, lowBalance: null };
}

/** Shows suppliers with the orders that they have now. */
async function createPresenter(core: Core) {
  const [open, diverted] = await Promise.all([countOpenAttempts(core), countDiverted(core)]);
  return (supplier: SupplierRow) => {
    const orders = { openAttempts: open.get(supplier.id) ?? 0, divertedOrders: diverted.get(supplier.id) ?? 0 };
    return presentSupplier(supplier, { now: core.clock(), ...orders });
  };
}
