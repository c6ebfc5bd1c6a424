import { Type, type Static } from "typebox";
import { formatMarginRule, parseMarginRule } from "../../../core/catalogue/prices/margin-rule.ts";
import type { Core } from "../../../core/core.ts";
import { marginOf } from "../../../core/fulfilment/routes/follow-costs.ts";
import {
  addRoute,
  changeRoute,
  listRoutes,
  moveRoute,
  pauseRoute,
  removeRoute,
  resumeRoute,
  type RouteAddress,
  type RouteRow,
  type RouteTerms,
} from "../../../core/fulfilment/routes/routes.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import {
  Body,
  choice,
  Confirm,
  Flag,
  GivenId,
  GivenText,
  Id,
  MAX_TEXT_LENGTH,
  Money,
  nullable,
  Text,
  Time,
} from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { moneyOrNull, timeOrNull } from "../../kit/values.ts";
import { operatorOf } from "../authenticate.ts";
import { seesCosts } from "../costs.ts";
import { readId, readStamp } from "../read.ts";

const TAGS = ["Operator: routes"];
const manage = { permission: "manage_routes" } as const;
export const OnCostChange = choice(["follow", "pause"]);
export const PAUSED_BY = "What paused the route: operator, cost or vanished";
export const Margin = GivenText(MAX_TEXT_LENGTH, "Such as 25%, +0.10 or 25%+0.10,round=0.05,floor=0.50");

export const Route = Type.Object(
  {
    position: Type.Integer(),
    supplier: Type.Object({ id: Id, name: Text, kind: Text, paused: Flag }),
    supplier_service: nullable(
      Type.Object({
        code: Text,
        name: nullable(Text),
        vanished_at: nullable(Time, "Since when the supplier does not offer it"),
      }),
    ),
    cost: nullable(Money, "Cost of one, in the service's currency; null for roles that may not see costs"),
    agreed_cost: nullable(Money, "Cost above which a route with on_cost_change pause pauses"),
    margin: nullable(Text),
    on_cost_change: OnCostChange,
    allow_loss: Flag,
    continue_on_rejection: Flag,
    input_names: Type.Record(Type.String(), Type.String()),
    paused_by: nullable(Text, PAUSED_BY),
    updated_at: Time,
  },
  { $id: "Route" },
);

const SeenAt = GivenText(
  MAX_TEXT_LENGTH,
  "The value that you read; nothing happens if the route was changed since then",
);
const Position = Type.Integer({ description: "From 1" });

const ROUTE_TERMS = {
  supplier_service: GivenText(MAX_TEXT_LENGTH, "Service ID in the supplier's catalogue"),
  margin: nullable(Margin, "Margin by which the price follows the cost; null if it does not"),
  on_cost_change: OnCostChange,
  allow_loss: Flag,
  continue_on_rejection: Flag,
  input_names: Type.Record(GivenText(), GivenText()),
};

const NewRouteBody = Type.Object(
  {
    supplier_id: GivenId("The supplier that fulfils the service"),
    ...Type.Partial(Type.Object({ ...ROUTE_TERMS, position: Position, paused: Flag })).properties,
    confirm: Confirm,
  },
  { additionalProperties: false },
);

const RouteChangeBody = Type.Partial(Body({ ...ROUTE_TERMS, updated_at: SeenAt, confirm: Confirm }), {
  additionalProperties: false,
});

const RouteStampBody = Type.Partial(Body({ updated_at: SeenAt }), { additionalProperties: false });
const RouteMoveBody = Body({ position: Position, updated_at: Type.Optional(SeenAt) });
const RouteParams = Type.Object({ id: Text, supplier_id: Text });
const response = { 200: one(Type.Array(Route)), ...refusals };
const ROUTE_URL = "/services/:id/routes/:supplier_id";
const ofRoute = { tags: TAGS, params: RouteParams, response };

/** Who fulfils a service: every command is about one route and answers with all routes of the service. */
export function registerServiceRoutes(scope: RouteScope, { core }: HttpContext): void {
  const readSchema = {
    tags: TAGS,
    summary: "List the routes of a service in order of preference",
    params: IdParams,
    response,
  };
  scope.get("/services/:id/routes", { schema: readSchema, config: { permission: "read" } }, async (request) => {
    const routes = await listRoutes(core, readId(request.params.id, "service"));
    return { data: (seesCosts(operatorOf(request)) ? routes : routes.map(withoutCosts)).map(presentRoute) };
  });

  const addSchema = {
    tags: TAGS,
    summary: "Add a route; by default it goes before the manual routes",
    params: IdParams,
    body: NewRouteBody,
    response,
  };
  scope.post("/services/:id/routes", { schema: addSchema, config: manage }, async (request) => {
    const { supplier_id: supplierId, position, paused, confirm, ...terms } = request.body;
    const serviceId = readId(request.params.id, "service");
    return answer(
      addRoute(recording(core, request), { serviceId, supplierId, position, paused, ...readTerms(terms) }, { confirm }),
    );
  });

  registerChanges(scope, core);
  registerPauses(scope, core);
}

function registerChanges(scope: RouteScope, core: Core): void {
  const changeSchema = {
    ...ofRoute,
    summary: "Change a route; omitted fields keep their value",
    description:
      "A paused route stays paused, unless it was paused because of its cost and the new terms allow that cost.",
    body: RouteChangeBody,
  };
  scope.patch(ROUTE_URL, { schema: changeSchema, config: manage }, async (request) =>
    answer(
      changeRoute(
        recording(core, request),
        readAddress(request.params, request.body),
        readTerms(request.body),
        request.body,
      ),
    ),
  );

  const moveSchema = {
    ...ofRoute,
    summary: "Move a route in the order of preference",
    body: RouteMoveBody,
  };
  scope.post(`${ROUTE_URL}/move`, { schema: moveSchema, config: manage }, async (request) =>
    answer(moveRoute(recording(core, request), readAddress(request.params, request.body), request.body.position)),
  );

  const removeSchema = {
    ...ofRoute,
    summary: "Remove a route; orders that its supplier has stay with it",
    body: RouteStampBody,
  };
  scope.delete(ROUTE_URL, { schema: removeSchema, config: manage }, async (request) =>
    answer(removeRoute(recording(core, request), readAddress(request.params, request.body))),
  );
}

function registerPauses(scope: RouteScope, core: Core): void {
  const pauseSchema = {
    ...ofRoute,
    summary: "Pause a route until it is resumed",
    body: RouteStampBody,
  };
  scope.post(`${ROUTE_URL}/pause`, { schema: pauseSchema, config: manage }, async (request) =>
    answer(pauseRoute(recording(core, request), readAddress(request.params, request.body))),
  );

  const resumeSchema = {
    ...ofRoute,
    summary: "Resume a route and accept its current cost, no matter why it was paused",
    body: RouteStampBody,
  };
  scope.post(`${ROUTE_URL}/resume`, { schema: resumeSchema, config: manage }, async (request) =>
    answer(resumeRoute(recording(core, request), readAddress(request.params, request.body))),
  );
}

async function answer(routes: Promise<RouteRow[]>): Promise<{ data: Static<typeof Route>[] }> {
  return { data: (await routes).map(presentRoute) };
}

function readAddress(
  { id, supplier_id }: Static<typeof RouteParams>,
  { updated_at }: Static<typeof RouteStampBody>,
): RouteAddress {
  return {
    serviceId: readId(id, "service"),
    supplierId: readId(supplier_id, "route"),
    seenAt: readStamp(updated_at),
  };
}

/** Throws validation_failed for what is no margin. */
function readTerms(terms: Omit<Static<typeof RouteChangeBody>, "updated_at">): RouteTerms {
  const { margin, on_cost_change } = terms;
  return {
    supplierService: terms.supplier_service,
    margin: typeof margin === "string" ? parseMarginRule(margin) : margin,
    onCostChange: on_cost_change,
    allowLoss: terms.allow_loss,
    continueOnRejection: terms.continue_on_rejection,
    inputNames: terms.input_names,
  };
}

/** For roles that may not see costs: the margin of a price tells its cost. */
export function withoutCosts<Row extends Pick<RouteRow, "cost" | "agreedCost" | "marginBasisPoints">>(route: Row): Row {
  return { ...route, cost: null, agreedCost: null, marginBasisPoints: null };
}

export function presentRoute(route: RouteRow) {
  const margin = marginOf(route);
  const { supplierService: code, supplierServiceName: name } = route;
  return {
    position: route.position,
    supplier: {
      id: route.supplierId,
      name: route.supplierName,
      kind: route.kind,
      paused: route.supplierPausedAt !== null,
    },
    supplier_service: code === null ? null : { code, name, vanished_at: timeOrNull(route.vanishedAt) },
    cost: moneyOrNull(route.cost),
    agreed_cost: moneyOrNull(route.agreedCost),
    margin: margin === null ? null : formatMarginRule(margin),
    on_cost_change: route.onCostChange,
    allow_loss: route.allowLoss,
    continue_on_rejection: route.continueOnRejection,
    input_names: route.inputNames,
    paused_by: route.pausedBy,
    updated_at: route.updatedAt.toISOString(),
  };
}
