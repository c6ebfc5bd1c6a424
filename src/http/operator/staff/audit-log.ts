import { listStaff } from "../../../core/people/staff/staff.ts";
import { AUDIT_OUTCOMES } from "../../../core/people/audit/audit-entry.ts";
import { listActions, listAudit } from "../../../core/people/audit/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import { WALK } from "../../kit/pages.ts";
import { oneOf, queryOf, text, time, whole } from "../../kit/parameters.ts";
import { presentAudit } from "../present.ts";
import { AuditChoices, AuditRow } from "../schemas.ts";
import { answerWalk } from "../../kit/walk.ts";
import { listOf, one, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: audit log"];
const FILTERS = {
  staff_id: whole("Of one member of staff"),
  action: text("Such as POST /api/operator/suppliers"),
  target: text("What it was about, such as order 17"),
  from: time("At this time or later; a date begins in UTC"),
  to: time("Before this time"),
  outcome: oneOf(AUDIT_OUTCOMES, "How it ended; failed, too, what was never answered"),
};
const config = { permission: "read_audit" } as const;

export function registerAuditLog(scope: RouteScope, { core, config: settings }: HttpContext): void {
  const describe = createDescriber(scope);

  const schema = {
    tags: TAGS,
    summary: "Every call of the staff and command of the operator, the newest first",
    querystring: queryOf({ ...FILTERS, ...WALK }),
    response: { 200: listOf(AuditRow), ...refusals },
  };
  scope.get("/audit-log", { schema, config }, (request, reply) =>
    answerWalk(
      { request, reply, config: settings },
      FILTERS,
      ({ staff_id: staffId, ...filter }, part) => listAudit(core, { staffId, ...filter }, part),
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

/** What the document says of an action; null for commands and for routes that are gone. */
function createDescriber(scope: RouteScope): (action: string) => string | null {
  let summaries: Map<string, string> | undefined;
  return (action) => (summaries ??= readSummaries(scope)).get(action) ?? null;
}

function readSummaries(scope: RouteScope): Map<string, string> {
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
