import { Type, type Static } from "typebox";
import {
  changeServiceGroup,
  createServiceGroup,
  listServiceGroups,
  orderServiceGroups,
  orderServices,
  removeServiceGroup,
} from "../../../core/catalogue/services/service-groups.ts";
import type { Core } from "../../../core/core.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, GivenId, GivenText, Id, NoBody, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";
import { MAX_NAME_LENGTH } from "./service.ts";
import { presentVisibility, Visibility } from "./visibility.ts";

export const SERVICE_GROUP_TAGS = ["Operator: service groups"];
const manage = { permission: "manage_catalogue" } as const;

export const ServiceGroup = Type.Object(
  {
    id: Id,
    name: Text,
    services: Type.Integer({ description: "Without retired services" }),
    retired: Type.Integer(),
    visibility: Visibility,
  },
  { $id: "ServiceGroup" },
);

const ServiceGroupBody = Body({ name: GivenText(MAX_NAME_LENGTH) });

const OrderBody = Body({
  ids: Type.Array(GivenId(), { description: "These IDs come first; the others follow in their current order" }),
});

export const ServiceGroups = one(Type.Array(ServiceGroup));

export function registerServiceGroups(scope: RouteScope, { core }: HttpContext): void {
  const all = async () => ({ data: await readServiceGroups(core) });

  const listSchema = {
    tags: SERVICE_GROUP_TAGS,
    summary: "List service groups in the order that resellers see",
    response: { 200: ServiceGroups, ...refusals },
  };
  scope.get("/service-groups", { schema: listSchema, config: { permission: "read" } }, all);

  const createSchema = {
    tags: SERVICE_GROUP_TAGS,
    summary: "Add a service group at the end",
    body: ServiceGroupBody,
    response: { 201: ServiceGroups, ...refusals },
  };
  scope.post("/service-groups", { schema: createSchema, config: manage }, async (request, reply) => {
    await createServiceGroup(core, request.body.name);
    reply.code(201);
    return all();
  });

  const renameSchema = {
    tags: SERVICE_GROUP_TAGS,
    summary: "Rename a service group",
    params: IdParams,
    body: ServiceGroupBody,
    response: { 200: ServiceGroups, ...refusals },
  };
  scope.patch("/service-groups/:id", { schema: renameSchema, config: manage }, async (request) => {
    await changeServiceGroup(recording(core, request), readId(request.params.id, "service group"), request.body.name);
    return all();
  });

  const removeSchema = {
    tags: SERVICE_GROUP_TAGS,
    summary: "Remove an empty service group",
    params: IdParams,
    body: NoBody,
    response: { 200: Message, ...refusals },
  };
  scope.delete("/service-groups/:id", { schema: removeSchema, config: manage }, async (request) => {
    await removeServiceGroup(recording(core, request), readId(request.params.id, "service group"));
    return { message: "The group is removed." };
  });

  registerOrders(scope, { core });
}

/** All service groups, as they are shown. */
export async function readServiceGroups(core: Core): Promise<Static<typeof ServiceGroup>[]> {
  const groups = await listServiceGroups(core);
  return groups.map(({ visibility, ...group }) => ({ ...group, visibility: presentVisibility(visibility) }));
}

function registerOrders(scope: RouteScope, { core }: Pick<HttpContext, "core">): void {
  const groupsSchema = {
    tags: SERVICE_GROUP_TAGS,
    summary: "Reorder the service groups",
    body: OrderBody,
    response: { 200: ServiceGroups, ...refusals },
  };
  scope.put("/service-groups/order", { schema: groupsSchema, config: manage }, async (request) => {
    await orderServiceGroups(core, request.body.ids);
    return { data: await readServiceGroups(core) };
  });

  const servicesSchema = {
    tags: SERVICE_GROUP_TAGS,
    summary: "Reorder the services of a group",
    params: IdParams,
    body: OrderBody,
    response: { 200: Message, ...refusals },
  };
  scope.put("/service-groups/:id/order", { schema: servicesSchema, config: manage }, async (request) => {
    await orderServices(core, readId(request.params.id, "service group"), request.body.ids);
    return { message: "The services are reordered." };
  });
}
