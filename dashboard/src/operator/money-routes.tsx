import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../api/load-code.ts";
import { operator } from "../base-routes.tsx";

const resellerOf = createRoute({
  getParentRoute: () => operator,
  path: "/resellers/$id",
  component: lazyPage(() => import("./resellers/reseller-page.tsx"), "ResellerPage"),
});
const resellerParts = [
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/",
    component: lazyPage(() => import("./resellers/reseller-profile.tsx"), "ResellerProfile"),
  }),
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/money",
    component: lazyPage(() => import("./resellers/money/reseller-money.tsx"), "ResellerMoney"),
  }),
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/prices",
    component: lazyPage(() => import("./resellers/reseller-prices.tsx"), "ResellerPrices"),
  }),
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/keys",
    component: lazyPage(() => import("./resellers/reseller-keys.tsx"), "ResellerKeys"),
  }),
  createRoute({
    getParentRoute: () => resellerOf,
    path: "/top-up-requests",
    component: lazyPage(() => import("./resellers/top-ups/reseller-top-ups.tsx"), "ResellerTopUps"),
  }),
] as const;
const ledger = createRoute({
  getParentRoute: () => operator,
  path: "/ledger",
  component: lazyPage(() => import("./ledger/ledger-page.tsx"), "LedgerPage"),
});
const ledgerParts = [
  createRoute({
    getParentRoute: () => ledger,
    path: "/",
    component: lazyPage(() => import("./ledger/ledger-checks.tsx"), "LedgerChecks"),
  }),
  createRoute({
    getParentRoute: () => ledger,
    path: "/accounts",
    component: lazyPage(() => import("./ledger/ledger-accounts.tsx"), "LedgerAccounts"),
  }),
  createRoute({
    getParentRoute: () => ledger,
    path: "/transfers",
    component: lazyPage(() => import("./ledger/ledger-transfers.tsx"), "LedgerTransfers"),
  }),
] as const;
/** A reseller and the ledger, each with its parts. */
export const moneyPages = [resellerOf.addChildren(resellerParts), ledger.addChildren(ledgerParts)] as const;
