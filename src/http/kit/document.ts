import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

type Document = NonNullable<FastifyDynamicSwaggerOptions["openapi"]>;

export interface DocumentOptions {
  info: Document["info"];
  securitySchemes: NonNullable<Document["components"]>["securitySchemes"];
  /** Each of them suffices. */
  security: Document["security"];
  /** Paths whose routes carry no schema. */
  paths?: Record<string, object>;
}

/** Describes the routes of the scope in an OpenAPI document of its own; each names the permission that it needs. */
export async function describeRoutes(
  scope: FastifyInstance,
  { PUBLIC_URL }: Config,
  { info, securitySchemes, security, paths = {} }: DocumentOptions,
): Promise<void> {
  // Commands, which do without a document, start sooner.
  const { fastifySwagger } = await import("@fastify/swagger");
  await scope.register(fastifySwagger, {
    hideUntagged: true,
    openapi: {
      openapi: "3.1.0",
      info,
      ...(PUBLIC_URL !== undefined && { servers: [{ url: PUBLIC_URL }] }),
      components: { securitySchemes },
      security,
    },
    refResolver: {
      buildLocalReference: ({ $id }, _baseUri, _fragment, index) => (typeof $id === "string" ? $id : `def-${index}`),
    },
    transform: ({ schema, url, route: { config } }) => ({
      schema: {
        ...schema,
        ...config?.document,
        ...(config?.permission !== undefined && { "x-permission": config.permission }),
      },
      url,
    }),
    transformObject: (document) => {
      if (!("openapiObject" in document)) return document.swaggerObject;
      Object.assign(document.openapiObject.paths ?? {}, paths);
      return shareRefusals(document.openapiObject);
    },
  });
}

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema: { $ref?: string } }> } | { $ref: string }>;
}

/** What every operation may answer with stands in the document once. */
function shareRefusals<Made extends Pick<Document, "paths" | "components">>(document: Made): Made {
  const shared: Record<string, unknown> = {};
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}) as Operation[]);
  for (const { responses = {} } of operations) {
    for (const status of ["4XX", "5XX"]) {
      const response = responses[status];
      if (!response || !("content" in response)) continue;
      if (response.content?.["application/json"]?.schema.$ref !== "#/components/schemas/Problem") continue;
      shared["Refusal"] = response;
      responses[status] = { $ref: "#/components/responses/Refusal" };
    }
  }
  return Object.assign(document, { components: { ...document.components, responses: shared } });
}
