import type { FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";

/** Where the caller reaches this server: PUBLIC_URL, else as the request did; without a slash at its end. */
export function baseUrlOf(request: FastifyRequest, { PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): string {
  return (PUBLIC_URL ?? `${request.protocol}://${request.host}`).replace(/\/+$/, "");
}
