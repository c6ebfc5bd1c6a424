import { DomainError } from "../../core/kernel/errors.ts";
import type { HttpContext } from "../kit/context.ts";
import { shareSchemas } from "../kit/components.ts";
import { describeRoutes } from "../kit/document.ts";
import { readJsonBodies } from "../kit/bodies/json-body.ts";
import { SESSION_COOKIE } from "../kit/access/session-cookie.ts";
import { finishEntries, beginAuditEntry } from "../kit/access/audit.ts";
import { requirePermissions, requireStaff } from "./authenticate.ts";
import { registerPositions } from "./catalogue/positions.ts";
import { registerPriceGroups } from "./catalogue/price-groups.ts";
import { registerPriceTable } from "./catalogue/price-table.ts";
import { registerServiceBulk } from "./catalogue/service-bulk.ts";
import { registerServiceChanges } from "./catalogue/service-changes.ts";
import { registerServiceGroups } from "./catalogue/service-groups.ts";
import { registerServiceImport } from "./catalogue/service-import.ts";
import { registerServicePrices } from "./catalogue/service-prices.ts";
import { registerServiceRoutes } from "./catalogue/service-routes.ts";
import { registerServices } from "./catalogue/services.ts";
import { registerVisibility } from "./catalogue/visibility-routes.ts";
import { registerExchangeFeed } from "./currencies/exchange-feed.ts";
import { registerExchangeRates } from "./currencies/exchange-rates.ts";
import { registerFigures } from "./money/figures.ts";
import { registerInstallation } from "./money/installation.ts";
import { registerLedger } from "./money/ledger.ts";
import { registerLedgerChecks } from "./money/ledger-checks.ts";
import { registerTopUps } from "./money/top-ups.ts";
import { registerForwarding } from "./moving/forwarding.ts";
import { registerMigrationSources } from "./moving/migration-sources.ts";
import { registerMigrations } from "./moving/migrations.ts";
import { registerPasswordLinks } from "./moving/password-links.ts";
import { registerAttempts } from "./orders/attempts.ts";
import { registerCodes } from "./orders/codes.ts";
import { registerLateResults } from "./orders/late-results.ts";
import { registerOrderActions } from "./orders/order-actions.ts";
import { registerOrders } from "./orders/orders.ts";
import { registerPaymentMethods } from "./payments/methods.ts";
import { registerPayments } from "./payments/payments.ts";
import { registerQueue } from "./orders/queue.ts";
import { registerQueueActions } from "./orders/queue-actions.ts";
import { registerReplies } from "./orders/replies.ts";
import { registerStock } from "./orders/stock.ts";
import { registerKeys, registerResellerKeys } from "./resellers/keys.ts";
import { registerNews } from "./resellers/news.ts";
import { registerResellerCatalogue } from "./resellers/reseller-catalogue.ts";
import { registerResellerMoney } from "./resellers/reseller-money.ts";
import { registerResellerStatement } from "./resellers/reseller-statement.ts";
import { registerResellerSignIn } from "./resellers/reseller-sign-in.ts";
import { registerResellers } from "./resellers/resellers.ts";
import { registerAuditLog } from "./staff/audit-log.ts";
import { registerInvitation } from "./staff/invitation.ts";
import { registerRoles } from "./staff/role-table.ts";
import { registerLogin, registerSession } from "./staff/session.ts";
import { registerSettings } from "./staff/settings.ts";
import { registerSetup } from "./staff/setup.ts";
import { registerShop } from "./staff/shop.ts";
import { registerStaff } from "./staff/staff.ts";
import { registerTelegramBot } from "./staff/telegram.ts";
import { registerCompareOffers } from "./suppliers/compare-offers.ts";
import { registerSupplierImport } from "./suppliers/supplier-import.ts";
import { registerSupplierJobs } from "./suppliers/supplier-jobs.ts";
import { registerSupplierOffers } from "./suppliers/supplier-offers.ts";
import { registerSuppliers } from "./suppliers/suppliers.ts";
import type { RouteScope } from "../kit/scope.ts";
import type { FastifyInstance } from "fastify";

const PREFIX = "/api/operator";
const DOCUMENT_VERSION = "1";

/** The routes behind a session, each file of them with its own. */
const ROUTES: readonly ((scope: RouteScope, context: HttpContext) => void)[] = [
  registerSession,
  registerAuditLog,
  registerStaff,
  registerRoles,
  registerSettings,
  registerShop,
  registerTelegramBot,
  registerSetup,
  registerExchangeRates,
  registerExchangeFeed,
  registerSuppliers,
  registerSupplierJobs,
  registerSupplierOffers,
  registerCompareOffers,
  registerSupplierImport,
  registerServices,
  registerServiceChanges,
  registerServiceBulk,
  registerServiceImport,
  registerServiceGroups,
  registerPositions,
  registerServicePrices,
  registerVisibility,
  registerServiceRoutes,
  registerPriceGroups,
  registerPriceTable,
  registerOrders,
  registerOrderActions,
  registerQueue,
  registerQueueActions,
  registerReplies,
  registerAttempts,
  registerLateResults,
  registerStock,
  registerCodes,
  registerFigures,
  registerLedgerChecks,
  registerLedger,
  registerInstallation,
  registerTopUps,
  registerPaymentMethods,
  registerPayments,
  registerResellers,
  registerResellerKeys,
  registerKeys,
  registerResellerSignIn,
  registerResellerCatalogue,
  registerResellerMoney,
  registerNews,
  registerResellerStatement,
  registerForwarding,
  registerMigrations,
  registerMigrationSources,
  registerPasswordLinks,
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
        guarded.addHook("preValidation", (request) => beginAuditEntry(context, request));
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
    info: { title: "Imeister: operator", version: DOCUMENT_VERSION, description: "The API of the operator's staff." },
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", description: "Token of a session" },
      session: {
        type: "apiKey",
        in: "cookie",
        name: SESSION_COOKIE,
        description: "The same token as a browser cookie",
      },
    },
    security: [{ bearer: [] }, { session: [] }],
  });
  scope.get("/openapi.json", async () => scope.swagger());
}
