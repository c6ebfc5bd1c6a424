import { changeGroupVisibility, changeServiceVisibility } from "../../../core/catalogue/visibility/visibility.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";
import { readServiceGroups, ServiceGroups, SERVICE_GROUP_TAGS } from "./service-groups.ts";
import { readWhole, SERVICE_TAGS, WholeService } from "./service.ts";
import { readVisibility, VisibilityBody } from "./visibility.ts";

const manage = { permission: "manage_catalogue" } as const;
const DESCRIPTION =
  "A reseller sees a service if both the service and its group are visible to them. To others the service does not " +
  "exist: it is not listed and cannot be ordered. Existing orders stay readable.";

/** Who sees a service, or the services of a group. */
export function registerVisibility(scope: RouteScope, { core }: HttpContext): void {
  const serviceSchema = {
    tags: SERVICE_TAGS,
    summary: "Change who sees a service",
    description: DESCRIPTION,
    params: IdParams,
    body: VisibilityBody,
    response: { 200: one(WholeService), ...refusals },
  };
  scope.put("/services/:id/visibility", { schema: serviceSchema, config: manage }, async (request) => {
    const id = readId(request.params.id, "service");
    await changeServiceVisibility(recording(core, request), id, readVisibility(request.body));
    return { data: await readWhole(core, id) };
  });

  const groupSchema = {
    tags: SERVICE_GROUP_TAGS,
    summary: "Change who sees the services of a group",
    description: DESCRIPTION,
    params: IdParams,
    body: VisibilityBody,
    response: { 200: ServiceGroups, ...refusals },
  };
  scope.put("/service-groups/:id/visibility", { schema: groupSchema, config: manage }, async (request) => {
    const id = readId(request.params.id, "service group");
    await changeGroupVisibility(recording(core, request), id, readVisibility(request.body));
    return { data: await readServiceGroups(core) };
  });
}
