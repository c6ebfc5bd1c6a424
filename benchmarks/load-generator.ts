import { openConnection, type Connection } from "./load-connection.ts";
import type { LoadPlan, LoadResult } from "./load-plan.ts";
import { prepareRequests, type PreparedRequests } from "./load-requests.ts";

/** Responses later than this after the end are failures. */
const PATIENCE_MS = 15_000;

process.once("message", (plan: LoadPlan) => {
  void generate(plan).then((result) => process.send!(result, () => process.disconnect()));
});

interface Run {
  plan: LoadPlan;
  requests: PreparedRequests;
  latencies: number[];
  failures: Record<string, number>;
  ids: number[];
}

async function generate(plan: LoadPlan): Promise<LoadResult> {
  const requests = prepareRequests(plan.requests);
  const run: Run = { plan, requests, latencies: [], failures: {}, ids: [] };
  const startedAt = performance.now();
  await (plan.ratePerSecond === undefined ? runClosed(run) : runOpen(run, plan.ratePerSecond));
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = Float64Array.from(run.latencies).toSorted();
  return {
    answers: sorted.length,
    seconds,
    perSecond: sorted.length / seconds,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    failures: run.failures,
    ids: run.ids,
  };
}

function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** Each connection sends its next request after the response. */
async function runClosed(run: Run): Promise<void> {
  const { plan, requests } = run;
  const endsAt = performance.now() + plan.durationMs;
  const lanes = Array.from({ length: plan.connections }, async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let sentAt = 0;
    const connection: Connection = await openConnection(plan.port, requests.orderId !== null, (status, body) => {
      const now = performance.now();
      note(run, status, body, now - sentAt);
      if (now >= endsAt || status === 0) return resolve();
      sentAt = now;
      connection.send(requests.next());
    });
    sentAt = performance.now();
    connection.send(requests.next());
    await promise;
    connection.end();
  });
  await patiently(run, Promise.all(lanes));
}

/** Requests are due at fixed times, independent of earlier ones. Waiting for a free connection counts as their time. */
async function runOpen(run: Run, ratePerSecond: number): Promise<void> {
  const { plan, requests } = run;
  const total = Math.round((plan.durationMs / 1000) * ratePerSecond);
  const free: ((dueAt: number) => void)[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  let answered = 0;
  const connections = await Promise.all(
    Array.from({ length: plan.connections }, async () => {
      let dueAt = 0;
      const connection: Connection = await openConnection(plan.port, requests.orderId !== null, (status, body) => {
        note(run, status, body, performance.now() - dueAt);
        if (status !== 0) free.push(ask);
        if (++answered === total) resolve();
      });
      const ask = (at: number): void => {
        dueAt = at;
        connection.send(requests.next());
      };
      free.push(ask);
      return connection;
    }),
  );
  const startedAt = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.min(total, Math.ceil(((performance.now() - startedAt) / 1000) * ratePerSecond));
    while (sent < due && free.length > 0) free.shift()!(startedAt + (sent++ / ratePerSecond) * 1000);
  }, 1);
  await patiently(run, promise);
  clearInterval(timer);
  for (const connection of connections) connection.end();
}

function note(run: Run, status: number, body: string, latencyMs: number): void {
  if (status !== run.requests.expected) {
    const failure = status === 0 ? "connection closed" : `${status} ${body.slice(0, 200)}`;
    run.failures[failure] = (run.failures[failure] ?? 0) + 1;
    return;
  }
  run.latencies.push(latencyMs);
  if (run.requests.orderId === null) return;
  const id = run.requests.orderId.exec(body)?.[1];
  if (id === undefined) throw new Error(`no order in ${body}`);
  run.ids.push(Number(id));
}

async function patiently(run: Run, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    run.failures["unanswered"] = 1;
    resolve();
  }, run.plan.durationMs + PATIENCE_MS);
  await Promise.race([work, late]);
  clearTimeout(timer);
}
