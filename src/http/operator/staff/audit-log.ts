import { Type, type Static } from "typebox";
import { AUDIT_OUTCOMES, type AuditEntry } from "../../../core/people/audit/audit-entry.ts";
import { listActions, listAudit } from "../../../core/people/audit/audit.ts";
import { listStaff } from "../../../core/people/staff/staff.ts";
import { listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { AnyObject, Id, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { oneOf, queryOf, text, time, whole } from "../../kit/lists/parameters.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { namedOrNull } from "../../kit/values.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";

const TAGS = ["Operator: audit log"];

const FILTERS = {
  staff_id: whole("Of one staff member"),
  action: text("Such as POST /api/operator/suppliers"),
  target: text("Target of the action, such as order 17"),
  from: time("At or after this time; dates are in UTC"),
  to: time("Before this time"),
  outcome: oneOf(AUDIT_OUTCOMES, "Outcome; failed includes actions that were never answered"),
};

const config = { permission: "read_audit" } as const;

const FieldChange = Type.Object({
  old: Type.Optional(Type.Unknown({ description: "Amounts are decimal strings; null: not set, or did not exist" })),
  new: Type.Optional(Type.Unknown()),
  secret: Type.Optional(Type.Literal(true, { description: "The field is a secret: only that it changed is recorded" })),
});

const AuditChange = Type.Object(
  {
    target: Type.String({ description: "Such as service 17" }),
    fields: Type.Unsafe<Record<string, Static<typeof FieldChange>>>(
      Type.Object({}, { additionalProperties: FieldChange }),
    ),
  },
  { $id: "AuditChange" },
);

const AuditRow = Type.Object(
  {
    id: Id,
    at: Time,
    staff: nullable(Named, "Null for the command line, or for a failed sign-in"),
    action: Text,
    about: nullable(Text, "Summary of the action; null for commands"),
    target: nullable(Text),
    details: nullable(AnyObject, "What was sent, without secrets"),
    changes: Type.Array(AuditChange, { description: "What it changed; empty where it failed or nothing differs" }),
    status: nullable(Type.Integer(), "HTTP status of the answer; null if there was none"),
    ip: nullable(Text),
    request_id: nullable(Text),
  },
  { $id: "AuditRow" },
);

const AuditChoices = Type.Object(
  {
    staff: Type.Array(Named),
    actions: Type.Array(Type.Object({ action: Text, about: nullable(Text) })),
  },
  { $id: "AuditChoices" },
);

export function registerAuditLog(scope: RouteScope, { core, config: settings }: HttpContext): void {
  const describe = createDescriber(scope);

  const schema = {
    tags: TAGS,
    summary: "Every call of the staff and command of the operator, the newest first",
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(AuditRow), ...refusals },
  };
  scope.get("/audit-log", { schema, config }, (request, reply) =>
    answerCursorList(
      { request, reply, config: settings },
      FILTERS,
      ({ staff_id: staffId, ...filter }, part) => listAudit(core, { staffId, ...filter }, part),
      (entry) => presentAudit(entry, describe(entry.action)),
    ),
  );

  const choicesSchema = {
    tags: TAGS,
    summary: "Filter values of the audit log: all staff members, and the actions in the log",
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

/** `about` as the document describes the action. */
function presentAudit(entry: AuditEntry, about: string | null) {
  return {
    id: Number(entry.id),
    at: entry.at.toISOString(),
    staff: namedOrNull(entry.staffId, entry.staffName),
    action: entry.action,
    about,
    target: entry.target,
    details: entry.details,
    changes: entry.changes,
    status: entry.status,
    ip: entry.ip,
    request_id: entry.requestId,
  };
}
