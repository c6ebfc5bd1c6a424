import type { FastifyInstance } from "fastify";
import { commandHeaders } from "../http/operator/command-pass.ts";
import { API_PREFIX, COMMAND_HOST, type CarryCall } from "./messages.ts";

/** The calls of commands, done by the operator API of this process; `pass` is the one that it was made with. */
export function carryTo(app: FastifyInstance, pass: string): CarryCall {
  return async (command, { method, path, body }) => {
    const { statusCode, body: text } = await app.inject({
      method,
      url: `${API_PREFIX}${path}`,
      headers: { ...commandHeaders(pass, command), host: COMMAND_HOST },
      ...(body !== undefined && { payload: body }),
    });
    return { status: statusCode, body: text };
  };
}
