import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { parseMarginRule } from "../../core/suppliers/margin-rule.ts";
import { listRoutes, setRoutes, type RouteWish } from "../../core/suppliers/routes.ts";
import type { HttpContext } from "../context.ts";
import { IdParams, one, refusals } from "../rest/schemas.ts";
import { presentRoute } from "./present.ts";
import { readId } from "./read.ts";
import { Route, RoutesBody } from "./supplier-schemas.ts";

const TAGS = ["Operator: routes"];

export function registerServiceRoutes(scope: FastifyInstance, { core }: HttpContext): void {
  const readSchema = {
    tags: TAGS,
    summary: "Who fulfils a service, in order of preference",
    params: IdParams,
    response: { 200: one(Type.Array(Route)), ...refusals },
  };
  scope.get("/services/:id/routes", { schema: readSchema, config: { permission: "read" } }, async (request) => ({
    data: (await listRoutes(core, readId(request, "service"))).map(presentRoute),
  }));

  const setSchema = {
    tags: TAGS,
    summary: "Set who fulfils a service: the whole list, in order of preference",
    params: IdParams,
    body: RoutesBody,
    response: { 200: one(Type.Array(Route)), ...refusals },
  };
  scope.put("/services/:id/routes", { schema: setSchema, config: { permission: "manage_routes" } }, async (request) => {
    const { routes } = request.body as { routes: RouteRequest[] };
    return { data: (await setRoutes(core, readId(request, "service"), routes.map(readWish))).map(presentRoute) };
  });
}

interface RouteRequest {
  supplier_id: number;
  supplier_service?: string | null;
  margin?: string | null;
  on_cost_change?: "follow" | "pause";
  allow_loss?: boolean;
  continue_on_rejection?: boolean;
  input_names?: Record<string, string>;
  paused?: boolean;
}

/** A route whose shape is known to be right. Throws validation_failed for what is no margin. */
function readWish(route: RouteRequest): RouteWish {
  return {
    supplierId: route.supplier_id,
    supplierService: route.supplier_service ?? undefined,
    margin: typeof route.margin === "string" ? parseMarginRule(route.margin) : undefined,
    onCostChange: route.on_cost_change,
    allowLoss: route.allow_loss,
    continueOnRejection: route.continue_on_rejection,
    inputNames: route.input_names,
    paused: route.paused,
  };
}
