import type { FastifyInstance } from "fastify";
import { checkReadiness } from "../../core/orders/placing/readiness.ts";
import type { HttpContext } from "../kit/context.ts";

const RETRY_AFTER_SECONDS = 2;

/** `/healthz`: the process answers. `/readyz`: it could place an order now. */
export function registerHealth(app: FastifyInstance, { core }: Pick<HttpContext, "core">): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    try {
      await checkReadiness(core);
      return { status: "ready" };
    } catch (error) {
      app.log.error({ err: error }, "the database does not answer");
      return reply
        .code(503)
        .header("Retry-After", RETRY_AFTER_SECONDS)
        .send({ status: "the database does not answer" });
    }
  });
}
