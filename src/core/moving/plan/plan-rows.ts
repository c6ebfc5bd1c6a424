import type { Transaction } from "../../../database/database.ts";
import { run } from "../../../database/statements.ts";
import type { MovingReport } from "../run.ts";
import { BUNDLE_FILES } from "../bundle/bundle.ts";
import type { Check } from "./check.ts";

/** Of one check; the rest says the same again. */
const MOST_REMARKS = 10_000;

/** Remarks of an earlier plan go. */
export async function clearPlan(transaction: Transaction): Promise<void> {
  await run(transaction, "delete from moving_remarks where run_id = (select id from m_run) and number is null", []);
}

export async function writeRemarks(
  transaction: Transaction,
  { file, field, severity, message, rows }: Check,
): Promise<void> {
  await run(
    transaction,
    `insert into moving_remarks (run_id, severity, file, place, field, value, message)
     select m.id, $1, $2, x.place, $3, left(coalesce(x.value, ''), 200), $4
       from m_run m, (${rows} limit ${MOST_REMARKS}) x`,
    [severity, file, field, message],
  );
}

export async function readReport(transaction: Transaction): Promise<MovingReport> {
  const files = [];
  for (const file of BUNDLE_FILES) {
    const [counts] = await run<MovingReport["files"][number]>(
      transaction,
      `select '${file}' as file, count(*)::integer as rows,
              count(*) filter (where old_hash is null)::integer as new,
              count(*) filter (where old_hash <> hash)::integer as changed,
              count(*) filter (where old_hash = hash)::integer as unchanged,
              ${file === "orders" ? "(select orders from m_left)" : "0"} as left_out from m_${file}`,
      [],
    );
    files.push(counts!);
  }
  const money = await run<MovingReport["money"][number]>(
    transaction,
    `select currency, count(*)::integer as resellers, sum(balance)::text as balances,
            sum(coalesce(told_held, 0))::text as held, sum(open_orders)::integer as open_orders,
            sum(holds)::text as on_hold, sum(target)::text as opening_balances, sum(target - moved)::text as difference
       from m_money group by currency order by currency`,
    [],
  );
  const [remarks] = await run<Pick<MovingReport, "errors" | "changes">>(
    transaction,
    `select count(*) filter (where severity = 'error')::integer as errors,
            count(*) filter (where severity = 'change')::integer as changes
       from moving_remarks where run_id = (select id from m_run)`,
    [],
  );
  return { files: files.filter(({ rows, left_out }) => rows + left_out > 0), money, ...remarks! };
}
