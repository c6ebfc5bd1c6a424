import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { OrderStatus, OrderStep } from "../core/orders/order-status.ts";
import type { InputField } from "../core/catalogue/inputs/input-field.ts";
import type {
  AttemptTable,
  AuditTable,
  LateResultTable,
  ReconciliationTable,
  RouteTable,
  SupplierJobTable,
  SupplierServiceTable,
  SupplierTable,
} from "./schema-fulfilment.ts";
import type { CallTable, TokenTable } from "./schema-access.ts";
import type { TopUpTable } from "./schema-top-ups.ts";
import type {
  OneTimeLinkTable,
  ServerSettingsTable,
  SessionTable,
  TwoFactorTable,
  UserTable,
} from "./schema-people.ts";
import type { FieldRule, ResultFields } from "../core/catalogue/inputs/result-fields.ts";

/** The tables as Kysely sees them. `bigint` columns are `bigint` on both drivers. */
export interface Schema {
  price_groups: { id: Generated<number>; name: string; margin_basis_points: number | null };
  resellers: ResellerTable;
  ledger_accounts: { id: Generated<number>; kind: string; currency: string; test: boolean };
  wallets: WalletTable;
  staff: StaffTable;
  users: UserTable;
  sessions: SessionTable;
  two_factor: TwoFactorTable;
  recovery_codes: { user_id: string; hash: Uint8Array };
  one_time_links: OneTimeLinkTable;
  server_settings: ServerSettingsTable;
  tokens: TokenTable;
  calls: CallTable;
  service_groups: { id: Generated<number>; name: string; position: Generated<number> };
  services: ServiceTable;
  group_prices: { service_id: number; price_group_id: number; price: bigint };
  personal_prices: { service_id: number; reseller_id: number; price: bigint };
  catalogue_version: { only_row: Generated<boolean>; version: bigint };
  applied_functions: { name: string; text_hash: string };
  installation: { only_row: Generated<boolean>; name: string; created_at: CreatedAt };
  suppliers: SupplierTable;
  supplier_services: SupplierServiceTable;
  supplier_jobs: SupplierJobTable;
  routes: RouteTable;
  order_transitions: { from_status: OrderStatus; to_status: OrderStatus };
  orders: OrderTable;
  order_history: OrderHistoryTable;
  attempts: AttemptTable;
  late_results: LateResultTable;
  audit_log: AuditTable;
  reconciliations: ReconciliationTable;
  stock_codes: StockCodeTable;
  transfers: TransferTable;
  top_up_requests: TopUpTable;
  events: EventTable;
  idempotency_keys: IdempotencyTable;
}

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;

interface ResellerTable {
  id: Generated<number>;
  name: string;
  email: string;
  username: string | null;
  company: string | null;
  price_group_id: number | null;
  status: Generated<"pending" | "active" | "suspended">;
  status_reason: Generated<string | null>;
  currency: string;
  rate_limit: number | null;
  low_balance_threshold: Generated<bigint>;
  user_id: string | null;
  created_at: CreatedAt;
  /** Written by the database. */
  updated_at: ColumnType<Date, never, never>;
}

interface WalletTable {
  id: Generated<number>;
  reseller_id: number;
  test: boolean;
  currency: string;
  available_account_id: number;
  held_account_id: number;
  available: Generated<bigint>;
  held: Generated<bigint>;
  credit_limit: Generated<bigint>;
  orders_count: Generated<bigint>;
  entries_count: Generated<bigint>;
}

interface StaffTable {
  id: Generated<number>;
  name: string;
  email: string;
  role: "owner" | "manager" | "agent" | "read-only";
  user_id: string | null;
  last_sign_in_at: Date | null;
  removed_at: Date | null;
  created_at: CreatedAt;
}

export type ServiceType = "imei" | "server" | "remote" | "file";
export type IdentifierKind = "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
export type IdentifierCheck = "luhn" | "length" | "none";
export type Cancellable = "until_submitted" | "on_request" | "never";
export type ServiceStatus = "active" | "paused" | "retired";

interface ServiceTable {
  id: Generated<number>;
  group_id: number;
  type: ServiceType;
  name: string;
  description: Generated<string>;
  currency: string;
  base_price: bigint;
  identifier_kind: IdentifierKind;
  identifier_check: IdentifierCheck;
  completes_check_digit: Generated<boolean>;
  inputs: JSONColumnType<InputField[], string | undefined, string>;
  min_quantity: Generated<number>;
  max_quantity: Generated<number>;
  allow_duplicate: Generated<boolean>;
  cancellable: Generated<Cancellable>;
  delivery_time: Generated<string>;
  status: Generated<ServiceStatus>;
  position: Generated<number>;
  promised_minutes: Generated<number | null>;
  expires_minutes: Generated<number | null>;
  result_rules: JSONColumnType<FieldRule[], string | undefined, string>;
  delivery_p50_seconds: Generated<number | null>;
  delivery_p95_seconds: Generated<number | null>;
  created_at: CreatedAt;
  /** Written by the database. */
  updated_at: ColumnType<Date, never, never>;
}

export type OrderSource = "dispatch" | "api" | "dashboard" | "operator";

interface OrderTable {
  id: Generated<bigint>;
  wallet_id: number;
  service_id: number;
  token_id: number | null;
  source: OrderSource;
  test: boolean;
  identifier: string | null;
  inputs: JSONColumnType<Record<string, string>, string | undefined, string>;
  subject: string | null;
  quantity: number;
  unit_price: bigint;
  price: bigint;
  currency: string;
  status: Generated<OrderStatus>;
  status_reason: string | null;
  result_text: string | null;
  result_fields: JSONColumnType<ResultFields | null, string | null, string | null>;
  captured: bigint | null;
  refunded: Generated<bigint>;
  allow_duplicate: Generated<boolean>;
  client_reference: string | null;
  content_hash: string;
  request_key: string | null;
  replay_key: string | null;
  request_id: string | null;
  metadata: JSONColumnType<Record<string, unknown> | null, string | null, string | null>;
  cancel_requested_at: Date | null;
  supplier_id: number | null;
  route_position: number | null;
  cost: bigint | null;
  attention: Attention | null;
  attention_note: string | null;
  /** The supplier whose pause sent it to people. */
  diverted_from: number | null;
  taken_by: number | null;
  taken_at: Date | null;
  due_at: Date | null;
  leased_until: Date | null;
  created_at: CreatedAt;
  submitted_at: Date | null;
  completed_at: Date | null;
  updated_at: Timestamp;
}

/** Why an order needs a person. */
export type Attention =
  | "manual"
  | "no_route"
  | "refused"
  | "ambiguous"
  | "loss"
  | "retries"
  | "expired"
  | "out_of_stock"
  | "diverted";

interface OrderHistoryTable {
  id: Generated<bigint>;
  order_id: bigint;
  at: CreatedAt;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  actor_kind: string;
  actor_id: number | null;
  reason: string | null;
  /** status_changed unless given; only that where the status changes. */
  event: Generated<OrderStep>;
  amount: bigint | null;
}

interface StockCodeTable {
  id: Generated<bigint>;
  service_id: number;
  code: string;
  order_id: bigint | null;
  position: number | null;
  added_at: CreatedAt;
  delivered_at: Date | null;
}

export type TransferKind =
  | "top_up"
  | "hold"
  | "capture"
  | "release"
  | "refund"
  | "adjustment"
  | "promo"
  | "supplier_prepaid"
  | "supplier_cost";

interface TransferTable {
  id: Generated<bigint>;
  kind: TransferKind;
  from_account_id: number;
  to_account_id: number;
  amount: bigint;
  currency: string;
  test: boolean;
  wallet_id: number | null;
  order_id: bigint | null;
  available_after: bigint | null;
  held_after: bigint | null;
  reason: string | null;
  actor_kind: string;
  actor_id: number | null;
  idempotency_key: string;
  reverses_id: bigint | null;
  created_at: CreatedAt;
}

interface EventTable {
  id: Generated<bigint>;
  wallet_id: number;
  order_id: bigint | null;
  type: string;
  data: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: CreatedAt;
}

interface IdempotencyTable {
  wallet_id: number;
  key: string;
  call_id: string;
  fingerprint: string;
  status: number | null;
  body: string | null;
  location: string | null;
  locked_until: Date;
  created_at: CreatedAt;
}
