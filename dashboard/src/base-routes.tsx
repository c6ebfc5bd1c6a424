import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, Outlet } from "@tanstack/react-router";
import { lazyPage } from "./api/load-code.ts";
import { readFilters, requireStaff } from "./session/guards.ts";

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  validateSearch: readFilters,
});

/** Behind it are the pages of the operator's staff. */
export const operator = createRoute({
  getParentRoute: () => root,
  path: "/operator",
  beforeLoad: requireStaff,
  component: lazyPage(() => import("./shell/operator-shell.tsx"), "OperatorShell"),
});
