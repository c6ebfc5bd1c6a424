import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hash } from "node:crypto";
import { Type } from "typebox";
import type { Config } from "../../config.ts";
import {
  findPricedService,
  listServiceGroups,
  pageServices,
  readCatalogueVersion,
  type WantedServices,
} from "../../core/catalogue/listing/catalogue.ts";
import { SERVICE_SORTS } from "../../core/catalogue/services/service.ts";
import { SERVICE_TYPES } from "../../core/catalogue/services/services.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { isUnchanged } from "../kit/catalogue-cache.ts";
import type { HttpContext } from "../kit/context.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { readPage, sendPage } from "../kit/pages.ts";
import { presentService } from "../kit/resources/present.ts";
import { createQueryReader } from "../kit/query.ts";
import { Id, IdParams, listOf, listQuery, one, refusals, Service, Text } from "../kit/schemas.ts";

const TAGS = ["Services"];
const ServiceGroup = Type.Object({ id: Id, name: Text, services: Type.Integer() });
const SERVICE_ID = /^\d{1,9}$/;
const GREATEST_ID = 2 ** 31 - 1;

/** What the list of services may be asked with. */
export const SERVICES_QUERY = listQuery({
  type: SERVICE_TYPES.join(", "),
  group: "Number or name of a service group",
  q: "Words in the name or the group's name, or the number of a service",
  status: "active or paused",
  sort: `${SERVICE_SORTS.join(", ")}; not with cursor. Unless asked: the operator's order`,
});

/** Answers the list of services for one reseller, whoever asks. Throws validation_failed. */
export async function answerServices(
  { request, reply, config }: { request: FastifyRequest; reply: FastifyReply; config: Config },
  read: (wanted: WantedServices) => ReturnType<typeof pageServices>,
): Promise<FastifyReply> {
  const raw = request.query as Record<string, unknown>;
  const query = createQueryReader(raw);
  const page = readPage(query, raw);
  const filter = {
    type: query.oneOf("type", SERVICE_TYPES),
    group: query.text("group"),
    q: query.text("q"),
    status: query.oneOf("status", ["active", "paused"]),
  };
  const sort = query.oneOf("sort", SERVICE_SORTS);
  query.finish();
  const part =
    page.mode === "page"
      ? { limit: page.limit, offset: page.offset, sort }
      : { limit: page.limit, afterId: Math.min(Number(page.after ?? 0n), GREATEST_ID) };
  const { services, total } = await read({ ...filter, ...part });
  const rows = { data: services.map(presentService), total, lastId: services.at(-1)?.id };
  return sendPage(request, reply, config, page, rows);
}

export function registerServices(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Services at the caller's prices",
    querystring: SERVICES_QUERY,
    response: { 200: listOf(Service), 304: { description: "Unchanged since the ETag", type: "null" }, ...refusals },
  };
  scope.get("/services", { schema: listSchema }, async (request, reply) => {
    if (await answerUnchanged(request, reply)) return reply;
    return answerServices({ request, reply, config }, (wanted) => pageServices(core, callerOf(request), wanted));
  });

  const oneSchema = {
    tags: TAGS,
    summary: "One service",
    params: IdParams,
    response: { 200: one(Service), 304: { description: "Unchanged since the ETag", type: "null" }, ...refusals },
  };
  scope.get("/services/:id", { schema: oneSchema }, async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!SERVICE_ID.test(id)) throw new DomainError("service_not_found", "There is no such service.");
    if (await answerUnchanged(request, reply)) return reply;
    return { data: presentService(await findPricedService(core, callerOf(request), Number(id))) };
  });

  const groupsSchema = {
    tags: TAGS,
    summary: "The groups of the caller's services",
    response: { 200: one(Type.Array(ServiceGroup)), ...refusals },
  };
  scope.get("/service-groups", { schema: groupsSchema }, async (request) => ({
    data: await listServiceGroups(core, callerOf(request)),
  }));

  /** The tag stands for the catalogue's version, who asks and what for; true when that answered the request. */
  async function answerUnchanged(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
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
}
