import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../api/load-code.ts";
import { operator } from "../base-routes.tsx";
import { moneyPages } from "./money-routes.tsx";

const supplier = createRoute({
  getParentRoute: () => operator,
  path: "/suppliers/$id",
  component: lazyPage(() => import("./suppliers/supplier-page.tsx"), "SupplierPage"),
});
const supplierParts = [
  createRoute({
    getParentRoute: () => supplier,
    path: "/",
    component: lazyPage(() => import("./suppliers/supplier-overview.tsx"), "SupplierOverview"),
  }),
  createRoute({
    getParentRoute: () => supplier,
    path: "/services",
    component: lazyPage(() => import("./suppliers/services/supplier-services.tsx"), "SupplierServices"),
  }),
  createRoute({
    getParentRoute: () => supplier,
    path: "/jobs",
    component: lazyPage(() => import("./suppliers/supplier-jobs.tsx"), "SupplierJobs"),
  }),
  createRoute({
    getParentRoute: () => supplier,
    path: "/settings",
    component: lazyPage(() => import("./suppliers/settings/supplier-settings.tsx"), "SupplierSettings"),
  }),
] as const;
const settings = createRoute({
  getParentRoute: () => operator,
  path: "/settings",
  component: lazyPage(() => import("./settings/settings-page.tsx"), "SettingsPage"),
});
const settingsParts = [
  createRoute({
    getParentRoute: () => settings,
    path: "/",
    component: lazyPage(() => import("../account/account-settings.tsx"), "AccountSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/notifications",
    component: lazyPage(() => import("./settings/notifications/notification-settings.tsx"), "NotificationSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/staff",
    component: lazyPage(() => import("./settings/staff/staff-settings.tsx"), "StaffSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/audit-log",
    component: lazyPage(() => import("./settings/audit-log.tsx"), "AuditLog"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/shop",
    component: lazyPage(() => import("./settings/shop/shop-settings.tsx"), "ShopSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/payments",
    component: lazyPage(() => import("./settings/payments/payments-settings.tsx"), "PaymentsSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/payments/new",
    component: lazyPage(() => import("./settings/payments/new-method-page.tsx"), "NewMethodPage"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/payments/$id",
    component: lazyPage(() => import("./settings/payments/method-page.tsx"), "MethodPage"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/currencies",
    component: lazyPage(() => import("./settings/currencies/currencies-settings.tsx"), "CurrenciesSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/server",
    component: lazyPage(() => import("./settings/server-settings.tsx"), "ServerSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/moving-in",
    component: lazyPage(() => import("./settings/moving/moving-settings.tsx"), "MovingSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/moving-in/$id",
    component: lazyPage(() => import("./settings/moving/migration-page.tsx"), "MigrationPage"),
  }),
] as const;
const catalogue = createRoute({
  getParentRoute: () => operator,
  path: "/catalogue",
  component: lazyPage(() => import("./catalogue/catalogue-page.tsx"), "CataloguePage"),
});
const catalogueParts = [
  createRoute({
    getParentRoute: () => catalogue,
    path: "/",
    component: lazyPage(() => import("./catalogue/list/services-list.tsx"), "ServicesList"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/service-groups",
    component: lazyPage(() => import("./catalogue/service-groups.tsx"), "ServiceGroups"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/price-groups",
    component: lazyPage(() => import("./catalogue/prices/price-groups.tsx"), "PriceGroups"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/price-groups/$id",
    component: lazyPage(() => import("./catalogue/group-prices/group-prices.tsx"), "GroupPrices"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/as-reseller",
    component: lazyPage(() => import("./catalogue/list/as-reseller.tsx"), "AsReseller"),
  }),
] as const;
const service = createRoute({
  getParentRoute: () => operator,
  path: "/catalogue/services/$id",
  component: lazyPage(() => import("./catalogue/service/service-page.tsx"), "ServicePage"),
});
const serviceParts = [
  createRoute({
    getParentRoute: () => service,
    path: "/",
    component: lazyPage(() => import("./catalogue/service/general-tab.tsx"), "GeneralTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/inputs",
    component: lazyPage(() => import("./catalogue/service/inputs-tab.tsx"), "InputsTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/prices",
    component: lazyPage(() => import("./catalogue/prices/prices-tab.tsx"), "PricesTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/visibility",
    component: lazyPage(() => import("./catalogue/visibility/visibility-tab.tsx"), "VisibilityTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/routes",
    component: lazyPage(() => import("./catalogue/routes/routes-tab.tsx"), "RoutesTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/stock",
    component: lazyPage(() => import("./catalogue/service/stock-tab.tsx"), "StockTab"),
  }),
] as const;
const operatorPages = [
  createRoute({
    getParentRoute: () => operator,
    path: "/",
    component: lazyPage(() => import("./overview/overview-page.tsx"), "OverviewPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/queue",
    component: lazyPage(() => import("./queue/queue-page.tsx"), "QueuePage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/queue/replies",
    component: lazyPage(() => import("./queue/bulk-reply-page.tsx"), "BulkReplyPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/orders",
    component: lazyPage(() => import("./orders/orders-page.tsx"), "OrdersPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/orders/$id",
    component: lazyPage(() => import("./orders/order-page.tsx"), "OrderPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/attempts",
    component: lazyPage(() => import("./orders/attempts-page.tsx"), "AttemptsPage"),
  }),
  catalogue.addChildren(catalogueParts),
  service.addChildren(serviceParts),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers/top-up-requests",
    component: lazyPage(() => import("./resellers/top-ups/top-up-requests-page.tsx"), "TopUpRequestsPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers/payments",
    component: lazyPage(() => import("./resellers/payments/payments-page.tsx"), "PaymentsPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers/news",
    component: lazyPage(() => import("./resellers/news/news-page.tsx"), "NewsPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers",
    component: lazyPage(() => import("./resellers/list/resellers-page.tsx"), "ResellersPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/suppliers",
    component: lazyPage(() => import("./suppliers/list/suppliers-page.tsx"), "SuppliersPage"),
  }),
  supplier.addChildren(supplierParts),
  settings.addChildren(settingsParts),
  ...moneyPages,
] as const;

export const operatorRoutes = operator.addChildren(operatorPages);
