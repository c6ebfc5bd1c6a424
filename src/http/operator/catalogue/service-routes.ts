import type { FastifyRequest } from "fastify";
import { Type, type Static, type TSchema } from "typebox";
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

interface Command {
  method: "PATCH" | "POST" | "DELETE";
  path: string;
  summary: string;
  description?: string;
  body: TSchema;
  /** The body's shape is known to be right. */
  act(core: Core, at: RouteAddress, body: unknown): Promise<RouteRow[]>;
}

const COMMANDS: readonly Command[] = [
  {
    method: "PATCH",
    path: "",
    summary: "Change one route; what is absent stays",
    description: "A route stays paused, except that one paused by its cost resumes when its new terms allow for it.",
    body: RouteChangeBody,
    act: (core, at, body) => changeRoute(core, at, readTerms(body as Terms), body as Terms),
  },
  {
    method: "POST",
    path: "/pause",
    summary: "Send no orders by one route until it is resumed",
    body: RouteStampBody,
    act: (core, at) => pauseRoute(core, at),
  },
  {
    method: "POST",
    path: "/resume",
    summary: "Send orders by one route again, whatever paused it, and agree to what it costs now",
    body: RouteStampBody,
    act: (core, at) => resumeRoute(core, at),
  },
  {
    method: "POST",
    path: "/move",
    summary: "Put one route at another place in the order of preference",
    body: RouteMoveBody,
    act: (core, at, body) => moveRoute(core, at, (body as Static<typeof RouteMoveBody>).position),
  },
  {
    method: "DELETE",
    path: "",
    summary: "Remove one route; orders that its supplier has stay there",
    body: RouteStampBody,
    act: (core, at) => removeRoute(core, at),
  },
];

/** Who fulfils a service: every command is about one route and answers with all routes of the service. */
export function registerServiceRoutes(scope: RouteScope, { core }: HttpContext): void {
  const response = { 200: one(Type.Array(Route)), ...refusals };
  const readSchema = {
    tags: TAGS,
    summary: "Who fulfils a service, in order of preference",
    params: IdParams,
    response,
  };
  scope.get("/services/:id/routes", { schema: readSchema, config: { permission: "read" } }, async (request) => ({
    data: (await listRoutes(core, readId(request, "service"))).map(presentRoute),
  }));

  const addSchema = {
    tags: TAGS,
    summary: "Add a route, before the routes to people unless its place is given",
    params: IdParams,
    body: NewRouteBody,
    response,
  };
  scope.post("/services/:id/routes", { schema: addSchema, config: manage }, async (request) => {
    const { supplier_id: supplierId, position, paused, confirm, ...terms } = request.body;
    const serviceId = readId(request, "service");
    const routes = await addRoute(core, { serviceId, supplierId, position, paused, ...readTerms(terms) }, { confirm });
    return { data: routes.map(presentRoute) };
  });

  for (const { method, path, summary, description, body, act } of COMMANDS) {
    const schema = { tags: TAGS, summary, ...(description && { description }), params: RouteParams, body, response };
    const url = `/services/:id/routes/:supplier_id${path}`;
    scope.route({
      method,
      url,
      schema,
      config: manage,
      handler: async (request) => ({ data: (await act(core, readAddress(request), request.body)).map(presentRoute) }),
    });
  }
}

function readAddress(request: FastifyRequest): RouteAddress {
  return {
    serviceId: readId(request, "service"),
    supplierId: readId(request, "route", "supplier_id"),
    seenAt: readStamp((request.body as Static<typeof RouteStampBody>).updated_at),
  };
}

type Terms = Omit<Static<typeof RouteChangeBody>, "margin"> & { margin?: string | null };

/** Throws validation_failed for what is no margin. */
function readTerms(terms: Terms): RouteTerms {
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
