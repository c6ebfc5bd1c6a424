import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { routeTree } from "./routes.tsx";
import { focusHeading } from "./ui/focus.ts";
import { PageFailed, PageMissing, PageLoading } from "./shell/fallbacks.tsx";

const SHOW_LOADING_AFTER_MS = 200;

/** The router over the table of pages; their code is read when they are first visited, or pointed at. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPendingMs: SHOW_LOADING_AFTER_MS,
    // By default the router holds a page back for half a second, so that the sign of loading does not flicker.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: PageMissing,
    scrollRestoration: true,
    // Filters are text: `?q=0012` must not become the number 12.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
      const text = new URLSearchParams(
        given.map(([name, value]): [string, string] => [name, String(value)]),
      ).toString();
      return text === "" ? "" : `?${text}`;
    },
  });
}

/** Reads the code of the page in the address, which otherwise waits until the server has said who is signed in. */
export function readPageCode(router: ReturnType<typeof createAppRouter>): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = router.routesById[routeId];
    // The page itself says that its code cannot be loaded.
    if (route) router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

/** The focus goes to the heading of a new page where the link that led to it has gone with the page before. */
export function keepFocus(router: ReturnType<typeof createAppRouter>): void {
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged && document.activeElement === document.body) focusHeading();
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
