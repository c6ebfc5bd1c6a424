import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { sessionQuery, type Session } from "./session.ts";

interface Visit {
  context: { queryClient: QueryClient };
  location: { href: string };
}

/** Filters in an address: text, whatever somebody wrote there. */
export function readFilters(search: Record<string, unknown>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Lets resellers pass; staff go to their own pages, others to the sign-in and back here afterwards. */
export async function requireReseller({ context, location }: Visit): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery);
  if (session.reseller !== null) return;
  throw session.staff === null ? toSignIn(location.href) : redirect({ to: "/operator" });
}

export async function requireStaff({ context, location }: Visit): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery);
  if (session.staff !== null) return;
  throw session.reseller === null ? toSignIn(location.href) : redirect({ to: "/" });
}

/** For pages that are everybody's, and say what the server is called. */
export async function readSession({ context }: Visit): Promise<void> {
  await context.queryClient.ensureQueryData(sessionQuery);
}

/** Whoever is signed in has no use for the sign-in. */
export async function requireSignedOut({ context }: Visit): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery);
  const home = homeOf(session);
  if (home !== undefined) throw redirect({ to: home });
}

/** Where a person's work begins; undefined for nobody. */
export function homeOf({ reseller, staff }: Session): "/" | "/operator" | undefined {
  if (staff !== null) return "/operator";
  return reseller === null ? undefined : "/";
}

/** The address to go on to after a sign-in: one of this site, or none. */
export function readReturn(filters: Record<string, string | undefined>): string | undefined {
  const { next } = filters;
  return next !== undefined && /^\/(?![/\\])/.test(next) ? next : undefined;
}

function toSignIn(here: string) {
  return redirect({ to: "/sign-in", search: here === "/" ? {} : { next: here } });
}
