import { DomainError } from "../../core/kernel/errors.ts";
import type { HttpContext } from "../kit/context.ts";
import { shareSchemas } from "../kit/components.ts";
import { describeRoutes } from "../kit/document.ts";
import { readJsonBodies } from "../kit/bodies/json-body.ts";
import { SESSION_COOKIE } from "../kit/access/session-cookie.ts";
import { finishEntries, writeDown } from "../kit/access/audit.ts";
import { requirePermissions, requireStaff } from "./authenticate.ts";
import { registerAttempts } from "./orders/attempts.ts";
import { registerAuditLog } from "./staff/audit-log.ts";
import { registerCatalogue } from "./catalogue/catalogue.ts";
import { registerFigures } from "./money/figures.ts";
import { registerInstallation } from "./money/installation.ts";
import { registerInvitation } from "./staff/invitation.ts";
import { registerKeys } from "./resellers/keys.ts";
import { registerLedgerChecks } from "./money/ledger-checks.ts";
import { registerLedger } from "./money/ledger.ts";
import { registerOrderActions } from "./orders/order-actions.ts";
import { registerOrders } from "./orders/orders.ts";
import { registerQueue } from "./orders/queue.ts";
import { registerResellerAccess } from "./resellers/reseller-access.ts";
import { registerResellerMoney } from "./resellers/reseller-money.ts";
import { registerResellers } from "./resellers/resellers.ts";
import { registerServiceImport } from "./catalogue/service-import.ts";
import { registerServiceRoutes } from "./catalogue/service-routes.ts";
import { registerLogin, registerSession } from "./staff/session.ts";
import { registerStaff } from "./staff/staff.ts";
import { registerSettings } from "./staff/settings.ts";
import { registerStock } from "./orders/stock.ts";
import { registerSupplierJobs } from "./suppliers/supplier-jobs.ts";
import { registerSupplierServices } from "./suppliers/supplier-services.ts";
import { registerSuppliers } from "./suppliers/suppliers.ts";
import { registerTopUps } from "./money/top-ups.ts";
import type { RouteScope } from "../kit/scope.ts";
import type { FastifyInstance } from "fastify";

const PREFIX = "/api/operator";
const DOCUMENT_VERSION = "1";

/** The routes behind a session, each file of them with its own. */
const ROUTES: readonly ((scope: RouteScope, context: HttpContext) => void)[] = [
  registerSession,
  registerAuditLog,
  registerStaff,
  registerSuppliers,
  registerSupplierJobs,
  registerSupplierServices,
  registerCatalogue,
  registerServiceImport,
  registerServiceRoutes,
  registerOrders,
  registerOrderActions,
  registerQueue,
  registerAttempts,
  registerStock,
  registerFigures,
  registerSettings,
  registerLedgerChecks,
  registerLedger,
  registerInstallation,
  registerTopUps,
  registerResellers,
  registerResellerAccess,
  registerKeys,
  registerResellerMoney,
];

/**
 * The operator's API: JSON alone, for staff with a session, every call written down before it is done. Commands do without
 * its document, which takes a while to load.
 */
export async function registerOperator(
  app: FastifyInstance,
  context: HttpContext,
  { hasDocument = true } = {},
): Promise<void> {
  await app.register(
    async (scope: RouteScope) => {
      shareSchemas(scope);
      if (hasDocument) await registerDocument(scope, context);
      scope.decorateRequest("staff", null);
      scope.decorateRequest("auditEntry", null);
      readJsonAlone(scope);
      finishEntries(scope);
      registerLogin(scope, context);
      registerInvitation(scope, context);
      await scope.register(async (guarded: RouteScope) => {
        requireStaff(guarded, context);
        guarded.addHook("preValidation", (request) => writeDown(context, request));
        requirePermissions(guarded);
        for (const register of ROUTES) register(guarded, context);
      });
    },
    { prefix: PREFIX },
  );
}

function readJsonAlone(scope: RouteScope): void {
  scope.removeAllContentTypeParsers();
  readJsonBodies(scope);
  scope.addContentTypeParser("*", (_request, _body, done) =>
    done(new DomainError("unsupported_media_type", "Send JSON.")),
  );
  scope.addHook("preValidation", async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") request.body ??= {};
  });
}

/** A document of its own, beside that of the resellers' API. */
async function registerDocument(scope: FastifyInstance, { config }: HttpContext): Promise<void> {
  await describeRoutes(scope, config, {
    info: { title: "Imeister: operator", version: DOCUMENT_VERSION, description: "What the operator's staff does." },
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", description: "Token of a session" },
      session: {
        type: "apiKey",
        in: "cookie",
        name: SESSION_COOKIE,
        description: "The same, as a browser keeps it",
      },
    },
    security: [{ bearer: [] }, { session: [] }],
  });
  scope.get("/openapi.json", async () => scope.swagger());
}
