import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../api/load-code.ts";
import { root } from "../base-routes.tsx";
import { requireReseller } from "../session/guards.ts";

const reseller = createRoute({
  getParentRoute: () => root,
  id: "reseller",
  beforeLoad: requireReseller,
  component: lazyPage(() => import("../shell/reseller-shell.tsx"), "ResellerShell"),
});
const settings = createRoute({
  getParentRoute: () => reseller,
  path: "/settings",
  component: lazyPage(() => import("./settings/settings-page.tsx"), "SettingsPage"),
});
const resellerPages = [
  createRoute({
    getParentRoute: () => reseller,
    path: "/",
    component: lazyPage(() => import("./overview/overview-page.tsx"), "OverviewPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/services",
    component: lazyPage(() => import("./services/services-page.tsx"), "ServicesPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/services/$id",
    component: lazyPage(() => import("./services/service-page.tsx"), "ServicePage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/place-order",
    component: lazyPage(() => import("./place-order/place-order-page.tsx"), "PlaceOrderPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/orders",
    component: lazyPage(() => import("./orders/orders-page.tsx"), "OrdersPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/orders/$id",
    component: lazyPage(() => import("./orders/order-page.tsx"), "OrderPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet",
    component: lazyPage(() => import("./wallet/wallet-page.tsx"), "WalletPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet/top-ups",
    component: lazyPage(() => import("./wallet/top-ups-page.tsx"), "TopUpsPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet/add-credit",
    component: lazyPage(() => import("./wallet/payments/add-credit-page.tsx"), "AddCreditPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet/payments",
    component: lazyPage(() => import("./wallet/payments/payments-page.tsx"), "PaymentsPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet/payments/$id",
    component: lazyPage(() => import("./wallet/payments/payment-page.tsx"), "PaymentPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/api-access",
    component: lazyPage(() => import("./api-access/api-access-page.tsx"), "ApiAccessPage"),
  }),
  settings.addChildren([
    createRoute({
      getParentRoute: () => settings,
      path: "/",
      component: lazyPage(() => import("./settings/account-part.tsx"), "AccountPart"),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: "/notifications",
      component: lazyPage(() => import("../account/notifications/notifications.tsx"), "Notifications"),
    }),
  ]),
] as const;

export const resellerRoutes = reseller.addChildren(resellerPages);
