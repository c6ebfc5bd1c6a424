import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { RefusalClass, RefusalOverride } from "../core/fulfilment/suppliers/outcome.ts";
import type { InputField } from "../core/catalogue/inputs/input-field.ts";
import type { CheckedBooks } from "../core/ledger/reconciliation/checked-ledger.ts";

/** The tables of fulfilment, as Kysely sees them. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type SupplierKind = "manual" | "stock" | "test" | "dhru";
/** Whether a repeated reference gives the order that is there already. */
export type Repeats = "never" | "by_reference";

export interface SupplierTable {
  id: Generated<number>;
  name: string;
  kind: SupplierKind;
  url: string | null;
  username: string | null;
  sealed_key: string | null;
  currency: string | null;
  exchange_rate: Generated<bigint>;
  concurrency: Generated<number>;
  bulk_size: Generated<number>;
  repeats: Generated<Repeats>;
  refusal_overrides: JSONColumnType<RefusalOverride[], string | undefined, string>;
  low_balance: bigint | null;
  sync_hours: Generated<number>;
  paused_at: Date | null;
  pause_reason: string | null;
  failures: Generated<number>;
  open_until: Date | null;
  last_error: string | null;
  last_error_at: Date | null;
  balance: bigint | null;
  balance_at: Date | null;
  created_at: CreatedAt;
  updated_at: Timestamp;
}

export interface SupplierServiceTable {
  supplier_id: number;
  code: string;
  group_name: string;
  name: string;
  type: "imei" | "server" | "remote";
  cost: bigint;
  previous_cost: bigint | null;
  delivery_time: string;
  description: string;
  min_quantity: number;
  max_quantity: number;
  needs_identifier: boolean;
  inputs: JSONColumnType<InputField[], string, string>;
  first_seen_at: CreatedAt;
  changed_at: Date | null;
  vanished_at: Date | null;
}

export type JobKind = "test" | "balance" | "sync" | "import";
/** What an import takes over, as it is kept; the margin as it is written. */
export interface KeptImportWish {
  codes?: readonly string[] | undefined;
  text?: string | undefined;
  margin: string;
  onCostChange?: "follow" | "pause" | undefined;
  serviceGroup?: string | undefined;
}

export interface ImportProblem {
  /** The service's number in the supplier's catalogue. */
  code: string;
  message: string;
}

/** What a job tells, by the names of its figures. */
export type JobResult = Record<string, string | number | null>;
export type JobState = "waiting" | "running" | "done" | "failed";

export interface SupplierJobTable {
  id: Generated<number>;
  supplier_id: number;
  kind: JobKind;
  state: Generated<JobState>;
  done: Generated<number>;
  total: Generated<number>;
  wish: JSONColumnType<KeptImportWish | null, string | null, never>;
  result: JSONColumnType<JobResult | null, string | null, string | null>;
  problems: JSONColumnType<ImportProblem[], string | undefined, string>;
  error: string | null;
  leased_until: Date | null;
  claim: Generated<number>;
  created_at: CreatedAt;
  finished_at: Date | null;
}

export type RoutePause = "operator" | "cost" | "vanished";

export interface RouteTable {
  service_id: number;
  position: number;
  supplier_id: number;
  supplier_service: string | null;
  cost: bigint | null;
  agreed_cost: bigint | null;
  on_cost_change: Generated<"follow" | "pause">;
  margin_basis_points: number | null;
  margin_fixed: bigint | null;
  margin_round_to: bigint | null;
  margin_floor: bigint | null;
  allow_loss: Generated<boolean>;
  input_names: JSONColumnType<Record<string, string>, string | undefined, string>;
  continue_on_rejection: Generated<boolean>;
  paused_by: RoutePause | null;
  /** Written by the database. */
  updated_at: ColumnType<Date, never, never>;
}

export type AttemptState = "submitting" | "submitted" | "succeeded" | "refused" | "failed" | "unknown";

export interface AttemptTable {
  id: Generated<bigint>;
  order_id: bigint;
  number: number;
  supplier_id: number;
  route_position: number | null;
  supplier_service: string;
  state: Generated<AttemptState>;
  reference: string;
  supplier_reference: string | null;
  cost: bigint;
  refusal: RefusalClass | null;
  message: string | null;
  raw_answer: string | null;
  asked: Generated<number>;
  due_at: Date | null;
  leased_until: Date | null;
  /** When its sending may have begun; null: not a byte of it has left. */
  sent_at: Date | null;
  created_at: CreatedAt;
  submitted_at: Date | null;
  ended_at: Date | null;
}

export interface LateResultTable {
  id: Generated<bigint>;
  attempt_id: bigint;
  order_id: bigint;
  result_text: string;
  created_at: CreatedAt;
  resolved_at: Date | null;
  resolved_by: number | null;
  resolution: string | null;
}

export interface ReconciliationTable {
  id: Generated<number>;
  begun_at: CreatedAt;
  ended_at: Date | null;
  ok: boolean | null;
  requested_by: Generated<number | null>;
  leased_until: Date | null;
  checks: JSONColumnType<CheckedBooks[], string | undefined, string>;
}

export interface AuditTable {
  id: Generated<bigint>;
  at: CreatedAt;
  staff_id: number | null;
  action: string;
  target: string | null;
  details: JSONColumnType<Record<string, unknown> | null, string | null, string | null>;
  status: number | null;
  ip: string | null;
  request_id: string | null;
}
