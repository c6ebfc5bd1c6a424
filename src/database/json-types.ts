/** Types of the JSON columns by table and column, which PostgreSQL does not know. */
export interface JsonTypes {
  "audit_changes.fields": Record<string, FieldChange>;
  "audit_log.details": Record<string, unknown>;
  "ledger_sums.sums": LedgerSum[];
  "moving_rows.row_values": Record<string, unknown>;
  "moving_runs.confirmed": Record<string, string>;
  "moving_runs.report": MovingReport;
  "notifications.samples": NotificationSample[];
  "orders.inputs": Record<string, string>;
  "orders.metadata": Record<string, unknown>;
  "orders.result_fields": ResultFields;
  "payment_credentials.settings": Record<string, string>;
  "payment_methods.bonus_tiers": StoredBonusTier[];
  "payments.terms": StoredTerms;
  "reconciliations.checks": LedgerCheckResult[];
  /** Our name of an input → the supplier's. */
  "routes.input_names": Record<string, string>;
  "services.inputs": InputField[];
  "services.result_rules": FieldRule[];
  "supplier_jobs.problems": ImportProblem[];
  "supplier_jobs.result": JobResult;
  "supplier_jobs.import_input": StoredImportInput;
  "supplier_services.inputs": InputField[];
  "suppliers.refusal_overrides": RefusalOverride[];
  "top_up_requests.terms": StoredTerms;
}

/** Amounts are decimal numbers of micro-units. */
export interface StoredBonusTier {
  from: string;
  basisPoints: number;
}

/** The fee and bonus of a payment when it was made. */
export interface StoredTerms {
  feeFixed: string;
  feeBasisPoints: number;
  bonusTiers: StoredBonusTier[];
}

/** The change of one field; for a secret, only that it changed. */
export type FieldChange = { old: unknown; new: unknown } | { secret: true };

/** A field that a service requires in addition to its identifier. */
export interface InputField {
  /** Exact name, as clients send it and panels display it. */
  name: string;
  type: "text" | "number" | "email" | "select" | "password";
  required: boolean;
  description?: string;
  /** Choices of a `select`. */
  options?: string[];
  /** Anchored pattern that the value must match. */
  pattern?: string;
}

/** What came in less what went out of the accounts of one kind, a decimal number of micro-units. */
export interface LedgerSum {
  kind: string;
  currency: string;
  test: boolean;
  balance: string;
}

/** The facts of one thing in a notification: texts and numbers by name, amounts as decimal numbers of micro-units. */
export type NotificationSample = Readonly<Record<string, string | number | boolean | null>>;

/** The values of a result by field name. */
export type ResultFields = Record<string, string | number | boolean>;

/** How one line of a result becomes a typed field. */
export interface FieldRule {
  /** The field's name in `result.fields`. */
  name: string;
  /** The text before the colon, in any case. */
  label: string;
  type: "text" | "number" | "yes_no" | "date";
}

/** Why a supplier refused. `next-step.ts` has the consequence of each class. */
export type RefusalClass =
  | "credit"
  | "duplicate"
  | "input"
  | "auth"
  | "ip"
  | "unavailable"
  | "rate"
  | "price"
  | "unsupported"
  | "unclear";

/** An operator's rule for a supplier's messages, applied before the built-in rules. */
export interface RefusalOverride {
  /** In any case. */
  contains: string;
  refusal: RefusalClass;
  /** Reason for the reseller if the order is rejected. If unset, a built-in message is used. */
  reason?: string | undefined;
}

/** Input of an import job; the margin as it was entered. */
export interface StoredImportInput {
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

/** The outcome of a job: numbers and texts by name. */
export type JobResult = Record<string, string | number | null>;

/** The result of one check of a reconciliation; amounts are decimal strings, since it is stored as JSON. */
export interface LedgerCheckResult {
  name: string;
  ok: boolean;
  /** The type of the compared rows, such as wallets, and their number. */
  of: string;
  compared: number;
  differences: number;
  /** Sum of the differences by currency and mode; empty if the check is not about money. */
  sums: { currency: string; test: boolean; amount: string }[];
  /** The first differences. */
  drift: Record<string, string | number | boolean | null>[];
}

/** What a run of a migration will change, or has changed. Amounts are decimal numbers of micro-units. */
export interface MovingReport {
  files: { file: string; rows: number; new: number; changed: number; unchanged: number; left_out: number }[];
  money: {
    currency: string;
    resellers: number;
    /** What resellers can spend in the other panel. */
    balances: string;
    /** What it has on hold for open orders, as it says. */
    held: string;
    open_orders: number;
    /** On hold here for the orders that are taken over. */
    on_hold: string;
    /** What the migration has brought in after this run: balances and what the orders that it took over cost. */
    opening_balances: string;
    /** How much of that this run brings in. */
    difference: string;
  }[];
  errors: number;
  changes: number;
}
