import { queryOptions, useQuery } from "@tanstack/react-query";
import { readProblem } from "../api/api-error.ts";

export interface Session {
  person: { id: string; name: string; email: string; two_factor_enabled: boolean } | null;
  reseller: { id: number; name: string; status: "pending" | "active" | "suspended" } | null;
  staff: { id: number; role: "owner" | "manager" | "agent" | "read-only" } | null;
  sign_up: "open" | "approval" | "closed";
  first_operator_needed: boolean;
}

/** Who is signed in: a reseller, a member of staff, or nobody. */
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
