import { queryOptions, useQuery } from "@tanstack/react-query";
import { readProblem } from "../api/api-error.ts";
import type { V1Data } from "../api/types.ts";

export type Session = V1Data<"/api/v1/session">;

/** What the server is called until it has said so. */
const PROGRAM = "Imeister";

/** Who is signed in: a reseller, a staff member, or no one. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async (): Promise<Session> => {
    const response = await fetch("/api/v1/session");
    if (!response.ok) throw await readProblem(response);
    return ((await response.json()) as { data: Session }).data;
  },
  staleTime: Infinity,
});

/** The session of a page that is only shown to those who are signed in. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error("a page that needs a session was shown without one");
  return data;
}

/** How the shop presents itself; undefined until the server has said so. */
export function useBrand(): Session["brand"] | undefined {
  return useQuery(sessionQuery).data?.brand;
}

/** What the operator calls this server. */
export function useBrandName(): string {
  return useBrand()?.name ?? PROGRAM;
}
