import type { FastifyInstance } from "fastify";
import { DomainError } from "../../core/kernel/errors.ts";
import type { Core } from "../../core/core.ts";
import { asksForPage, sendPage } from "./dashboard.ts";

/**
 * Unknown paths are real 404s with JSON, since clients probe for an interface and fall back only on those; a known
 * path with another method is 405 and says which are allowed. Browsers get the dashboard, which has pages of its own.
 */
export function answerMissing(app: FastifyInstance, { pagesOf }: { pagesOf: Core | null }): void {
  const routes: { path: RegExp; methods: string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const path = new RegExp(`^${url.replaceAll(".", "\\.").replace(/:[^/]+/g, "[^/]+")}/?$`);
    routes.push({ path, methods: [method].flat() });
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (pagesOf !== null && asksForPage(request)) return sendPage(reply, pagesOf);
    const path = request.url.split("?", 1)[0]!;
    const allowed = [...new Set(routes.filter((route) => route.path.test(path)).flatMap((route) => route.methods))];
    if (allowed.length === 0) throw nothingHere();
    reply.header("Allow", allowed.join(", "));
    throw new DomainError("method_not_allowed", `This address takes ${allowed.join(", ")} only.`);
  });
}

/** The refusal that unknown paths answer with. */
export function nothingHere(): DomainError {
  return new DomainError("not_found", "There is nothing at this address.");
}
