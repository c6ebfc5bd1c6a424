import { Type, type Static } from "typebox";
import type { Core } from "../../../core/core.ts";
import { parseMarginRule } from "../../../core/catalogue/prices/margin-rule.ts";
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
import type { HttpContext } from "../../kit/context.ts";
import { presentRoute } from "../present.ts";
import { readId, readStamp } from "../read.ts";
import {
  NewRouteBody,
  Route,
  RouteChangeBody,
  RouteMoveBody,
  RouteParams,
  RouteStampBody,
} from "../suppliers/supplier-schemas.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: routes"];
const manage = { permission: "manage_routes" } as const;
const response = { 200: one(Type.Array(Route)), ...refusals };

/** Who fulfils a service: every command is about one route and answers with all routes of the service. */
export function registerServiceRoutes(scope: RouteScope, { core }: HttpContext): void {
  const readSchema = {
    tags: TAGS,
    summary: "Who fulfils a service, in order of preference",
    params: IdParams,
    response,
  };
  scope.get("/services/:id/routes", { schema: readSchema, config: { permission: "read" } }, async ({ params }) =>
    answer(listRoutes(core, readId(params.id, "service"))),
  );

  const addSchema = {
    tags: TAGS,
    summary: "Add a route, before the routes to people unless its place is given",
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
}

function registerChanges(scope: RouteScope, core: Core): void {
  const url = "/services/:id/routes/:supplier_id";
  const ofOne = { tags: TAGS, params: RouteParams, response };
  const changeSchema = {
    ...ofOne,
    summary: "Change one route; what is absent stays",
    description: "A route stays paused, except that one paused by its cost resumes when its new terms allow for it.",
    body: RouteChangeBody,
  };
  scope.patch(url, { schema: changeSchema, config: manage }, async (request) =>
    answer(
      changeRoute(
        recording(core, request),
        readAddress(request.params, request.body),
        readTerms(request.body),
        request.body,
      ),
    ),
  );

  const pauseSchema = {
    ...ofOne,
    summary: "Send no orders by one route until it is resumed",
    body: RouteStampBody,
  };
  scope.post(`${url}/pause`, { schema: pauseSchema, config: manage }, async (request) =>
    answer(pauseRoute(recording(core, request), readAddress(request.params, request.body))),
  );

  const resumeSchema = {
    ...ofOne,
    summary: "Send orders by one route again, whatever paused it, and agree to what it costs now",
    body: RouteStampBody,
  };
  scope.post(`${url}/resume`, { schema: resumeSchema, config: manage }, async (request) =>
    answer(resumeRoute(recording(core, request), readAddress(request.params, request.body))),
  );

  const moveSchema = {
    ...ofOne,
    summary: "Put one route at another place in the order of preference",
    body: RouteMoveBody,
  };
  scope.post(`${url}/move`, { schema: moveSchema, config: manage }, async (request) =>
    answer(moveRoute(recording(core, request), readAddress(request.params, request.body), request.body.position)),
  );

  const removeSchema = {
    ...ofOne,
    summary: "Remove one route; orders that its supplier has stay there",
    body: RouteStampBody,
  };
  scope.delete(url, { schema: removeSchema, config: manage }, async (request) =>
    answer(removeRoute(recording(core, request), readAddress(request.params, request.body))),
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
