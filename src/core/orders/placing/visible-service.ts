import type { CatalogueContext } from "../../catalogue/context.ts";
import type { Service } from "../../catalogue/services/service.ts";
import { seesService } from "../../catalogue/visibility/visibility.ts";
import type { Caller } from "../../kernel/caller.ts";
import { DomainError } from "../../kernel/errors.ts";
import { onlyReading } from "../../kernel/outage.ts";

/**
 * Reads a request against the definition of its service. What is wrong with a request tells about its service: a caller who
 * does not see the service learns only that there is none. A request with nothing wrong is checked by the intake.
 * Throws service_not_found, or what `read` throws.
 */
export async function readForService<Result>(
  context: CatalogueContext,
  caller: Caller,
  serviceId: number,
  read: (service: Service) => Result | Promise<Result>,
): Promise<Result> {
  const service = await onlyReading(context.serviceCache.find(serviceId));
  if (!service) throw noSuchService();
  try {
    return await read(service);
  } catch (error) {
    if (!service.isRestricted) throw error;
    if (await onlyReading(seesService(context, caller, serviceId))) throw error;
    throw noSuchService();
  }
}

function noSuchService(): DomainError {
  return new DomainError("service_not_found", "There is no such service: see the list of services.");
}
