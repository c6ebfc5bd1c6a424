/** What the JSON columns hold, by table and column: PostgreSQL does not know. */
export interface JsonTypes {
  "audit_changes.fields": Record<string, FieldChange>;
  "audit_log.details": Record<string, unknown>;
  "orders.inputs": Record<string, string>;
  "orders.metadata": Record<string, unknown>;
  "orders.result_fields": ResultFields;
  "reconciliations.checks": LedgerCheckResult[];
  /** Our name of an input → the supplier's. */
  "routes.input_names": Record<string, string>;
  "services.inputs": InputField[];
  "services.result_rules": FieldRule[];
  "supplier_jobs.problems": ImportProblem[];
  "supplier_jobs.result": JobResult;
  "supplier_jobs.wish": StoredImportInput;
  "supplier_services.inputs": InputField[];
  "suppliers.refusal_overrides": RefusalOverride[];
}

/** What became of one field; of a secret only that it changed. */
export type FieldChange = { old: unknown; new: unknown } | { secret: true };

/** A field that a service asks for beside its identifier. */
export interface InputField {
  /** Exact name, as clients send it and panels show it. */
  name: string;
  type: "text" | "number" | "email" | "select" | "password";
  required: boolean;
  description?: string;
  /** Choices of a `select`. */
  options?: string[];
  /** Anchored pattern that the value must match. */
  pattern?: string;
}

/** What a result says, by the name of each field. */
export type ResultFields = Record<string, string | number | boolean>;

/** How one line of a result becomes a typed field. */
export interface FieldRule {
  /** The field's name in `result.fields`. */
  name: string;
  /** The text before the colon, in any case. */
  label: string;
  type: "text" | "number" | "yes_no" | "date";
}

/** Why a supplier refused; each class has its consequence in `next-step.ts`. */
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

/** The operator's own rule for a supplier's texts, tried before the built-in ones. */
export interface RefusalOverride {
  /** In any case. */
  contains: string;
  refusal: RefusalClass;
  /** What the reseller reads where it rejects the order; if unset, our own sentence. */
  reason?: string | undefined;
}

/** Input of an import job; the margin as it is written. */
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

/** The outcome of a job, by the names of its figures. */
export type JobResult = Record<string, string | number | null>;

/** What one check of a reconciliation compared and found; amounts as decimal strings, since it is stored as JSON. */
export interface LedgerCheckResult {
  name: string;
  ok: boolean;
  /** What was compared, such as wallets, and how many. */
  of: string;
  compared: number;
  differences: number;
  /** What the differences add up to, for each currency and mode; empty where the check is not about money. */
  sums: { currency: string; test: boolean; amount: string }[];
  /** The first of the differences. */
  drift: Record<string, string | number | boolean | null>[];
}
