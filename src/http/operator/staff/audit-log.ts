import type { FastifyInstance } from "fastify";
import { listStaff } from "../../../core/people/staff/staff.ts";
import { AUDIT_KINDS, AUDIT_OUTCOMES, type AuditFilter } from "../../../core/people/audit/audit-entry.ts";
import { listActions, listAudit } from "../../../core/people/audit/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import type { QueryReader } from "../../kit/query.ts";
import { listOf, one, queryOf, refusals } from "../../kit/schemas.ts";
import { presentAudit } from "../present.ts";
import { AuditChoices, AuditRow } from "../schemas.ts";
import { answerWalk, WALK_FIELDS } from "../../kit/walk.ts";

const TAGS = ["Operator: audit log"];
const GREATEST_ID = 2 ** 31 - 1;
const config = { permission: "read_audit" } as const;

export function registerAuditLog(scope: FastifyInstance, { core, config: settings }: HttpContext): void {
  const describe = createDescriber(scope);

  const schema = {
    tags: TAGS,
    summary: "Every call of the staff and command of the operator, the newest first",
    querystring: queryOf({
      staff_id: "Of one member of staff",
      action: "Such as POST /api/operator/suppliers",
      target: "What it was about, such as order 17",
      from: "At this time or later; a date begins in UTC",
      to: "Before this time",
      outcome: `${AUDIT_OUTCOMES.join(", ")}: how it ended; failed, too, what was never answered`,
      kind: `${AUDIT_KINDS.join(" or ")} alone`,
      ...WALK_FIELDS,
    }),
    response: { 200: listOf(AuditRow), ...refusals },
  };
  scope.get("/audit-log", { schema, config }, (request, reply) =>
    answerWalk(
      { request, reply, config: settings },
      readFilter,
      (filter, part) => listAudit(core, filter, part),
      (entry) => presentAudit(entry, describe(entry.action)),
    ),
  );

  const choicesSchema = {
    tags: TAGS,
    summary: "What the audit log can be filtered by: everybody of the staff, and the actions that are in it",
    response: { 200: one(AuditChoices), ...refusals },
  };
  scope.get("/audit-log/choices", { schema: choicesSchema, config }, async () => {
    const [staff, actions] = await Promise.all([listStaff(core), listActions(core)]);
    return {
      data: {
        staff: staff.map(({ id, name }) => ({ id, name })),
        actions: actions.map((action) => ({ action, about: describe(action) })),
      },
    };
  });
}

function readFilter(query: QueryReader): AuditFilter {
  return {
    staffId: query.whole("staff_id", GREATEST_ID),
    action: query.text("action"),
    target: query.text("target"),
    from: query.date("from"),
    to: query.date("to"),
    outcome: query.oneOf("outcome", AUDIT_OUTCOMES),
    kind: query.oneOf("kind", AUDIT_KINDS),
  };
}

/** What the document says of an action; null for commands and for routes that are gone. */
function createDescriber(scope: FastifyInstance): (action: string) => string | null {
  let summaries: Map<string, string> | undefined;
  return (action) => (summaries ??= readSummaries(scope)).get(action) ?? null;
}

function readSummaries(scope: FastifyInstance): Map<string, string> {
  const { paths = {} } = scope.swagger();
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations ?? {}).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
        (operation as { summary?: string }).summary ?? "",
      ]),
    ),
  );
}
