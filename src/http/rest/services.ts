import type { FastifyReply, FastifyRequest } from "fastify";
import { hash } from "node:crypto";
import { Type } from "typebox";
import {
  findPricedService,
  listServiceGroups,
  pageServices,
  readCatalogueVersion,
} from "../../core/catalogue/listing/catalogue.ts";
import type { Core } from "../../core/core.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { all, IdParams, listOf, one, refusals } from "../kit/answers.ts";
import { isUnchanged } from "../kit/catalogue-cache.ts";
import type { HttpContext } from "../kit/context.ts";
import { Count, Id, Text } from "../kit/fields.ts";
import { queryOf } from "../kit/lists/parameters.ts";
import { answerServices, presentService, Service, SERVICES_QUERY } from "../kit/resources/service.ts";
import type { RouteScope } from "../kit/scope.ts";

const TAGS = ["Services"];
const ServiceGroup = Type.Object({ id: Id, name: Text, services: Count }, { $id: "ServiceGroup" });
const SERVICE_ID = /^\d{1,9}$/;
const Unchanged = { description: "Not modified since the ETag", type: "null" };

export function registerServices(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Services at the caller's prices",
    querystring: queryOf(SERVICES_QUERY),
    response: { 200: listOf(Service), 304: Unchanged, ...refusals },
  };
  scope.get("/services", { schema: listSchema }, async (request, reply) => {
    if (await answerUnchanged(core, request, reply)) return reply;
    return answerServices({ request, reply, config }, (wanted) => pageServices(core, callerOf(request), wanted));
  });

  const oneSchema = {
    tags: TAGS,
    summary: "One service",
    params: IdParams,
    response: { 200: one(Service), 304: Unchanged, ...refusals },
  };
  scope.get("/services/:id", { schema: oneSchema }, async (request, reply) => {
    const { id } = request.params;
    if (!SERVICE_ID.test(id)) throw new DomainError("service_not_found", "There is no such service.");
    if (await answerUnchanged(core, request, reply)) return reply;
    return { data: presentService(await findPricedService(core, callerOf(request), Number(id))) };
  });

  const groupsSchema = {
    tags: TAGS,
    summary: "The groups of the caller's services",
    response: { 200: all(ServiceGroup), ...refusals },
  };
  scope.get("/service-groups", { schema: groupsSchema }, async (request) => ({
    data: await listServiceGroups(core, callerOf(request)),
  }));
}

/** The tag stands for the catalogue's version, who asks and what for; true when that answered the request. */
async function answerUnchanged(core: Core, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const caller = callerOf(request);
  const version = await readCatalogueVersion(core);
  const about = `${version} ${caller.resellerId} ${caller.priceGroupId} ${caller.scopes.join()} ${request.url}`;
  const etag = `"${hash("sha256", about, "base64url").slice(0, 27)}"`;
  reply.header("ETag", `W/${etag}`);
  reply.header("Cache-Control", "private, no-cache");
  if (!isUnchanged(request.headers["if-none-match"], etag)) return false;
  reply.code(304).send();
  return true;
}
