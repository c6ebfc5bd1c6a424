import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { operator } from "../base-routes.tsx";

const resellerOf = createRoute({
  getParentRoute: () => operator,
  path: "/resellers/$id",
  component: lazyRouteComponent(() => import("./resellers/reseller-page.tsx"), "ResellerPage"),
});
const resellerParts = [
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/",
    component: lazyRouteComponent(() => import("./resellers/reseller-profile.tsx"), "ResellerProfile"),
  }),
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/money",
    component: lazyRouteComponent(() => import("./resellers/money/reseller-money.tsx"), "ResellerMoney"),
  }),
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/prices",
    component: lazyRouteComponent(() => import("./resellers/reseller-prices.tsx"), "ResellerPrices"),
  }),
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/keys",
    component: lazyRouteComponent(() => import("./resellers/reseller-keys.tsx"), "ResellerKeys"),
  }),
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/top-up-requests",
    component: lazyRouteComponent(() => import("./resellers/top-ups/reseller-top-ups.tsx"), "ResellerTopUps"),
  }),
] as const;
const ledger = createRoute({
  getParentRoute: () => operator,
  path: "/ledger",
  component: lazyRouteComponent(() => import("./ledger/ledger-page.tsx"), "LedgerPage"),
});
const ledgerParts = [
  createRoute({
    getParentRoute: () => ledger,
    path: "/",
    component: lazyRouteComponent(() => import("./ledger/ledger-checks.tsx"), "LedgerChecks"),
  }),
  createRoute({
    getParentRoute: () => ledger,
    path: "/accounts",
    component: lazyRouteComponent(() => import("./ledger/ledger-accounts.tsx"), "LedgerAccounts"),
  }),
  createRoute({
    getParentRoute: () => ledger,
    path: "/transfers",
    component: lazyRouteComponent(() => import("./ledger/ledger-transfers.tsx"), "LedgerTransfers"),
  }),
] as const;
/** A reseller and the ledger, each with its parts. */
export const moneyPages = [resellerOf.addChildren(resellerParts), ledger.addChildren(ledgerParts)] as const;
