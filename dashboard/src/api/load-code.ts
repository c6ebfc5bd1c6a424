import { t } from "@lingui/core/macro";
import { lazyRouteComponent } from "@tanstack/react-router";
import { ApiError } from "./api-error.ts";

/** The server no longer has the files of the open dashboard, as after an update. */
export class OutdatedCode extends Error {
  override readonly name = "OutdatedCode";
}

/**
 * Like `lazyRouteComponent`, with the errors of `loadCode`, so that the router does not reload the page without a
 * connection.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadCode(load), name);
}

/** Loads code that is only needed now. Throws ApiError without a connection, and OutdatedCode if the server has it no more. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    if (await isReachable())
      throw new OutdatedCode(t`This page can't be loaded. Reload it, or try again in a few minutes.`);
    throw new ApiError({
      status: 0,
      code: "unreachable",
      message: t`No connection to the server. Check your connection and try again.`,
    });
  }
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
