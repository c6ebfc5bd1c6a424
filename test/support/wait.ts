import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

/** Long enough for processes that start and workers with much to do, on a busy machine. */
const LIMIT_MS = 120_000;
const PAUSE_MS = 20;

/** Reads until the value is as expected: a page shows the result of a click a moment later. */
export async function shows<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  for (const end = performance.now() + LIMIT_MS; ; await sleep(PAUSE_MS)) {
    const found = await read();
    if (isDeepStrictEqual(found, expected)) return;
    if (performance.now() > end) assert.deepEqual(found, expected);
  }
}

/** Looks until something is there, and returns it: not `false`, not undefined. */
export async function until<T>(look: () => T | false | undefined | Promise<T | false | undefined>): Promise<T> {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; await sleep(PAUSE_MS)) {
    const found = await look();
    if (found !== false && found !== undefined) return found;
  }
  return assert.fail(`not so after ${LIMIT_MS / 1_000} seconds: ${look.toString()}`);
}
