import type { FastifyInstance } from "fastify";

/** Reads JSON bodies in this scope, and takes an empty one for none: clients name the type of bodies they do not send. */
export function readEmptyJson(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null, undefined) : parseJson(request, body, done),
  );
}
