import { Type } from "typebox";
import {
  MAX_DAYS,
  readForwarding,
  startForwarding,
  stopForwarding,
  type Forwarding,
} from "../../../core/moving/forwarding/forwarding.ts";
import { Message, one, refusals } from "../../kit/answers.ts";
import { recording } from "../../kit/access/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, Flag, GivenText, nullable, NoBody, Text, Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: moving in"];
const MAX_URL_LENGTH = 2_000;
const ForwardingState = Type.Object(
  {
    active: Flag,
    url: nullable(Text, "Address of the old panel's API; null if calls were never passed on"),
    ends_at: nullable(Time),
  },
  { $id: "Forwarding" },
);

/** The time in which the panel that was moved from still answers for orders that are unknown here. */
export function registerForwarding(scope: RouteScope, { core }: HttpContext): void {
  const config = { permission: "move_in" } as const;
  const present = (forwarding: Forwarding | null) => ({
    active: forwarding !== null && forwarding.endsAt > core.clock(),
    url: forwarding?.url ?? null,
    ends_at: forwarding?.endsAt.toISOString() ?? null,
  });

  const readSchema = {
    tags: TAGS,
    summary: "Whether status calls for unknown orders are passed on to the old panel",
    response: { 200: one(ForwardingState), ...refusals },
  };
  scope.get("/forwarding", { schema: readSchema, config }, async () => ({ data: present(await readForwarding(core)) }));

  const startSchema = {
    tags: TAGS,
    summary: "Pass status calls for unknown orders on to the old panel",
    body: Body({
      url: GivenText(MAX_URL_LENGTH, "Address of its API, at which this server does not answer"),
      days: Type.Integer({ minimum: 1, maximum: MAX_DAYS, description: "After these it stops by itself" }),
    }),
    response: { 200: one(ForwardingState), ...refusals },
  };
  scope.put("/forwarding", { schema: startSchema, config }, async (request) => ({
    data: present(await startForwarding(recording(core, request), request.body)),
  }));

  const stopSchema = {
    tags: TAGS,
    summary: "Stop passing status calls on",
    body: NoBody,
    response: { 200: Message, ...refusals },
  };
  scope.delete("/forwarding", { schema: stopSchema, config }, async (request) => {
    await stopForwarding(recording(core, request));
    return { message: "Status calls are no longer passed on." };
  });
}
