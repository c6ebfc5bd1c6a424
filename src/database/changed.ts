import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin } from "kysely";

/** What one request did so far. */
interface Done {
  hasChanged: boolean;
}

const requests = new AsyncLocalStorage<Done>();

/** Answers one request with `answer`, so that `hasChanged` says whether it has committed a change by then. */
export function watchingChanges<Answered>(answer: () => Answered): Answered {
  return requests.run({ hasChanged: false }, answer);
}

/** Whether the request that is being answered has committed a change, which stands though something fails afterwards. */
export function hasChanged(): boolean {
  return requests.getStore()?.hasChanged ?? false;
}

/** For a `select` that changed something, by a function or in its `with`: PostgreSQL answers it like one that reads. */
export function noteChange(): void {
  const done = requests.getStore();
  if (done) done.hasChanged = true;
}

/** Runs a transaction. What its statements change counts once it is committed. */
export async function noteCommit<T>(transaction: () => Promise<T>): Promise<T> {
  const result = await unnoticed(transaction);
  noteChange();
  return result;
}

/** Runs `work` beside what was asked for: what it writes is not a change that the caller would look for. */
export function unnoticed<T>(work: () => Promise<T>): Promise<T> {
  const done = requests.getStore();
  return done ? requests.run({ ...done }, work) : work();
}

/** Notes the statements that PostgreSQL says changed a row. */
export const noteChangedRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    if ((result.numAffectedRows ?? 0n) > 0n) noteChange();
    return Promise.resolve(result);
  },
};
