import { listSessions, revokeOtherSessions, revokeSession } from "../../core/people/sign-in/sessions.ts";
import type { HttpContext } from "../kit/context.ts";
import { all, IdParams, Message, refusals } from "../kit/answers.ts";
import { sessionOf } from "../kit/access/session-cookie.ts";
import { COOKIE, TAGS } from "./guard.ts";
import { presentDevice } from "./present.ts";
import { Device } from "./schemas.ts";
import type { RouteScope } from "../kit/scope.ts";

/** Where the person is signed in. */
export function registerDevices(scope: RouteScope, { core }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "List the sessions of the user, most recently used first",
    response: { 200: all(Device), ...refusals },
    security: COOKIE,
  };
  scope.get("/session/devices", { schema: listSchema }, async (request) => {
    const session = sessionOf(request);
    const sessions = await listSessions(core, session);
    return { data: sessions.map((row) => presentDevice(row, session.id)) };
  });

  const endSchema = {
    tags: TAGS,
    summary: "End one session of the user",
    params: IdParams,
    response: { 200: Message, ...refusals },
    security: COOKIE,
  };
  scope.delete("/session/devices/:id", { schema: endSchema }, async (request) => {
    await revokeSession(core, sessionOf(request), request.params.id);
    return { message: "The session has ended." };
  });

  const othersSchema = {
    tags: TAGS,
    summary: "End all other sessions of the user",
    response: { 200: Message, ...refusals },
    security: COOKIE,
  };
  scope.delete("/session/devices", { schema: othersSchema }, async (request) => {
    const ended = await revokeOtherSessions(core, sessionOf(request));
    return { message: ended === 1 ? "One other session has ended." : `${ended} other sessions have ended.` };
  });
}
