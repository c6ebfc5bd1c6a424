import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { root } from "../base-routes.tsx";
import { requireReseller } from "../session/guards.ts";

const reseller = createRoute({
  getParentRoute: () => root,
  id: "reseller",
  beforeLoad: requireReseller,
  component: lazyRouteComponent(() => import("../shell/reseller-shell.tsx"), "ResellerShell"),
});
const settings = createRoute({
  getParentRoute: () => reseller,
  path: "/settings",
  component: lazyRouteComponent(() => import("./settings/settings-page.tsx"), "SettingsPage"),
});
const resellerPages = [
  createRoute({
    getParentRoute: () => reseller,
    path: "/",
    component: lazyRouteComponent(() => import("./overview/overview-page.tsx"), "OverviewPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/services",
    component: lazyRouteComponent(() => import("./services/services-page.tsx"), "ServicesPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/services/$id",
    component: lazyRouteComponent(() => import("./services/service-page.tsx"), "ServicePage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/place-order",
    component: lazyRouteComponent(() => import("./place-order/place-order-page.tsx"), "PlaceOrderPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/orders",
    component: lazyRouteComponent(() => import("./orders/orders-page.tsx"), "OrdersPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/orders/$id",
    component: lazyRouteComponent(() => import("./orders/order-page.tsx"), "OrderPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet",
    component: lazyRouteComponent(() => import("./wallet/wallet-page.tsx"), "WalletPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet/top-ups",
    component: lazyRouteComponent(() => import("./wallet/top-ups-page.tsx"), "TopUpsPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet/add-credit",
    component: lazyRouteComponent(() => import("./wallet/payments/add-credit-page.tsx"), "AddCreditPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet/payments",
    component: lazyRouteComponent(() => import("./wallet/payments/payments-page.tsx"), "PaymentsPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet/payments/$id",
    component: lazyRouteComponent(() => import("./wallet/payments/payment-page.tsx"), "PaymentPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/api-access",
    component: lazyRouteComponent(() => import("./api-access/api-access-page.tsx"), "ApiAccessPage"),
  }),
  settings.addChildren([
    createRoute({
      getParentRoute: () => settings,
      path: "/",
      component: lazyRouteComponent(() => import("./settings/account-part.tsx"), "AccountPart"),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: "/notifications",
      component: lazyRouteComponent(() => import("../account/notifications/notifications.tsx"), "Notifications"),
    }),
  ]),
] as const;

export const resellerRoutes = reseller.addChildren(resellerPages);
