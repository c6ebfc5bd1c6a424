import type { paths } from "../../api/operator.gen.ts";

/** What the server counts for this page. */
export type Figures = paths["/api/operator/figures"]["get"]["responses"][200]["content"]["application/json"]["data"];
