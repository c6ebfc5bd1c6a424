import { QueryClient, type QueryObserverOptions } from "@tanstack/react-query";
import { isUnavailable } from "./api-error.ts";

const FRESH_MS = 5_000;
const MOST_RETRIES = 2;

/** Cached data is shown immediately and refreshed in the background. Refusals are final, lost connections are retried. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (count, error) => count < MOST_RETRIES && isUnavailable(error),
        // Without a network a page says so, instead of loading until there is one.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  startEarly(client);
  return client;
}

/** What a component asks for first is fetched while the rest of the page is drawn, and not after it. */
function startEarly(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "added") return;
    const { queryFn, enabled = true }: Partial<QueryObserverOptions> = query.options;
    // Its errors are shown by the component, which waits for the same answer.
    if (typeof queryFn === "function" && enabled === true) query.fetch().catch(() => undefined);
  });
}
