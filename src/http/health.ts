import type { FastifyInstance } from "fastify";
import type { HttpContext } from "./context.ts";

/** `/healthz`: the process answers. `/readyz`: its database does as well. */
export function registerHealth(app: FastifyInstance, { core }: Pick<HttpContext, "core">): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    try {
      await core.readCatalogueVersion();
      return { status: "ready" };
    } catch (error) {
      app.log.error({ err: error }, "the database does not answer");
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
}
