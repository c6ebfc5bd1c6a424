import type { JobKind, JobState } from "../../../database/column-types.ts";
import type { ImportProblem, JobResult, StoredImportInput } from "../../../database/json-types.ts";

export type { JobResult };

/** Something that a worker does with a supplier for the operator. */
export interface SupplierJob {
  id: number;
  supplierId: number;
  kind: JobKind;
  state: JobState;
  done: number;
  /** 0 while it is not known. */
  total: number;
  result: JobResult | null;
  /** Services that an import could not take over; at most 100 are reported. */
  problems: ImportProblem[];
  /** Why it failed, for the operator. */
  error: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

export interface HeldJob extends Pick<SupplierJob, "id" | "supplierId" | "kind"> {
  /** Which claim of the job this is: a later one has taken it over. */
  claim: number;
  /** Of an import. */
  importInput: StoredImportInput | null;
}
