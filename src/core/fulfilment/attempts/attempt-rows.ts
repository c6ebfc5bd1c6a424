import type { AttemptState, Attention } from "../../../database/column-types.ts";
import type { ResultFields } from "../../catalogue/inputs/result-fields.ts";
import { run } from "../../../database/statements.ts";
import type { Connection, Database, Transaction } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";
import { readRoutes, type RouteJson } from "../routes/route.ts";
import { claimLimitsJson, type ClaimLimit } from "../suppliers/supplier.ts";
import type { DueAttempt } from "./attempt.ts";
import type { RefusalClass } from "../suppliers/outcome.ts";

const CLAIM = `
  select id, order_id as "orderId", state, supplier_id as "supplierId", supplier_service as "supplierService", reference,
         supplier_reference as "supplierReference", asked, missed, age_seconds as "ageSeconds", identifier, inputs,
         quantity, worth, attempts, attempts_here as "attemptsHere", result_rules as "resultRules", usual_seconds as "usualSeconds", routes, lease,
         may_be_sent as "mayBeSent"
    from claim_attempts($1::json, $2)`;

export async function claimDueAttempts(
  database: Database,
  limits: readonly ClaimLimit[],
  leaseSeconds: number,
): Promise<DueAttempt[]> {
  type Row = Omit<DueAttempt, "routes"> & { routes: RouteJson[] };
  const rows = await database.statement<Row>("attempts_claim", CLAIM, [claimLimitsJson(limits), leaseSeconds]);
  return rows.map((row) => ({ ...row, routes: readRoutes(row.routes) }));
}

export interface AttemptStart {
  orderId: bigint;
  /** The lease under which the order was claimed. */
  lease: string;
  supplierId: number;
  supplierService: string;
  /** Of the whole order, in the currency of its service. */
  cost: Micros;
}

const BEGIN = `
  select order_id as "orderId", attempt_id as "attemptId", reference, lease from begin_attempts($1::json, $2)`;

/** An attempt that was journaled and not sent yet. */
export interface BegunAttempt {
  orderId: bigint;
  attemptId: bigint;
  reference: string;
  lease: string;
}

/** Journals sends before they happen; orders whose lease is lost are absent from the answer. */
export function insertAttempts(
  database: Database,
  starts: readonly AttemptStart[],
  leaseSeconds: number,
): Promise<BegunAttempt[]> {
  const rows = starts.map((start) => ({
    order_id: start.orderId.toString(),
    lease: start.lease,
    supplier_id: start.supplierId,
    supplier_service: start.supplierService,
    cost: start.cost.toString(),
  }));
  return database.statement("attempts_begin", BEGIN, [JSON.stringify(rows), leaseSeconds]);
}

const HOLD = `select attempt_id as "attemptId", lease from hold_attempts($1::json, $2)`;

/** Renews leases that are still held. Attempts whose lease is lost are absent from the answer. */
export function takeLeases(
  database: Database,
  leases: readonly { attemptId: bigint; lease: string }[],
  leaseSeconds: number,
): Promise<{ attemptId: bigint; lease: string }[]> {
  const rows = leases.map(({ attemptId, lease }) => ({ attempt_id: attemptId.toString(), lease }));
  return database.statement("attempts_hold", HOLD, [JSON.stringify(rows), leaseSeconds]);
}

/** Taken when there is a reference of the supplier, else unclear. */
export interface PlacementNote {
  attemptId: bigint;
  /** Nothing is recorded if another worker has taken this lease over. If unset, it is recorded in any case. */
  lease?: string | undefined;
  supplierReference: string | null;
  message: string | null;
  raw: string | null;
  /** When to ask the supplier; null: not by itself. */
  dueSeconds: number | null;
}

export async function writePlacements(
  connection: Connection,
  notes: readonly PlacementNote[],
): Promise<{ attemptId: bigint; state: AttemptState }[]> {
  const rows = notes.map((note) => ({
    attempt_id: note.attemptId.toString(),
    lease: note.lease,
    supplier_reference: note.supplierReference,
    message: note.message,
    raw: note.raw,
    due_seconds: note.dueSeconds,
  }));
  const text = `select attempt_id as "attemptId", state from note_placements($1::json)`;
  return run(connection, text, [JSON.stringify(rows)]);
}

/** How an attempt ends and what follows for its order. */
export interface AttemptEnd {
  attemptId: bigint;
  /** Nothing is recorded if another worker has taken this lease over. If unset, it is recorded in any case. */
  lease?: string | undefined;
  /** It is about the first send: recorded after the lease too, if there was no other. */
  isFirstSend?: boolean | undefined;
  state: Extract<AttemptState, "succeeded" | "refused" | "failed">;
  refusal: RefusalClass | null;
  message: string | null;
  raw: string | null;
  follows:
    | { kind: "success"; resultText: string; resultFields: ResultFields }
    | { kind: "reject"; reason: string }
    | { kind: "onward"; supplierId: number | null; position: number | null; dueSeconds: number | null }
    | {
        kind: "operator";
        supplierId: number | null;
        position: number | null;
        attention: Attention;
        note: string | null;
        /** The supplier whose pause is the reason. */
        divertedFrom?: number | undefined;
      };
  /** If unset, the supplier. */
  staffId?: number | null | undefined;
}

export interface EndedAttempt {
  attemptId: bigint;
  orderId: bigint;
  settled: string | null;
  /** A success for an order that was closed before. It needs attention. */
  late: boolean;
}

const END = `
  select attempt_id as "attemptId", order_id as "orderId", settled, late from end_attempts($1::json)`;

export async function writeEnds(connection: Connection, ends: readonly AttemptEnd[]): Promise<EndedAttempt[]> {
  const rows = ends.map(({ follows, ...end }) => ({
    attempt_id: end.attemptId.toString(),
    lease: end.lease,
    first_send: end.isFirstSend ?? false,
    state: end.state,
    refusal: end.refusal,
    message: end.message,
    raw: end.raw,
    ...(end.staffId !== undefined && { actor_kind: "operator", actor_id: end.staffId }),
    ...followingFields(follows),
  }));
  return run<EndedAttempt>(connection, END, [JSON.stringify(rows)]);
}

function followingFields(follows: AttemptEnd["follows"]): Record<string, unknown> {
  if (follows.kind === "success") {
    return { settle: "SUCCESS", result_text: follows.resultText, result_fields: follows.resultFields };
  }
  if (follows.kind === "reject") return { settle: "REJECTED", reason: follows.reason };
  const to = { next_supplier_id: follows.supplierId, next_position: follows.position };
  if (follows.kind === "onward") return { ...to, order_due_seconds: follows.dueSeconds };
  return { ...to, attention: follows.attention, note: follows.note, diverted_from: follows.divertedFrom };
}

export interface Postponement {
  attemptId: bigint;
  /** Nothing is recorded if another worker has taken this lease over. */
  lease: string;
  dueSeconds: number | null;
  /** The supplier does not know the order. */
  isMissing: boolean;
  /** If unset, the one before stays. */
  message?: string | undefined;
  raw?: string | undefined;
}

export async function postponeAttempts(connection: Connection, postponed: readonly Postponement[]): Promise<void> {
  const rows = postponed.map(({ attemptId, lease, dueSeconds, isMissing, message, raw }) => ({
    attempt_id: attemptId.toString(),
    lease,
    due_seconds: dueSeconds,
    is_missing: isMissing,
    message,
    raw,
  }));
  await run(connection, "select postpone_attempts($1::json)", [JSON.stringify(rows)]);
}

const HELD = `
  select t.id
    from json_to_recordset($2::json) as r (attempt_id bigint, lease timestamptz)
    join attempts t on t.id = r.attempt_id
   where t.id = any($1::bigint[]) and t.leased_until = r.lease
   order by t.id for no key update of t`;

/** Locks attempts with their orders. Returns the ids of those that are still this worker's. */
export async function lockHeld(
  transaction: Transaction,
  attempts: readonly Pick<DueAttempt, "id" | "lease" | "orderId">[],
): Promise<Set<bigint>> {
  const orderIds = attempts.map(({ orderId }) => orderId.toString());
  await run(transaction, "select 1 from orders where id = any($1::bigint[]) order by id for no key update", [orderIds]);
  const leases = attempts.map(({ id, lease }) => ({ attempt_id: id.toString(), lease }));
  const held = await run<{ id: bigint }>(transaction, HELD, [
    attempts.map(({ id }) => id.toString()),
    JSON.stringify(leases),
  ]);
  return new Set(held.map(({ id }) => id));
}

const UNSENT = `
  select id from attempts where state = 'submitting' and sent_at is null and leased_until <= now() order by id limit 500`;

/** Attempts that were journaled by a worker which is gone, and whose sending never began. */
export async function findUnsent(database: Database): Promise<bigint[]> {
  const rows = await database.statement<{ id: bigint }>("attempts_unsent", UNSENT, []);
  return rows.map(({ id }) => id);
}

/** Finds attempts whose worker died while it was sending; returns how many. */
export async function recoverAttempts(database: Database): Promise<number> {
  const [row] = await database.statement<{ lost: number }>("attempts_recover", "select recover_attempts() as lost", []);
  return row!.lost;
}
