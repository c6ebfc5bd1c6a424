import { fastifySwagger } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HttpContext } from "../kit/context.ts";
import { readJsonBodies } from "../kit/bodies/json-body.ts";
import { readMultipart } from "../kit/bodies/multipart.ts";
import { SESSION_COOKIE } from "../kit/access/session-cookie.ts";
import { registerAccount } from "./account.ts";
import { registerFigures } from "./figures.ts";
import { requireCaller } from "../kit/access/authenticate.ts";
import { DISPATCH_DOCUMENT } from "../dispatch/document.ts";
import { registerExports } from "./exports.ts";
import { nestFields, parseNestedForm } from "../kit/bodies/nested-form.ts";
import { registerCalls } from "./calls.ts";
import { registerKeys } from "./keys.ts";
import { registerLogin, registerLogout } from "./login.ts";
import { registerSession } from "../session/session.ts";
import { registerBulk } from "./orders/orders-bulk.ts";
import { registerOrderList } from "./orders/orders-list.ts";
import { registerOrders } from "./orders/orders.ts";
import { registerServices } from "./services.ts";
import { registerTopUps } from "./top-ups.ts";
import { registerTransactions } from "./transactions.ts";

const PREFIX = "/api/v1";
const ABOUT_COOKIE =
  "Session of a person who signed in with a browser: every scope, on the live wallet, or on the test wallet with the " +
  "header X-Imeister-Mode: test. Calls that change something must come from a page of this server (Origin).";
/** Everything on the page comes from here; its styles are set by its script. */
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'";
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8")) as {
  version: string;
};

/** The REST API v1, its OpenAPI document and the page that shows it. */
export async function registerRest(app: FastifyInstance, context: HttpContext): Promise<void> {
  await registerDocument(app, context);
  app.decorateRequest("caller", null);
  await app.register(
    async (scope) => {
      readBodies(scope);
      registerLogin(scope, context);
      await scope.register(async (session) => registerSession(session, context));
      await scope.register(async (authenticated) => {
        requireCaller(authenticated, context);
        registerLogout(authenticated, context);
        registerAccount(authenticated, context);
        registerFigures(authenticated, context);
        registerCalls(authenticated, context);
        registerServices(authenticated, context);
        registerTransactions(authenticated, context);
        registerExports(authenticated, context);
        registerOrderList(authenticated, context);
        registerOrders(authenticated, context);
        registerBulk(authenticated, context);
        registerTopUps(authenticated, context);
        await authenticated.register(async (people) => registerKeys(people, context));
      });
    },
    { prefix: PREFIX },
  );
}

/** Forms with PHP's brackets, multipart and JSON; a missing body is an empty one, in JSON too. */
function readBodies(scope: FastifyInstance): void {
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

async function registerDocument(app: FastifyInstance, { config }: HttpContext): Promise<void> {
  await app.register(fastifySwagger, {
    hideUntagged: true,
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Imeister",
        version,
        description: "IMEI and GSM services for resellers: the REST API v1 and the dispatch endpoint.",
      },
      ...(config.PUBLIC_URL !== undefined && { servers: [{ url: config.PUBLIC_URL }] }),
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", description: "API key or personal access token" },
          apikey: { type: "apiKey", in: "query", name: "apikey" },
          session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE, description: ABOUT_COOKIE },
        },
      },
      security: [{ bearer: [] }, { apikey: [] }, { session: [] }],
    },
    transformObject: (document) => {
      if (!("openapiObject" in document)) return document.swaggerObject;
      Object.assign(document.openapiObject.paths ?? {}, { "/api/dispatch": DISPATCH_DOCUMENT });
      return document.openapiObject;
    },
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
