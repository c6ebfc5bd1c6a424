import { Type } from "typebox";
import { addStock, listStock } from "../../../core/fulfilment/inventory/inventory.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, Confirm, Flag, Named } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";

const TAGS = ["Operator: stock"];
const LINE_BREAK = /\r\n|\r|\n/;

const ServiceStock = Type.Object(
  {
    service: Named,
    free: Type.Integer(),
    delivered: Type.Integer(),
    routed: Type.Boolean({ description: "Whether the service delivers from its code inventory" }),
    low: Flag,
  },
  { $id: "ServiceStock" },
);

const StockBody = Body({ codes: Type.String({ description: "One code per line" }), confirm: Confirm });

export const StockAdded = Type.Object(
  { added: Type.Integer(), duplicates: Type.Integer(), free: Type.Integer() },
  { $id: "StockAdded" },
);

export function registerStock(scope: RouteScope, { core }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Services that deliver from the code inventory, with their number of codes",
    response: { 200: one(Type.Array(ServiceStock)), ...refusals },
  };
  scope.get("/stock", { schema: listSchema, config: { permission: "read" } }, async () => ({
    data: (await listStock(core)).map(({ serviceId, serviceName, ...stock }) => ({
      service: { id: serviceId, name: serviceName },
      ...stock,
    })),
  }));

  const addSchema = {
    tags: TAGS,
    summary: "Add codes to the inventory, one per line; orders are delivered from it before other routes",
    description:
      "Codes that the service already has or had are skipped, so a long list can be sent in several requests.",
    params: IdParams,
    body: StockBody,
    response: { 200: one(StockAdded), ...refusals },
  };
  // Codes are what is sold: they are not written down anywhere else.
  const config = { permission: "manage_stock", secret: ["codes"] } as const;
  scope.post("/services/:id/stock", { schema: addSchema, config }, async (request) => {
    const { codes, confirm } = request.body;
    const serviceId = readId(request.params.id, "service");
    return { data: await addStock(recording(core, request), serviceId, codes.split(LINE_BREAK), { confirm }) };
  });
}
