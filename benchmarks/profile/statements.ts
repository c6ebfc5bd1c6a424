import type { Cluster } from "../postgres.ts";

/** Settings of PostgreSQL: counts statements, also those inside functions and those of foreign keys. */
export const COUNTING = [
  "shared_preload_libraries=pg_stat_statements",
  "pg_stat_statements.track=all",
  "pg_stat_statements.max=10000",
];
const DATABASE = "postgres";
const ROWS = 25;
/** What ran less often belongs to the benchmark and its checks, not to the load. */
const FEWEST_CALLS = 20;
const TEXT_LENGTH = 110;

export async function startCounting({ query }: Cluster): Promise<void> {
  await query(DATABASE, "create extension if not exists pg_stat_statements");
  await query(DATABASE, "select pg_stat_statements_reset()");
}

/** A table of the statements that took most time since counting started. Statements inside a function are indented. */
export async function listStatements({ query }: Cluster): Promise<string> {
  const rows = await query(
    DATABASE,
    `select calls::float8 as calls, total_exec_time as total, mean_exec_time * 1000 as mean, rows::float8 as rows,
            wal_bytes::float8 / calls as wal, toplevel, regexp_replace(query, '\\s+', ' ', 'g') as text
       from pg_stat_statements where calls >= $1 order by total_exec_time desc limit $2`,
    [FEWEST_CALLS, ROWS],
  );
  const head = "    calls   total ms    mean µs   rows/call   WAL bytes/call  statement";
  const lines = rows.map((row) => {
    const calls = Number(row["calls"]);
    const columns = [
      String(calls).padStart(9),
      Number(row["total"]).toFixed(0).padStart(10),
      Number(row["mean"]).toFixed(1).padStart(10),
      (Number(row["rows"]) / calls).toFixed(1).padStart(11),
      Number(row["wal"]).toFixed(0).padStart(16),
    ];
    return `${columns.join(" ")}  ${row["toplevel"] === true ? "" : "  "}${String(row["text"]).slice(0, TEXT_LENGTH)}`;
  });
  return [head, ...lines, ""].join("\n");
}
