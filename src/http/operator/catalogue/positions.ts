import { Type, type Static } from "typebox";
import { moveService, moveServiceGroup, type Place } from "../../../core/catalogue/services/positions.ts";
import { invalidField } from "../../../core/kernel/errors.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, GivenId, Id, nullable } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";
import { SERVICE_TAGS } from "./service.ts";
import { SERVICE_GROUP_TAGS } from "./service-groups.ts";

const manage = { permission: "manage_catalogue" } as const;

const Placed = Type.Object(
  { id: Id, position: Type.Integer({ description: "From 1; retired services are not counted" }) },
  { $id: "Placed" },
);

const PlaceBody = Body({
  position: Type.Optional(Type.Integer({ description: "The new number in the list, from 1" })),
  after: Type.Optional(
    nullable(GivenId(), "Instead of `position`: the ID of the row that comes before it, or null for the front"),
  ),
});

const response = { 200: one(Placed), ...refusals };
const description =
  "Send either `position` or `after`. The other rows keep their order, including moves that were made since the list was read.";

/** One row of an ordered list moves. */
export function registerPositions(scope: RouteScope, { core }: HttpContext): void {
  const serviceSchema = {
    tags: SERVICE_TAGS,
    summary: "Move a service within its group",
    description,
    params: IdParams,
    body: PlaceBody,
    response,
  };
  scope.patch("/services/:id/position", { schema: serviceSchema, config: manage }, async (request) => {
    const id = readId(request.params.id, "service");
    return { data: await moveService(recording(core, request), id, readPlace(request.body)) };
  });

  const groupSchema = {
    tags: SERVICE_GROUP_TAGS,
    summary: "Move a service group",
    description,
    params: IdParams,
    body: PlaceBody,
    response,
  };
  scope.patch("/service-groups/:id/position", { schema: groupSchema, config: manage }, async (request) => {
    const id = readId(request.params.id, "service group");
    return { data: await moveServiceGroup(recording(core, request), id, readPlace(request.body)) };
  });
}

function readPlace({ position, after }: Static<typeof PlaceBody>): Place {
  if (position !== undefined && after === undefined) return { position };
  if (position === undefined && after !== undefined) return { after };
  throw invalidField("position", "Send either position or after.");
}
