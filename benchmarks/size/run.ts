import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startCluster } from "../postgres.ts";
import { startServer } from "../processes.ts";
import { callsOf, type Call } from "./calls.ts";
import { fill, makeCallers, query, SETTINGS } from "./fill.ts";
import { readFacts, time, type Filled, type Timing } from "./measure.ts";

/** What the goals of calls allow: so much slower than on the small database, and so long at most. */
const MOST_RATIO = 1.5;
const MOST_MS = 50;
/** Below this a ratio is noise. */
const EQUAL_MS = 2;

interface Finding {
  name: string;
  small: Timing;
  large: Timing;
}

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "3000000" },
    small: { type: "string", default: "10000" },
    /** A PostgreSQL server that keeps the databases, so that they are filled once. */
    server: { type: "string" },
    /** Pattern of the names of calls. */
    only: { type: "string", default: "" },
    json: { type: "string" },
  },
});
await run();

/** The calls of both APIs on a small and on a large database, one after the other. */
async function run(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const urlOf = values.server === undefined ? await temporaryCluster(opened) : databasesOf(values.server);
  const small = await openFilled(opened, urlOf, Number(values.small));
  const large = await openFilled(opened, urlOf, Number(values.orders));
  const findings = await measure(small, large, new RegExp(values.only, "i"));
  process.stdout.write(await describeDisk(large.url));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(findings, null, 2)}\n`);
}

type UrlOf = (database: string) => string;

async function temporaryCluster(opened: AsyncDisposableStack): Promise<UrlOf> {
  const cluster = opened.adopt(await startCluster(), (running) => running.stop());
  return cluster.urlOf;
}

function databasesOf(server: string): UrlOf {
  return (database) => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return url.href;
  };
}

async function openFilled(opened: AsyncDisposableStack, urlOf: UrlOf, orders: number): Promise<Filled> {
  const name = `imeister_size_${orders}`;
  const url = urlOf(name);
  const [found] = await query(urlOf("postgres"), `select 1 from pg_database where datname = '${name}'`);
  if (!found) {
    process.stdout.write(`filling ${name} …\n`);
    await query(urlOf("postgres"), `create database ${name}`);
    await fill(url, orders);
  }
  const folder = opened.adopt(mkdtempSync(join(tmpdir(), "imeister-size-")), (path) =>
    rmSync(path, { recursive: true }),
  );
  const environment = { ...SETTINGS, DATABASE_URL: url, DATA_DIR: folder, ROLE: "http" };
  const callers = await makeCallers(url);
  const server = opened.adopt(await startServer({ environment, logFile: join(folder, "log") }), (it) => it.stop());
  return { url, server, callers };
}

async function measure(small: Filled, large: Filled, only: RegExp): Promise<Finding[]> {
  const [smallCalls, largeCalls] = [await listCalls(small), await listCalls(large)];
  const findings: Finding[] = [];
  process.stdout.write(`${"".padEnd(48)}    small    large    ratio    first      p95\n`);
  for (const [index, call] of largeCalls.entries()) {
    if (!only.test(call.name)) continue;
    const finding = {
      name: call.name,
      small: await time(small, smallCalls[index]!),
      large: await time(large, call),
    };
    findings.push(finding);
    process.stdout.write(describe(finding));
  }
  return findings;
}

async function listCalls({ url, callers }: Filled): Promise<Call[]> {
  return callsOf(await readFacts(url), callers);
}

function describe({ name, small, large }: Finding): string {
  const ratio = large.p50Ms / small.p50Ms;
  const isSlow = large.p50Ms > MOST_MS || (ratio > MOST_RATIO && large.p50Ms - small.p50Ms > EQUAL_MS);
  const columns = [small.p50Ms, large.p50Ms, ratio, large.firstMs, large.p95Ms].map((value) =>
    value.toFixed(1).padStart(9),
  );
  return `${name.padEnd(48)}${columns.join("")}${isSlow ? "  MISSED" : ""}\n`;
}

async function describeDisk(url: string): Promise<string> {
  const rows = await query(
    url,
    `select c.relname as name, pg_table_size(c.oid) as heap, pg_indexes_size(c.oid) as indexes,
            (select orders from (select count(*)::float8 as orders from orders) o) as orders
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' order by pg_total_relation_size(c.oid) desc limit 8`,
  );
  const lines = rows.map((row) => {
    const [heap, indexes] = [row["heap"], row["indexes"]].map((bytes) =>
      Math.round(Number(bytes) / Number(row["orders"])),
    );
    return `${String(row["name"]).padEnd(20)}${String(heap).padStart(6)}${String(indexes).padStart(6)}\n`;
  });
  return `\nbytes per order:     table index\n${lines.join("")}`;
}
