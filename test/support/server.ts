import type { NotNull } from "kysely";
import { compose } from "../../src/compose.ts";
import { readConfig, type Config } from "../../src/config.ts";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { findUser, openSession } from "../../src/core/people/sign-in/sessions.ts";
import { createReseller, type NewReseller } from "../../src/core/resellers/accounts/resellers.ts";
import { createStaff } from "../../src/core/people/staff/staff.ts";
import type { StaffRole } from "../../src/core/people/users/user.ts";
import { createService, type NewService } from "../../src/core/catalogue/services/services.ts";
import type { Core } from "../../src/core/core.ts";
import type { Clock } from "../../src/core/kernel/ports/clock.ts";
import { parseMoney } from "../../src/core/kernel/money.ts";
import type { GatewayKind } from "../../src/workers/payments/gateway.ts";
import { openFresh, type DatabaseKind } from "./databases.ts";
import { hasPostgres } from "./postgres/postgres.ts";
import { priceGroup } from "./price-groups.ts";

/** Of every test server: a command beside it needs the same. */
export const SECRETS = {
  authSecret: "a secret of the tests, which need not be hard to guess",
  secretKey: Buffer.alloc(32, 1),
};
/** High limits, so that only tests of limits reach them. */
const TEST_SETTINGS = {
  HOST: "127.0.0.1",
  PORT: 0,
  LOG_LEVEL: "silent",
  RATE_LIMIT: 1_000_000,
  AUTH_FAILURES_PER_MINUTE: 1_000_000,
  LOGIN_ATTEMPTS_PER_MINUTE: 10_000,
  LOGIN_ATTEMPTS_PER_ADDRESS: 100_000,
  LOGIN_ATTEMPTS_PER_ACCOUNT: 100_000,
  SIGN_UPS_PER_MINUTE: 100_000,
  // What is due is told at once. Each poll costs time, and the tests of a file leave many servers idle.
  WORKER_POLL_MS: 250,
} as const satisfies Partial<Config>;

export interface TestServerOptions {
  /** If unset, PostgreSQL if available: it starts and answers faster than the embedded database. */
  database?: DatabaseKind;
  settings?: Partial<Config>;
  /** False: no workers run, and placed orders stay PENDING. */
  workers?: boolean;
  clock?: Clock;
  gatewayKinds?: readonly GatewayKind[];
}

export type TestReseller = { id: number; email: string; key: string; testKey: string };

/** A staff member with the token of a session. */
export type TestStaff = { id: number; email: string; password: string; token: string };

/** The input for a test reseller; money as decimal strings. A password is set only if given. */
export interface ResellerInput extends Partial<Omit<NewReseller, "credit" | "creditLimit">> {
  /** Price group by name; created on first use. */
  group?: string;
  credit?: string;
  creditLimit?: string;
}

export interface ServiceInput extends Partial<Omit<NewService, "price">> {
  /** Decimal string; 1.00 if unset. */
  price?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  // The tests check the shape of a response themselves.
  body: ReturnType<typeof JSON.parse>;
}

export interface TestServer extends AsyncDisposable {
  url: string;
  core: Core;
  createReseller: (input?: ResellerInput) => Promise<TestReseller>;
  createService: (input?: ServiceInput) => Promise<number>;
  createStaff: (role: StaffRole) => Promise<TestStaff>;
  /** POSTs form fields to the dispatch endpoint. */
  dispatch: (key: string, fields: Record<string, string>) => Promise<Answer>;
  placeByDispatch: (key: string, serviceId: number, imei: string, fields?: Record<string, string>) => Promise<Answer>;
  /** Calls `/api/v1` + path with the key as Bearer token; a body is sent as JSON. */
  rest: (
    key: string,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** Calls `/api/operator` + path with the session as Bearer token; a body is sent as JSON. */
  operate: (token: string, method: string, path: string, body?: unknown) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** A complete server on its own port with an empty database. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const kind = options.database ?? (hasPostgres() ? "postgres" : "embedded");
  const { database, url: databaseUrl, drop } = await openFresh(kind);
  const config: Config = { ...readConfig({}), ...TEST_SETTINGS, DATABASE_URL: databaseUrl, ...options.settings };
  const parts = {
    database,
    secrets: SECRETS,
    ...(options.clock && { clock: options.clock }),
    ...(options.gatewayKinds && { gatewayKinds: options.gatewayKinds }),
  };
  const { core, createServer, startWorkers, close } = await compose(config, parts);
  const server = await createServer();
  const workers = options.workers === false ? undefined : await startWorkers();
  const url = await server.listen({ host: config.HOST, port: config.PORT });
  const stop = async (): Promise<void> => {
    await server.close();
    await workers?.stop();
    await close();
    await drop();
  };
  const dispatch: TestServer["dispatch"] = (key, fields) =>
    ask(`${url}/api/dispatch`, { method: "POST", body: new URLSearchParams({ apikey: key, ...fields }) });
  return {
    url,
    core,
    createReseller: makeResellers(core),
    createService: makeServices(core),
    createStaff: makeStaff(core),
    dispatch,
    placeByDispatch: (key, serviceId, imei, fields) =>
      dispatch(key, { action: "placeimeiorder", ID: String(serviceId), IMEI: imei, ...fields }),
    rest: (key, method, path, body, headers) => callJson(`${url}/api/v1${path}`, { key, method, body, headers }),
    operate: (key, method, path, body) => callJson(`${url}/api/operator${path}`, { key, method, body }),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function makeResellers(core: Core): TestServer["createReseller"] {
  let count = 0;
  return async ({ credit = "0", creditLimit = "0", group, ...input } = {}) => {
    const number = ++count;
    const { id, email } = await createReseller(core, {
      email: `reseller${number}@example.com`,
      name: `Reseller ${number}`,
      credit: parseMoney(credit),
      creditLimit: parseMoney(creditLimit),
      ...(group !== undefined && { priceGroupId: await priceGroup(core, group) }),
      ...input,
    });
    const { key } = await createApiKey(core, { resellerId: id });
    const { key: testKey } = await createApiKey(core, { resellerId: id, test: true });
    return { id, email, key, testKey };
  };
}

function makeServices(core: Core): TestServer["createService"] {
  let count = 0;
  return async ({ price = "1.00", ...input } = {}) => {
    const { id } = await createService(core, {
      name: `Service ${++count}`,
      type: "imei",
      price: parseMoney(price),
      ...input,
    });
    return id;
  };
}

function makeStaff(core: Core): TestServer["createStaff"] {
  let count = 0;
  return async (role) => {
    const password = "a password of the tests";
    const number = ++count;
    const email = `staff${number}@example.com`;
    const { id } = await createStaff(core, { email, name: `Staff ${number}`, role, password });
    const { user_id: userId } = await core.database.kysely
      .selectFrom("staff")
      .select("user_id")
      .$narrowType<{ user_id: NotNull }>()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    // Without the password, which takes long to check.
    const { token } = await openSession(core, await findUser(core, userId), { ip: "127.0.0.1" }, null);
    return { id, email, password, token };
  };
}

interface JsonCall {
  key: string;
  method: string;
  body: unknown;
  headers?: Record<string, string> | undefined;
}

function callJson(url: string, { key, method, body, headers }: JsonCall): Promise<Answer> {
  return ask(url, {
    method,
    headers: {
      accept: "application/json",
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function ask(url: string, request: RequestInit): Promise<Answer> {
  return answerOf(await fetch(url, request));
}

/** The parts of a response that tests check. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = /[/+]json/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}
