import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Core } from "../../core/core.ts";
import { registerDispatch } from "../dispatch/dispatch.ts";
import { registerOperator } from "../operator/operator.ts";
import { registerPro } from "../pro/pro.ts";
import { registerRest } from "../rest/rest.ts";
import { registerPaymentEvents } from "../payments/payment-events.ts";
import { createApp, type HttpOptions } from "./app.ts";
import { registerDashboard } from "./dashboard.ts";
import { registerHealth } from "./health.ts";
import { registerMetrics } from "./metrics.ts";
import { answerMissing } from "./missing.ts";
import { registerErrorPages } from "./pages/error-pages.ts";
import { registerUnsubscribe } from "./pages/unsubscribe.ts";
import { registerShopFiles } from "./shop-files.ts";
import { DISPATCH_PATHS } from "../dispatch/document.ts";
import { registerSession } from "../session/session.ts";

/** The HTTP server on an open core; listening and closing are the caller's. */
export async function createServer(core: Core, config: Config, options: HttpOptions = {}): Promise<FastifyInstance> {
  const { app, context } = await createApp(core, config, options);
  await registerDashboard(app);
  answerMissing(app, { pagesOf: core });
  registerShopFiles(app, context);
  registerHealth(app, context);
  registerErrorPages(app);
  if (options.registry) registerMetrics(app, options.registry, config);
  await app.register(async (scope) =>
    registerRest(scope, context, { registerSession, registerPro, paths: DISPATCH_PATHS }),
  );
  await app.register(async (scope) => registerPaymentEvents(scope, context));
  await app.register(async (scope) => registerUnsubscribe(scope, context));
  await registerOperator(app, context);
  await app.register(async (scope) => registerDispatch(scope, context));
  return app;
}
