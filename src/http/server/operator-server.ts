import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Core } from "../../core/core.ts";
import { registerOperator } from "../operator/operator.ts";
import { createApp, type HttpOptions } from "./app.ts";

/**
 * The operator API alone and without its document, for a command that works without a server: it starts sooner than
 * everything.
 */
export async function createOperatorServer(core: Core, config: Config, options: HttpOptions): Promise<FastifyInstance> {
  const { app, context } = await createApp(core, { ...config, REDIS_URL: undefined }, options);
  await registerOperator(app, context, { hasDocument: false });
  return app;
}
