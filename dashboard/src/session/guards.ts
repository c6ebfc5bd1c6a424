import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { sessionQuery, type Session } from "./session.ts";

interface Visit {
  context: { queryClient: QueryClient };
  location: { href: string };
}

/** The filters in the URL. OrderContent in it is text. */
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

/** For public pages, which show the name of the server. */
export async function readSession({ context }: Visit): Promise<void> {
  await context.queryClient.ensureQueryData(sessionQuery);
}

/** Signed-in users are sent to their home page. */
export async function requireSignedOut({ context }: Visit): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery);
  const home = homeOf(session);
  if (home !== undefined) throw redirect({ to: home });
}

/** The user's home page. Undefined if no user is signed in. */
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
