import type { FastifyBaseLogger } from "fastify";

export type WorkerLog = Pick<FastifyBaseLogger, "error" | "warn">;
