import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { homeOf, readReturn } from "../session/guards.ts";
import { sessionQuery, type Session } from "../session/session.ts";

/** Goes on with a session that has begun: back to where one was, else to where one's work begins. */
export function useEnter(): (session: Session) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  const filters = useSearch({ strict: false });
  return async (session) => {
    // Cached data may belong to another user.
    queryClient.clear();
    queryClient.setQueryData(sessionQuery.queryKey, session);
    await router.navigate({ href: readReturn(filters) ?? homeOf(session) ?? "/sign-in", replace: true });
  };
}
