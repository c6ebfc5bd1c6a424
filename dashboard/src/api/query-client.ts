import { QueryClient } from "@tanstack/react-query";
import { isUnavailable } from "./api-error.ts";

const FRESH_MS = 5_000;
const MOST_RETRIES = 2;

/** What was read is shown again at once and read anew behind it; refusals are final, lost connections are not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (count, error) => count < MOST_RETRIES && isUnavailable(error) },
      mutations: { retry: false },
    },
  });
}
