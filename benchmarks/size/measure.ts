import type { RunningProcess } from "../processes.ts";
import type { Call, Facts } from "./calls.ts";
import { query, type Callers } from "./fill.ts";

const MOST_CALLS = 60;
const FEWEST_CALLS = 5;
/** A slow call is repeated for this long at most. */
const LONGEST_MS = 1_500;
const ORDERS_READ = 500;
const PER_PAGE = 15;
/** As in the list of pages: a page by number starts at this row at the latest. */
const DEEPEST_ROW = 100_000;

/** A server on a filled database. */
export interface Filled {
  url: string;
  server: RunningProcess;
  callers: Callers;
}

export interface Timing {
  firstMs: number;
  p50Ms: number;
  p95Ms: number;
}

export async function readFacts(url: string): Promise<Facts> {
  const [row] = await query(
    url,
    `select (select orders_count from wallets w where w.id = mine.id) as orders,
            (select entries_count from wallets w where w.id = mine.id) as entries, middle.*,
            (select id from orders where wallet_id = mine.id order by id offset (select orders_count * 3 / 10 from wallets w
               where w.id = mine.id) limit 1)::text as deep_order,
            (select id from transfers where wallet_id = mine.id and kind <> 'capture' order by id
              offset (select entries_count * 3 / 10 from wallets w where w.id = mine.id) limit 1)::text as deep_transfer,
            array(select id::text from orders where wallet_id = mine.id order by id desc limit ${ORDERS_READ}) as ids,
            (select min(id) from services) as common, (select max(id) - 1 from services) as rare,
            (select max(id) from services) as never
       from (select id from wallets where reseller_id = 1 and not test) mine
      cross join lateral (select id::text as id, identifier as imei from orders
        where wallet_id = mine.id and id >= (select max(id) / 2 from orders) and client_reference is not null
        order by id limit 1) middle`,
  );
  const pages = (rows: unknown): number => 1 + Math.floor(Math.min(Number(rows) - 1, DEEPEST_ROW) / PER_PAGE);
  return {
    order: { id: String(row!["id"]), imei: String(row!["imei"]) },
    deepOrder: String(row!["deep_order"]),
    deepTransfer: String(row!["deep_transfer"]),
    lastPage: { orders: pages(row!["orders"]), transactions: pages(row!["entries"]) },
    services: { common: Number(row!["common"]), rare: Number(row!["rare"]), never: Number(row!["never"]) },
    orderIds: row!["ids"] as string[],
  };
}

/** Repeats a call, one after the other. Throws unless each answer has the expected status. */
export async function time({ server, callers }: Filled, call: Call): Promise<Timing> {
  const times: number[] = [];
  const until = performance.now() + LONGEST_MS;
  while (times.length < FEWEST_CALLS || (times.length < MOST_CALLS && performance.now() < until)) {
    const startedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}${call.path}`, {
      headers: { Authorization: `Bearer ${callers[call.by]}` },
      ...(call.form && { method: "POST", body: new URLSearchParams(call.form) }),
    });
    const body = await answer.text();
    times.push(performance.now() - startedAt);
    const expected = call.status ?? 200;
    if (answer.status !== expected) throw new Error(`${call.name}: ${answer.status} ${body.slice(0, 500)}`);
  }
  const [firstMs, ...warm] = times;
  const sorted = warm.toSorted((a, b) => a - b);
  return { firstMs: firstMs!, p50Ms: at(sorted, 0.5), p95Ms: at(sorted, 0.95) };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
