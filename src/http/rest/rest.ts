import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { requireCaller } from "../kit/access/authenticate.ts";
import { SESSION_COOKIE } from "../kit/access/session-cookie.ts";
import { readJsonBodies } from "../kit/bodies/json-body.ts";
import { readMultipart } from "../kit/bodies/multipart.ts";
import { nestFields, parseNestedForm } from "../kit/bodies/nested-form.ts";
import type { HttpContext } from "../kit/context.ts";
import { shareSchemas } from "../kit/components.ts";
import { describeRoutes } from "../kit/document.ts";
import type { RouteScope } from "../kit/scope.ts";
import { registerAccount } from "./account.ts";
import { registerCalls } from "./calls.ts";
import { registerEvents } from "./events.ts";
import { registerExports } from "./exports.ts";
import { registerFigures } from "./figures.ts";
import { registerKeys } from "./keys.ts";
import { registerLogin, registerLogout } from "./login.ts";
import { registerBulkCancelling } from "./orders/cancel-bulk.ts";
import { registerBulk } from "./orders/orders-bulk.ts";
import { registerOrderList } from "./orders/orders-list.ts";
import { registerOrderTotals } from "./orders/orders-totals.ts";
import { registerOrders } from "./orders/orders.ts";
import { registerPaymentInstructions } from "./payment-instructions.ts";
import { registerPaymentMethods } from "./payments/payment-methods.ts";
import { registerPayments } from "./payments/payments.ts";
import { registerProofs } from "./payments/proofs.ts";
import { registerServices } from "./services.ts";
import { registerTopUps } from "./top-ups.ts";
import { registerTransactions } from "./transactions.ts";
import { registerDeliveries } from "./webhooks/deliveries.ts";
import { registerWebhooks } from "./webhooks/webhooks.ts";

const PREFIX = "/api/v1";
const ABOUT_COOKIE =
  "Session of a user who signed in with a browser: every scope, on the live wallet, or on the test wallet with the " +
  "header X-Imeister-Mode: test. Requests that change something must come from a page of this server (Origin).";
/** Everything on the page comes from here; its styles are set by its script. */
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'";
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8")) as {
  version: string;
};

/** What stands beside the REST API in one document. */
interface Neighbours {
  /** Routes with the same prefix, bodies and document. */
  registerSession: (scope: RouteScope, context: HttpContext) => Promise<void>;
  /** Routes in the same document, with a prefix, bodies and answers of their own. */
  registerPro: (scope: RouteScope, context: HttpContext) => Promise<void>;
  /** Paths whose routes carry no schema. */
  paths: Record<string, object>;
}

/** The routes behind a key, token or session, each file of them with its own. */
const ROUTES: readonly ((scope: RouteScope, context: HttpContext) => void)[] = [
  registerLogout,
  registerAccount,
  registerFigures,
  registerCalls,
  registerServices,
  registerTransactions,
  registerExports,
  registerOrderList,
  registerOrderTotals,
  registerOrders,
  registerBulk,
  registerBulkCancelling,
  registerTopUps,
  registerProofs,
  registerPaymentMethods,
  registerPayments,
  registerEvents,
  registerPaymentInstructions,
  registerWebhooks,
  registerDeliveries,
];

/** The REST API v1, its OpenAPI document and the page that shows it. */
export async function registerRest(
  app: FastifyInstance,
  context: HttpContext,
  { registerSession, registerPro, paths }: Neighbours,
): Promise<void> {
  shareSchemas(app);
  await registerDocument(app, context, paths);
  app.decorateRequest("caller", null);
  await app.register(
    async (scope: RouteScope) => {
      readBodies(scope);
      registerLogin(scope, context);
      await scope.register(async (session: RouteScope) => registerSession(session, context));
      await scope.register(async (authenticated: RouteScope) => {
        requireCaller(authenticated, context);
        for (const register of ROUTES) register(authenticated, context);
        await authenticated.register(async (people: RouteScope) => registerKeys(people, context));
      });
    },
    { prefix: PREFIX },
  );
  await app.register(async (scope: RouteScope) => registerPro(scope, context));
}

/** Forms with PHP's brackets, multipart and JSON; a missing body is an empty one, in JSON too. */
function readBodies(scope: RouteScope): void {
  readJsonBodies(scope);
  const form = "application/x-www-form-urlencoded";
  scope.addContentTypeParser<string>(form, { parseAs: "string" }, async (_request: unknown, body: string) =>
    parseNestedForm(body),
  );
  const multipart = "multipart/form-data";
  scope.addContentTypeParser<Buffer>(multipart, { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) =>
    nestFields(await readMultipart(request.headers["content-type"]!, body)),
  );
  scope.addHook("preValidation", async (request) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    request.body ??= {};
  });
}

async function registerDocument(
  app: FastifyInstance,
  { config }: HttpContext,
  paths: Neighbours["paths"],
): Promise<void> {
  await describeRoutes(app, config, {
    info: {
      title: "Imeister",
      version,
      description: "IMEI and GSM services for resellers: the REST API v1, the dispatch endpoint and Fusion Pro.",
    },
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", description: "API key or personal access token" },
      apikey: { type: "apiKey", in: "query", name: "apikey" },
      session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE, description: ABOUT_COOKIE },
    },
    security: [{ bearer: [] }, { apikey: [] }, { session: [] }],
    paths,
  });
  app.get("/api/openapi.json", async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: DOCS_POLICY,
    // Without the bar that would load other documents, and without asking a validator elsewhere.
    uiConfig: { layout: "BaseLayout", docExpansion: "list", tryItOutEnabled: true, validatorUrl: null },
    theme: { title: "Imeister API" },
  });
}
