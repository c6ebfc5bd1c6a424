import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { operator, root } from "./base-routes.tsx";
import { moneyPages } from "./operator/money-routes.tsx";
import { readSession, requireReseller, requireSignedOut } from "./session/guards.ts";

const signedOut = createRoute({ getParentRoute: () => root, id: "signed-out", beforeLoad: requireSignedOut });
const signInPages = [
  createRoute({
    getParentRoute: () => signedOut,
    path: "/sign-in",
    component: lazyRouteComponent(() => import("./sign-in/sign-in-page.tsx"), "SignInPage"),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: "/sign-up",
    component: lazyRouteComponent(() => import("./sign-in/sign-up-page.tsx"), "SignUpPage"),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: "/forgot-password",
    component: lazyRouteComponent(() => import("./sign-in/forgot-password-page.tsx"), "ForgotPasswordPage"),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: "/first-operator",
    component: lazyRouteComponent(() => import("./sign-in/first-operator-page.tsx"), "FirstOperatorPage"),
  }),
] as const;
/** Links of mails work for whoever is signed in, too. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: "/invitation",
  beforeLoad: readSession,
  component: lazyRouteComponent(() => import("./sign-in/invitation-page.tsx"), "InvitationPage"),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  beforeLoad: readSession,
  component: lazyRouteComponent(() => import("./sign-in/reset-password-page.tsx"), "ResetPasswordPage"),
});

const reseller = createRoute({
  getParentRoute: () => root,
  id: "reseller",
  beforeLoad: requireReseller,
  component: lazyRouteComponent(() => import("./shell/reseller-shell.tsx"), "ResellerShell"),
});
const resellerPages = [
  createRoute({
    getParentRoute: () => reseller,
    path: "/",
    component: lazyRouteComponent(() => import("./reseller/overview/overview-page.tsx"), "OverviewPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/services",
    component: lazyRouteComponent(() => import("./reseller/services/services-page.tsx"), "ServicesPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/services/$id",
    component: lazyRouteComponent(() => import("./reseller/services/service-page.tsx"), "ServicePage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/place-order",
    component: lazyRouteComponent(() => import("./reseller/place-order/place-order-page.tsx"), "PlaceOrderPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/orders",
    component: lazyRouteComponent(() => import("./reseller/orders/orders-page.tsx"), "OrdersPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/orders/$id",
    component: lazyRouteComponent(() => import("./reseller/orders/order-page.tsx"), "OrderPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet",
    component: lazyRouteComponent(() => import("./reseller/wallet/wallet-page.tsx"), "WalletPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/wallet/top-ups",
    component: lazyRouteComponent(() => import("./reseller/wallet/top-ups-page.tsx"), "TopUpsPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/api-access",
    component: lazyRouteComponent(() => import("./reseller/api-access/api-access-page.tsx"), "ApiAccessPage"),
  }),
  createRoute({
    getParentRoute: () => reseller,
    path: "/settings",
    component: lazyRouteComponent(() => import("./reseller/settings/settings-page.tsx"), "SettingsPage"),
  }),
] as const;

const supplier = createRoute({
  getParentRoute: () => operator,
  path: "/suppliers/$id",
  component: lazyRouteComponent(() => import("./operator/suppliers/supplier-page.tsx"), "SupplierPage"),
});
const supplierParts = [
  createRoute({
    getParentRoute: () => supplier,
    path: "/",
    component: lazyRouteComponent(() => import("./operator/suppliers/supplier-overview.tsx"), "SupplierOverview"),
  }),
  createRoute({
    getParentRoute: () => supplier,
    path: "/services",
    component: lazyRouteComponent(() => import("./operator/suppliers/supplier-services.tsx"), "SupplierServices"),
  }),
  createRoute({
    getParentRoute: () => supplier,
    path: "/jobs",
    component: lazyRouteComponent(() => import("./operator/suppliers/supplier-jobs.tsx"), "SupplierJobs"),
  }),
  createRoute({
    getParentRoute: () => supplier,
    path: "/settings",
    component: lazyRouteComponent(() => import("./operator/suppliers/supplier-settings.tsx"), "SupplierSettings"),
  }),
] as const;
const settings = createRoute({
  getParentRoute: () => operator,
  path: "/settings",
  component: lazyRouteComponent(() => import("./operator/settings/settings-page.tsx"), "SettingsPage"),
});
const settingsParts = [
  createRoute({
    getParentRoute: () => settings,
    path: "/",
    component: lazyRouteComponent(() => import("./account/account-settings.tsx"), "AccountSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/staff",
    component: lazyRouteComponent(() => import("./operator/settings/staff-settings.tsx"), "StaffSettings"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/audit-log",
    component: lazyRouteComponent(() => import("./operator/settings/audit-log.tsx"), "AuditLog"),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: "/server",
    component: lazyRouteComponent(() => import("./operator/settings/server-settings.tsx"), "ServerSettings"),
  }),
] as const;
const catalogue = createRoute({
  getParentRoute: () => operator,
  path: "/catalogue",
  component: lazyRouteComponent(() => import("./operator/catalogue/catalogue-page.tsx"), "CataloguePage"),
});
const catalogueParts = [
  createRoute({
    getParentRoute: () => catalogue,
    path: "/",
    component: lazyRouteComponent(() => import("./operator/catalogue/services-list.tsx"), "ServicesList"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/service-groups",
    component: lazyRouteComponent(() => import("./operator/catalogue/service-groups.tsx"), "ServiceGroups"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/price-groups",
    component: lazyRouteComponent(() => import("./operator/catalogue/price-groups.tsx"), "PriceGroups"),
  }),
  createRoute({
    getParentRoute: () => catalogue,
    path: "/as-reseller",
    component: lazyRouteComponent(() => import("./operator/catalogue/as-reseller.tsx"), "AsReseller"),
  }),
] as const;
const service = createRoute({
  getParentRoute: () => operator,
  path: "/catalogue/services/$id",
  component: lazyRouteComponent(() => import("./operator/catalogue/service-page.tsx"), "ServicePage"),
});
const serviceParts = [
  createRoute({
    getParentRoute: () => service,
    path: "/",
    component: lazyRouteComponent(() => import("./operator/catalogue/general-tab.tsx"), "GeneralTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/inputs",
    component: lazyRouteComponent(() => import("./operator/catalogue/inputs-tab.tsx"), "InputsTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/prices",
    component: lazyRouteComponent(() => import("./operator/catalogue/prices-tab.tsx"), "PricesTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/routes",
    component: lazyRouteComponent(() => import("./operator/catalogue/routes-tab.tsx"), "RoutesTab"),
  }),
  createRoute({
    getParentRoute: () => service,
    path: "/stock",
    component: lazyRouteComponent(() => import("./operator/catalogue/stock-tab.tsx"), "StockTab"),
  }),
] as const;
const operatorPages = [
  createRoute({
    getParentRoute: () => operator,
    path: "/",
    component: lazyRouteComponent(() => import("./operator/overview/overview-page.tsx"), "OverviewPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/queue",
    component: lazyRouteComponent(() => import("./operator/queue/queue-page.tsx"), "QueuePage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/queue/replies",
    component: lazyRouteComponent(() => import("./operator/queue/bulk-reply-page.tsx"), "BulkReplyPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/orders",
    component: lazyRouteComponent(() => import("./operator/orders/orders-page.tsx"), "OrdersPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/orders/$id",
    component: lazyRouteComponent(() => import("./operator/orders/order-page.tsx"), "OrderPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/attempts",
    component: lazyRouteComponent(() => import("./operator/orders/attempts-page.tsx"), "AttemptsPage"),
  }),
  catalogue.addChildren(catalogueParts),
  service.addChildren(serviceParts),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers/top-up-requests",
    component: lazyRouteComponent(() => import("./operator/resellers/top-up-requests-page.tsx"), "TopUpRequestsPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/resellers",
    component: lazyRouteComponent(() => import("./operator/resellers/resellers-page.tsx"), "ResellersPage"),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: "/suppliers",
    component: lazyRouteComponent(() => import("./operator/suppliers/suppliers-page.tsx"), "SuppliersPage"),
  }),
  supplier.addChildren(supplierParts),
  settings.addChildren(settingsParts),
  ...moneyPages,
] as const;

/** Every page and who may see it; the code of each is read when it is visited. */
export const routeTree = root.addChildren([
  signedOut.addChildren(signInPages),
  resetPassword,
  invitation,
  reseller.addChildren(resellerPages),
  operator.addChildren(operatorPages),
]);
