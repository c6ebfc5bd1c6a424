import { isCurrency, parseMoney } from "./core/kernel/money.ts";
import { parseDatabaseUrl } from "./database/address.ts";
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";

/**
 * Every setting: its name in the environment, its default and one line of documentation.
 * Nothing else reads `process.env`. `docs/operate.md` lists them from this table.
 */
type Setting<T> = { default: T; doc: string; read: (text: string) => T };

const MAX_PORT = 65_535;
const LONGEST_STEP_SECONDS = 86_400;

const text = (byDefault: string, doc: string): Setting<string> => ({ default: byDefault, doc, read: (value) => value });

const optional = (doc: string): Setting<string | undefined> => ({ default: undefined, doc, read: (value) => value });

const address = (doc: string): Setting<string | undefined> => ({
  default: undefined,
  doc,
  read: (value) => {
    if (/^https?:\/\//i.test(value) && URL.canParse(value)) return value;
    throw new RangeError("must be an address such as https://api.example.com");
  },
});

const databaseUrl = (doc: string): Setting<string | undefined> => ({
  default: undefined,
  doc,
  read: (value) => {
    parseDatabaseUrl(value);
    return value;
  },
});

const currency = (byDefault: string, doc: string): Setting<string> => ({
  default: byDefault,
  doc,
  read: (value) => {
    if (isCurrency(value)) return value;
    throw new RangeError("must be a three-letter code, such as USD");
  },
});

const amount = (byDefault: string, doc: string): Setting<string> => ({
  default: byDefault,
  doc,
  read: (value) => {
    try {
      if (parseMoney(value) >= 0n) return value;
    } catch {
      // Told below, in the words of a setting.
    }
    throw new RangeError("must be an amount such as 1000.00, zero or more");
  },
});

const proxies = (doc: string): Setting<TrustedProxies> => ({ default: false, doc, read: readTrustedProxies });

const secret = (shortest: number, doc: string): Setting<string | undefined> => ({
  default: undefined,
  doc,
  read: (value) => {
    if (value.length < shortest) throw new RangeError(`must have at least ${shortest} characters`);
    return value;
  },
});

const whole = (byDefault: number, least: number, most: number, doc: string): Setting<number> => ({
  default: byDefault,
  doc,
  read: (value) => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < least || number > most) {
      throw new RangeError(`must be a whole number from ${least} to ${most}`);
    }
    return number;
  },
});

const seconds = (byDefault: readonly number[], doc: string): Setting<readonly number[]> => ({
  default: byDefault,
  doc,
  read: (value) => {
    const steps = value.split(",").map((step) => Number(step.trim()));
    if (steps.every((step) => step > 0 && step <= LONGEST_STEP_SECONDS)) return steps;
    throw new RangeError("must be numbers of seconds separated by commas, such as 15,30,60");
  },
});

const yesNo = (byDefault: boolean, doc: string): Setting<boolean> => ({
  default: byDefault,
  doc: `${doc} One of true, false.`,
  read: (value) => {
    if (value !== "true" && value !== "false") throw new RangeError("must be true or false");
    return value === "true";
  },
});

const oneOf = <const T extends string>(values: readonly T[], byDefault: NoInfer<T>, doc: string): Setting<T> => ({
  default: byDefault,
  doc: `${doc} One of ${values.join(", ")}.`,
  read: (value) => {
    const found = values.find((candidate) => candidate === value);
    if (!found) throw new RangeError(`must be one of ${values.join(", ")}`);
    return found;
  },
});

export const SETTINGS = {
  PORT: whole(3000, 0, MAX_PORT, "Port the server listens on; 0 takes a free one."),
  HOST: text("127.0.0.1", "Address the server listens on; 0.0.0.0 for every interface."),
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
    "Seals the secrets of authenticator apps, 32 characters or more; the same on every node. If unset, a random one is stored in DATA_DIR.",
  ),
  ENCRYPTION_KEY: optional(
    "Encrypts the keys at suppliers: 64 hexadecimal digits, the same on every node. Absent: a random one kept in DATA_DIR.",
  ),
  REDIS_URL: optional(
    "Redis that shares rate limits between several nodes. If unset, or while it is away, each node counts for itself.",
  ),
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
  PUBLIC_URL: address(
    "Address that resellers reach the server at, such as https://api.example.com. Absent: the Host header of each request.",
  ),
  TRUST_PROXY: proxies(
    "Proxies whose X-Forwarded-For is believed: how many stand before the server, such as 1, or their addresses and CIDR ranges separated by commas. `true` believes whatever a client writes: only behind a proxy that replaces the header.",
  ),
  SMTP_URL: optional(
    "Mail server, such as smtps://user:password@mail.example.com; needs MAIL_FROM and PUBLIC_URL. Absent: the links of mails go to the log.",
  ),
  MAIL_FROM: optional("Sender of mails, such as Imeister <no-reply@example.com>."),
  CURRENCY: currency("USD", "Currency of new resellers and services, as a three-letter code."),
  RATE_LIMIT: whole(
    60,
    1,
    1_000_000,
    "Requests a minute for each API key, where neither the key nor its reseller has a limit of its own.",
  ),
  AUTH_FAILURES_PER_MINUTE: whole(
    60,
    1,
    1_000_000,
    "Failed authentications a minute from one address before further failures answer 429.",
  ),
  LOGIN_ATTEMPTS_PER_MINUTE: whole(5, 1, 10_000, "Failed sign-ins a minute for one e-mail from one address."),
  SIGN_UPS_PER_MINUTE: whole(5, 1, 100_000, "Sign-ups and requests for a new password a minute from one address."),
  LOGIN_ATTEMPTS_PER_ADDRESS: whole(30, 1, 100_000, "Failed sign-ins a minute from one address, whatever the e-mail."),
  LOGIN_ATTEMPTS_PER_ACCOUNT: whole(
    100,
    1,
    100_000,
    "Failed sign-ins an hour for one email from all addresses together; a session or browser that signed in before has a count of its own.",
  ),
  BODY_LIMIT_BYTES: whole(
    1_048_576,
    1_024,
    104_857_600,
    "Largest request body of a caller who is known before it is read; 16 kB are enough for others, and on dispatch what BULK_ORDERS and BULK_STATUS need.",
  ),
  REQUEST_TIMEOUT_MS: whole(30_000, 100, 600_000, "Longest time to receive a whole request."),
  MAX_CONNECTIONS: whole(10_000, 1, 1_000_000, "Most open HTTP connections of one process."),
  SHUTDOWN_TIMEOUT_MS: whole(10_000, 0, 600_000, "Longest wait for requests under way when the server stops."),
  INTAKE_BATCH: whole(128, 1, 1_000, "Most orders that are written in one transaction."),
  INTAKE_LANES: whole(
    2,
    1,
    100,
    "Most batches of orders that are written side by side on PostgreSQL, each on a connection.",
  ),
  INTAKE_QUEUE: whole(10_000, 1, 1_000_000, "Most orders that may wait for their transaction; more are answered 503."),
  BULK_ORDERS: whole(100, 1, 1_000, "Most orders in one bulk call."),
  BULK_STATUS: whole(500, 1, 5_000, "Most orders in one status call."),
  REPLAY_WINDOW_SECONDS: whole(
    120,
    0,
    86_400,
    "How long a repeated dispatch order without a reference answers with the first one, also when that has its result.",
  ),
  IDEMPOTENCY_DAYS: whole(7, 1, 365, "How long answers to an Idempotency-Key are kept."),
  TOKEN_DAYS: whole(30, 1, 3_650, "Absolute lifetime of a personal access token."),
  SESSION_DAYS: whole(30, 1, 3_650, "Absolute lifetime of a person's session."),
  SESSION_IDLE_HOURS: whole(72, 1, 87_600, "Lifetime of a person's session that is not used."),
  SESSION_RATE_LIMIT: whole(600, 1, 1_000_000, "Requests a minute for each session of a reseller."),
  TOKEN_IDLE_DAYS: whole(7, 1, 3_650, "Lifetime of a personal access token that is not used."),
  MAX_KEYS: whole(50, 1, 10_000, "Most live API keys of one reseller."),
  TEST_CREDIT: amount("1000.00", "Test money in a new reseller's test wallet."),
  WORKER_POLL_MS: whole(1_000, 10, 600_000, "How often a worker looks for due orders when nothing wakes it."),
  WORKER_BATCH: whole(100, 1, 10_000, "Most due orders of one supplier that a worker claims at once."),
  LEASE_SECONDS: whole(60, 1, 86_400, "How long a claimed order stays with its worker before another may take it."),
  ASK_SUPPLIER_SECONDS: seconds(
    [15, 30, 60, 120, 300, 900],
    "How long to wait before a supplier is asked about an order again: each time the next step, then the last one.",
  ),
  ASK_SUPPLIER_BATCH: whole(100, 1, 1_000, "Most orders that a supplier is asked about in one call."),
  ATTEMPTS_PER_ORDER: whole(6, 1, 100, "After so many tries with suppliers an order waits for a person."),
  SUPPLIER_TIMEOUT_MS: whole(20_000, 100, 600_000, "Longest call to a supplier; shorter than LEASE_SECONDS."),
  SUPPLIER_ANSWER_BYTES: whole(33_554_432, 65_536, 1_073_741_824, "Largest answer of a supplier."),
  ALLOW_PRIVATE_ADDRESSES: yesNo(
    false,
    "Whether suppliers may be called at private, loopback and link-local addresses.",
  ),
  BALANCE_MINUTES: whole(15, 0, 10_080, "How often the balance at suppliers is read; 0: only when asked."),
  LOW_STOCK_CODES: whole(10, 0, 1_000_000, "With fewer codes than this the operator is warned of low stock."),
  TOP_UP_REQUESTS: whole(5, 1, 1_000, "Most top-up requests of one wallet that may wait for an answer."),
  LARGE_AMOUNT: amount(
    "10000.00",
    "Larger top-ups, adjustments and top-up requests, in the currency of their wallet, are done only when they are confirmed.",
  ),
  EXPORT_ROWS: whole(100_000, 1, 10_000_000, "Most rows of one CSV export."),
  CALLS_DAYS: whole(30, 0, 3_650, "How long the log of a reseller's own calls is kept; 0: no call is noted."),
  CALLS_KEPT: whole(
    50_000,
    1,
    100_000_000,
    "Most calls that are kept of each reseller, live and test each; the oldest go first.",
  ),
  AUDIT_DAYS: whole(400, 1, 36_500, "How long the log of the operator's calls is kept."),
} satisfies Record<string, Setting<unknown>>;

export type Config = { readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K]["default"] };

/** Reads the settings from an environment. Throws one Error that names every setting that is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const problems: string[] = [];
  const entries = Object.entries(SETTINGS).map(([name, setting]) => {
    const value = environment[name]?.trim();
    if (value === undefined || value === "") return [name, setting.default];
    try {
      return [name, (setting as Setting<unknown>).read(value)];
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}.`);
      return [name, undefined];
    }
  });
  const config = Object.fromEntries(entries) as Config;
  // A call that outlives its lease would let another worker take the order meanwhile.
  if (problems.length === 0 && config.SUPPLIER_TIMEOUT_MS >= config.LEASE_SECONDS * 1_000) {
    problems.push("SUPPLIER_TIMEOUT_MS must be shorter than LEASE_SECONDS.");
  }
  // A link must not carry a host that whoever asked for it made up.
  if (config.SMTP_URL !== undefined && (config.MAIL_FROM === undefined || config.PUBLIC_URL === undefined)) {
    problems.push("SMTP_URL needs MAIL_FROM and PUBLIC_URL.");
  }
  if (problems.length > 0) throw new Error(`Wrong settings: ${problems.join(" ")}`);
  return config;
}
