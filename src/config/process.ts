import { databaseUrl, oneOf, optional, secret, text, whole } from "./setting.ts";

const MAX_PORT = 65_535;

/** What a process does and what it runs on. */
export const PROCESS = {
  ROLE: oneOf(["all", "http", "worker"], "all", "What this process does."),
  LOG_LEVEL: oneOf(
    ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
    "info",
    "Least severe log line that is written.",
  ),
  METRICS_TOKEN: secret(
    16,
    "Bearer token that /metrics asks for, 16 characters or more. If unset, /metrics is closed where HOST or PUBLIC_URL makes the server public, and otherwise answers this machine alone.",
  ),
  METRICS_PORT: whole(
    0,
    0,
    MAX_PORT,
    "Port of HOST on which a process of ROLE=worker answers /metrics and /healthz; 0: none.",
  ),
  SHUTDOWN_TIMEOUT_MS: whole(10_000, 0, 600_000, "Longest wait for requests under way when the server stops."),
  DATABASE_URL: databaseUrl(
    "PostgreSQL 15 or newer, such as postgres://user:password@host/name; several hosts with commas between: the one that takes writes is used. If unset, an embedded database in DATA_DIR.",
  ),
  DATABASE_TIMEOUT_MS: whole(
    10_000,
    1_000,
    600_000,
    "Longest statement in PostgreSQL; a connection that is silent for 2 seconds more is given up.",
  ),
  DATABASE_CONNECTIONS: whole(10, 1, 500, "Most connections of one process to PostgreSQL."),
  DATA_DIR: text("./data", "Folder of the embedded database and of local secrets."),
  AUTH_SECRET: secret(
    32,
    "Seals the secrets of authenticator apps and signs the unsubscribe links of emails, 32 characters or more; the same on every node. If unset, a random one is stored in DATA_DIR.",
  ),
  ENCRYPTION_KEY: optional(
    "Encrypts the credentials of suppliers, payment gateways and the Telegram bot: 64 hexadecimal digits, the same on every node. If unset, a random one is stored in DATA_DIR.",
  ),
  REDIS_URL: optional(
    "Redis that shares rate limits between several nodes. If unset, or while it is away, each node counts for itself.",
  ),
};
