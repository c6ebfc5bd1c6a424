import type { QueryClient } from "@tanstack/react-query";
import { readProblem } from "../api/api-error.ts";
import { setMode } from "./mode.ts";
import { sessionQuery } from "./session.ts";

/** Ends the session and forgets everything that was read with it. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const response = await fetch("/api/v1/session", { method: "DELETE" });
  if (!response.ok) throw await readProblem(response);
  setMode("live");
  queryClient.clear();
  await queryClient.fetchQuery(sessionQuery);
}
