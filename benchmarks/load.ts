import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { LoadPlan, LoadResult } from "./load-plan.ts";

const GENERATOR = join(import.meta.dirname, "load-generator.ts");

/** Runs a plan in a separate process. Throws if a response was unexpected. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(GENERATOR, { serialization: "advanced" });
  child.send(plan);
  const answer = new Promise<LoadResult>((resolve, reject) => {
    child.once("message", (result) => resolve(result as LoadResult));
    child.once("exit", (code) => reject(new Error(`the load generator ended with ${code}`)));
  });
  const ended = once(child, "exit");
  const result = await answer;
  await ended;
  if (Object.keys(result.failures).length > 0 || result.answers === 0) {
    throw new Error(`unexpected answers: ${JSON.stringify(result.failures)}`);
  }
  return result;
}
