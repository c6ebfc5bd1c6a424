import { QueryClient } from "@tanstack/react-query";
import { isUnavailable } from "./api-error.ts";

const FRESH_MS = 5_000;
const MOST_RETRIES = 2;

/** Cached data is shown immediately and refreshed in the background. Refusals are final, lost connections are retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
