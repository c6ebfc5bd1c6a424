import assert from "node:assert/strict";
import { after, before } from "node:test";
import { readOpenApi } from "../../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../../support/server.ts";

export const PASSWORD = "correct horse";

/** A server on which Ada manages her keys with the token of her sign-in. */
export interface KeysWorld {
  readonly server: TestServer;
  readonly ada: TestReseller;
  readonly token: string;
  /** How much later it is than the machine says. */
  readonly clock: { shiftMs: number };
  /** Calls the API as Ada herself, or with the token `as`, and checks the response against the document. */
  call(method: string, path: string, body?: unknown, as?: string): Promise<Answer>;
  make(settings?: object): Promise<Answer>;
  made(settings?: object): Promise<{ id: number; key: string }>;
  regenerate(id: number): Promise<Answer>;
  rotate(id: number, hours: unknown): Promise<Answer>;
  revoke(id: number): Promise<Answer>;
  stateOf(id: number): Promise<string>;
  /** The code of the refusal, or null where the key works. */
  use(key: string): Promise<string | null>;
}

/** Starts the server before the tests of the suite that calls this, and stops it after them. */
export function useKeysWorld(): KeysWorld {
  let server: TestServer;
  let ada: TestReseller;
  let token: string;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  const clock = { shiftMs: 0 };

  before(async () => {
    server = await startTestServer({
      workers: false,
      settings: { MAX_KEYS: 12, RATE_LIMIT: 500 },
      clock: () => new Date(Date.now() + clock.shiftMs),
    });
    check = await readOpenApi(server.url);
    ada = await server.createReseller({ password: PASSWORD });
    token = (await server.rest("", "POST", "/login", { email: ada.email, password: PASSWORD })).body.token;
  });
  after(() => server.stop());

  const call: KeysWorld["call"] = async (method, path, body, as = token) => {
    const answer = await server.rest(as, method, path, body);
    check(method, `/api/v1${path.split("?", 1)[0]}`, answer);
    return answer;
  };
  const make: KeysWorld["make"] = (settings = {}) => call("POST", "/keys", { password: PASSWORD, ...settings });

  return {
    get server() {
      return server;
    },
    get ada() {
      return ada;
    },
    get token() {
      return token;
    },
    clock,
    call,
    make,
    async made(settings) {
      const { status, body } = await make(settings);
      assert.equal(status, 201, JSON.stringify(body));
      return body.data;
    },
    regenerate: (id) => call("POST", `/keys/${id}/regenerate`, { password: PASSWORD }),
    rotate: (id, hours) => call("POST", `/keys/${id}/rotate`, { password: PASSWORD, hours }),
    revoke: (id) => call("POST", `/keys/${id}/revoke`),
    stateOf: async (id) => (await call("GET", `/keys/${id}`)).body.data.state,
    use: async (key) => (await server.rest(key, "GET", "/account")).body.code ?? null,
  };
}
