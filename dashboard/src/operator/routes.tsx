import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { operator } from "../base-routes.tsx";
import { moneyPages } from "./money-routes.tsx";

const supplier = createRoute({
  getParentRoute: () => operator,
  path: "/suppliers/$id",
  component: lazyRouteComponent(() => import("./suppliers/supplier-page.tsx"), "SupplierPage"),
});
const supplierParts = [
  createRoute({
    getParentRoute: () => supplier,
    path: "/",
    component: lazyRouteComponent(() => import("./suppliers/supplier-overview.tsx"), "SupplierOverview"),
  }),
  createRoute({
    getParentRoute: () => supplier,
    path: "/services",
    component: lazyRouteComponent(() => import("./suppliers/services/supplier-services.tsx"), "SupplierServices"),
  }),
  createRoute({
    getParentRoute: () => supplier,
    path: "/jobs",
    component: lazyRouteComponent(() => import("./suppliers/supplier-jobs.tsx"), "SupplierJobs"),
  }),
  createRoute({
    getParentRoute: () => supplier,
    path: "/settings",
    component: lazyRouteComponent(() => import("./suppliers/settings/supplier-settings.tsx"), "SupplierSettings"),
  }),
] as const;
const settings = createRoute({
  getParentRoute: () => operator,
  path: "/settings",
  component: lazyRouteComponent(() => import("./settings/settings-page.tsx"), "SettingsPage"),
});
const settingsParts = [
  createRoute({
    getParentRoute: () => settings,
    path: "/",
    component: lazyRouteComponent(() => import("../account/account-settings.tsx"), "AccountSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/notifications",
    component: lazyRouteComponent(
      () => import("./settings/notifications/notification-settings.tsx"),
      "NotificationSettings",
    ),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/staff",
    component: lazyRouteComponent(() => import("./settings/staff/staff-settings.tsx"), "StaffSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/audit-log",
    component: lazyRouteComponent(() => import("./settings/audit-log.tsx"), "AuditLog"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/shop",
    component: lazyRouteComponent(() => import("./settings/shop/shop-settings.tsx"), "ShopSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/payments",
    component: lazyRouteComponent(() => import("./settings/payments/payments-settings.tsx"), "PaymentsSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/payments/new",
    component: lazyRouteComponent(() => import("./settings/payments/new-method-page.tsx"), "NewMethodPage"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/payments/$id",
    component: lazyRouteComponent(() => import("./settings/payments/method-page.tsx"), "MethodPage"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/currencies",
    component: lazyRouteComponent(() => import("./settings/currencies/currencies-settings.tsx"), "CurrenciesSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/server",
    component: lazyRouteComponent(() => import("./settings/server-settings.tsx"), "ServerSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/moving-in",
    component: lazyRouteComponent(() => import("./settings/moving/moving-settings.tsx"), "MovingSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/moving-in/$id",
    component: lazyRouteComponent(() => import("./settings/moving/migration-page.tsx"), "MigrationPage"),
  }),
] as const;
const catalogue = createRoute({
  getParentRoute: () => operator,
  path: "/catalogue",
  component: lazyRouteComponent(() => import("./catalogue/catalogue-page.tsx"), "CataloguePage"),
});
const catalogueParts = [
  createRoute({
    getParentRoute: () => catalogue,
    path: "/",
    component: lazyRouteComponent(() => import("./catalogue/list/services-list.tsx"), "ServicesList"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/service-groups",
    component: lazyRouteComponent(() => import("./catalogue/service-groups.tsx"), "ServiceGroups"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/price-groups",
    component: lazyRouteComponent(() => import("./catalogue/prices/price-groups.tsx"), "PriceGroups"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/price-groups/$id",
    component: lazyRouteComponent(() => import("./catalogue/group-prices/group-prices.tsx"), "GroupPrices"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/as-reseller",
    component: lazyRouteComponent(() => import("./catalogue/list/as-reseller.tsx"), "AsReseller"),
  }),
] as const;
const service = createRoute({
  getParentRoute: () => operator,
  path: "/catalogue/services/$id",
  component: lazyRouteComponent(() => import("./catalogue/service/service-page.tsx"), "ServicePage"),
});
const serviceParts = [
  createRoute({
    getParentRoute: () => service,
    path: "/",
    component: lazyRouteComponent(() => import("./catalogue/service/general-tab.tsx"), "GeneralTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/inputs",
    component: lazyRouteComponent(() => import("./catalogue/service/inputs-tab.tsx"), "InputsTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/prices",
    component: lazyRouteComponent(() => import("./catalogue/prices/prices-tab.tsx"), "PricesTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/visibility",
    component: lazyRouteComponent(() => import("./catalogue/visibility/visibility-tab.tsx"), "VisibilityTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/routes",
    component: lazyRouteComponent(() => import("./catalogue/routes/routes-tab.tsx"), "RoutesTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/stock",
    component: lazyRouteComponent(() => import("./catalogue/service/stock-tab.tsx"), "StockTab"),
  }),
] as const;
const operatorPages = [
  createRoute({
    getParentRoute: () => operator,
    path: "/",
    component: lazyRouteComponent(() => import("./overview/overview-page.tsx"), "OverviewPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/queue",
    component: lazyRouteComponent(() => import("./queue/queue-page.tsx"), "QueuePage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/queue/replies",
    component: lazyRouteComponent(() => import("./queue/bulk-reply-page.tsx"), "BulkReplyPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/orders",
    component: lazyRouteComponent(() => import("./orders/orders-page.tsx"), "OrdersPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/orders/$id",
    component: lazyRouteComponent(() => import("./orders/order-page.tsx"), "OrderPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/attempts",
    component: lazyRouteComponent(() => import("./orders/attempts-page.tsx"), "AttemptsPage"),
  }),
  catalogue.addChildren(catalogueParts),
  service.addChildren(serviceParts),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers/top-up-requests",
    component: lazyRouteComponent(() => import("./resellers/top-ups/top-up-requests-page.tsx"), "TopUpRequestsPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers/payments",
    component: lazyRouteComponent(() => import("./resellers/payments/payments-page.tsx"), "PaymentsPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers/news",
    component: lazyRouteComponent(() => import("./resellers/news/news-page.tsx"), "NewsPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers",
    component: lazyRouteComponent(() => import("./resellers/list/resellers-page.tsx"), "ResellersPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/suppliers",
    component: lazyRouteComponent(() => import("./suppliers/list/suppliers-page.tsx"), "SuppliersPage"),
  }),
  supplier.addChildren(supplierParts),
  settings.addChildren(settingsParts),
  ...moneyPages,
] as const;

export const operatorRoutes = operator.addChildren(operatorPages);
