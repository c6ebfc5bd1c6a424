import type { OperatorData } from "../../api/types.ts";

/** What the server counts for this page. */
export type Stats = OperatorData<"/api/operator/figures">;
