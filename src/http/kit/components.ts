import type { FastifyInstance, RouteOptions } from "fastify";
import type { TSchema } from "typebox";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the document says of parts of a request that their schemas do not check. */
    document?: { querystring?: TSchema; body?: TSchema };
  }
}

/**
 * Every schema with an `$id` that a route of the scope uses becomes a shared one, under its name in the OpenAPI document,
 * and the route refers to it. Queries are not checked against their schema: their parameters take more spellings than it
 * can say. Throws where two schemas have one name.
 */
export function shareSchemas(scope: FastifyInstance): void {
  const texts = new Map<string, string>();
  const known = new WeakMap<FastifyInstance, Set<object>>();
  scope.addHook("onRoute", function share(this: FastifyInstance, route) {
    if (!route.schema) return;
    const { querystring, ...schema } = route.schema;
    const { document, ...config } = route.config ?? {};
    const shared = known.get(this) ?? new Set();
    known.set(this, shared);
    const add = (name: string, copy: object): void => {
      const text = JSON.stringify(copy);
      if ((texts.get(name) ?? text) !== text) throw new Error(`two schemas are called ${name}`);
      texts.set(name, text);
      if (this.getSchema(name) === undefined) this.addSchema({ $id: name, ...copy });
    };
    route.schema = refer(schema, shared, add) as RouteOptions["schema"];
    const told = { ...document };
    if (querystring) told.querystring = querystring;
    route.config = { ...config, document: refer(told, shared, add) as typeof told };
  });
}

/**
 * A copy in which every schema with an `$id` is a reference; `share` gets what it refers to, unless it is among those
 * that are `shared` already: most routes use the same ones.
 */
function refer(value: unknown, shared: Set<object>, share: (name: string, schema: object) => void): unknown {
  if (Array.isArray(value)) return value.map((item) => refer(item, shared, share));
  if (typeof value !== "object" || value === null) return value;
  const { $id, ...fields } = value as Record<string, unknown>;
  if (typeof $id === "string" && shared.has(value)) return { $ref: `${$id}#` };
  const copy = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, refer(field, shared, share)]));
  if (typeof $id !== "string") return copy;
  share($id, copy);
  shared.add(value);
  return { $ref: `${$id}#` };
}
