import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from "@tanstack/react-router";
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
  component: lazyRouteComponent(() => import("./shell/operator-shell.tsx"), "OperatorShell"),
});
