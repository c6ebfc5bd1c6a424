import { Type } from "typebox";
import { importServices } from "../../../core/catalogue/services/services.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, Confirm } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { NewServiceBody, readNewService } from "./service-changes.ts";
import { SERVICE_TAGS } from "./service.ts";

const MAX_SERVICES = 100_000;

/** Room for that many services. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

const ImportedService = Type.Object(Type.Omit(NewServiceBody, ["confirm"]).properties, { additionalProperties: false });
const ImportBody = Body({ services: Type.Array(ImportedService, { maxItems: MAX_SERVICES }), confirm: Confirm });
const ImportedServices = Type.Object({ created: Type.Integer() });

/** Many services at once, such as a file of them. */
export function registerServiceImport(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: SERVICE_TAGS,
    summary: "Add many services, all or none",
    description: "If a service is invalid, nothing is added and `errors` names it by its position, such as services.0.",
    body: ImportBody,
    response: { 201: one(ImportedServices), ...refusals },
  };
  const config = { permission: "manage_catalogue" } as const;
  scope.post("/services/import", { schema, config, bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const { services, confirm } = request.body;
    const rows = services.map((service, index) => readNewService(service, `services.${index}.price`));
    const { created, problems } = await importServices(core, rows, { confirm });
    if (problems.length > 0) {
      const fields = Object.fromEntries(problems.map(({ row, message }) => [`services.${row - 1}`, [message]]));
      throw new DomainError("validation_failed", "Nothing was imported because some services are invalid.", { fields });
    }
    reply.code(201);
    return { data: { created } };
  });
}
