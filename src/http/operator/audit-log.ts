import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { listAudit } from "../../core/audit/audit.ts";
import type { HttpContext } from "../context.ts";
import { createQueryReader } from "../rest/query.ts";
import { one, queryOf, refusals } from "../rest/schemas.ts";
import { presentAudit } from "./present.ts";
import { AuditRow } from "./schemas.ts";

const TAGS = ["Operator: audit log"];
const DEFAULT_LIMIT = 50;
const MOST_ROWS = 200;
const GREATEST_ID = 2 ** 31 - 1;

export function registerAuditLog(scope: FastifyInstance, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Every call of the staff and command of the operator, the newest first",
    querystring: queryOf({
      staff_id: "Of one member of staff",
      action: "Such as POST /api/operator/suppliers",
      before: "Entries older than the one of this id: goes on where the last answer ended",
      limit: `Rows, ${DEFAULT_LIMIT} unless asked, at most ${MOST_ROWS}`,
    }),
    response: { 200: one(Type.Array(AuditRow)), ...refusals },
  };
  scope.get("/audit-log", { schema, config: { permission: "read_audit" } }, async (request) => {
    const query = createQueryReader(request.query as Record<string, unknown>);
    const before = query.whole("before");
    const filter = {
      staffId: query.whole("staff_id", GREATEST_ID),
      action: query.text("action"),
      before: before === undefined ? undefined : BigInt(before),
      limit: Math.min(query.whole("limit") ?? DEFAULT_LIMIT, MOST_ROWS),
    };
    query.finish();
    return { data: (await listAudit(core, filter)).map(presentAudit) };
  });
}
