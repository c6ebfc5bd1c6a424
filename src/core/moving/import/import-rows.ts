import type { Transaction } from "../../../database/database.ts";
import { run } from "../../../database/statements.ts";
import { BUNDLE_FILES } from "../bundle/bundle.ts";
import { PROOFS } from "./money-steps.ts";

/** Tables whose ids are kept, with the files that name them. New rows get ids above the largest. */
const SEQUENCES = [
  ["services_id_seq", "m_services"],
  ["resellers_id_seq", "m_resellers"],
  ["orders_id_seq", "m_orders"],
] as const;

/** What a row became: its id here where it has one of its own. */
const TARGETS: Partial<Record<(typeof BUNDLE_FILES)[number], string>> = {
  services: "x.id",
  resellers: "x.id",
  orders: "x.id",
  service_groups: "(select g.id from service_groups g where lower(g.name) = lower(x.name))",
  price_groups: "(select g.id from price_groups g where lower(g.name) = lower(x.name))",
  suppliers: "(select s.id from suppliers s where lower(s.name) = lower(x.name))",
};

export async function execute(transaction: Transaction, step: string): Promise<void> {
  await run(transaction, step, []);
}

/**
 * Not undone with the transaction: a number that is drawn meanwhile must not be one of the file's. A sequence that is
 * above them already stays alone, since setting it back to what it was a moment ago would give a number twice.
 */
export async function raiseSequences(transaction: Transaction): Promise<void> {
  for (const [sequence, table] of SEQUENCES) {
    const text = `select setval('${sequence}', found.most)
      from (select max(id) as most from ${table}) found where found.most > (select last_value from ${sequence})`;
    await run(transaction, text, []);
  }
}

export async function rememberOrigins(transaction: Transaction): Promise<void> {
  for (const file of BUNDLE_FILES) {
    await run(
      transaction,
      `insert into moving_origins (name, file, key, hash, target_id)
       select m.name, '${file}', x.row_key, x.hash, ${TARGETS[file] ?? "null"}
         from m_${file} x, m_run m where x.hash is distinct from x.old_hash
       on conflict (name, file, key) do update set hash = excluded.hash`,
      [],
    );
  }
}

/** Throws where the books would not be what the report says. Then nothing is imported. */
export async function proveImport(transaction: Transaction): Promise<void> {
  for (const proof of PROOFS) {
    const [fault] = await run<object>(transaction, `${proof} limit 1`, []);
    if (fault) throw new Error(`the import would leave wrong books: ${JSON.stringify(fault, showBigint)}`);
  }
}

function showBigint(_name: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}

export interface StagedSupplier {
  target: number | null;
  name: string;
  kind: string;
  url: string;
  username: string | null;
  key: string;
  currency: string;
  exchangeRate: bigint;
}

/**
 * Suppliers that are new or differ, without those that are here by this name. Those that are here are locked, all
 * before any service.
 */
export async function lockStagedSuppliers(transaction: Transaction): Promise<StagedSupplier[]> {
  const lock = `
    select 1 from suppliers s where s.id in (select target_id from m_suppliers where hash <> old_hash)
     order by s.id for no key update`;
  await run(transaction, lock, []);
  const text = `
    select x.target_id::integer as target, x.name, x.kind, x.url, x.username, x.key, x.currency, x.exchange_rate as "exchangeRate"
      from m_suppliers x where x.hash is distinct from x.old_hash
       and (x.target_id is not null or not exists (select from suppliers s where lower(s.name) = lower(x.name)))
     order by x.number`;
  return run<StagedSupplier>(transaction, text, []);
}

/** The two-factor authentication of new accounts. Staff or the reseller may have turned off that of the others. */
export function readStagedFactors(transaction: Transaction): Promise<{ userId: string; sealed: string }[]> {
  const text = `select n.user_id as "userId", x.two_factor_secret as sealed from m_new n
                  join m_resellers x on x.id = n.id where x.two_factor_secret is not null`;
  return run(transaction, text, []);
}

/** Every process forgets the keys and the catalogue that it remembers. */
export async function tellImported(transaction: Transaction): Promise<void> {
  await run(transaction, "select pg_notify('access_changed', '')", []);
}
