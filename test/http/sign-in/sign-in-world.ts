import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import { readOpenApi } from "../../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../../support/server.ts";
import { openBrowserSession, type BrowserSession } from "../../support/sign-in/browser-session.ts";

export const PASSWORD = "correct horse";
export const WRONG = "a wrong password";

/** A server without workers, its clock, and resellers who sign in with a browser. */
export interface SignInWorld {
  readonly server: TestServer;
  /** With credit of 10.00. */
  readonly reseller: TestReseller;
  readonly other: TestReseller;
  /** The server's time, which begins anew with each test. */
  readonly clock: { now: number };
  /** Calls `/api/v1` + path from the page, and checks the response against the document. */
  call(
    page: BrowserSession,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  signIn(page: BrowserSession, email: string, password?: string): Promise<Answer>;
  /** A page of the reseller, or of who else is named, after the sign-in. */
  signedIn(email?: string, password?: string): Promise<BrowserSession>;
}

/** Starts the server before the tests of the suite that calls this, and stops it after them. */
export function useSignInWorld(): SignInWorld {
  let server: TestServer;
  let reseller: TestReseller;
  let other: TestReseller;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  const clock = { now: Date.now() };

  before(async () => {
    server = await startTestServer({ workers: false, clock: () => new Date(clock.now) });
    reseller = await server.createReseller({ password: PASSWORD, credit: "10.00" });
    other = await server.createReseller({ password: PASSWORD });
    check = await readOpenApi(server.url);
  });
  afterEach(() => {
    clock.now = Date.now();
  });
  after(() => server.stop());

  const call: SignInWorld["call"] = async (page, method, path, body, headers = {}) => {
    const answer = await page.call(method, `/v1${path}`, body, headers);
    check(method, `/api/v1${path.split("?", 1)[0]!.replace(/(devices)\/.+/, "$1/{id}")}`, answer);
    return answer;
  };
  const signIn: SignInWorld["signIn"] = (page, email, password = PASSWORD) =>
    call(page, "POST", "/session", { email, password });

  return {
    get server() {
      return server;
    },
    get reseller() {
      return reseller;
    },
    get other() {
      return other;
    },
    clock,
    call,
    signIn,
    async signedIn(email = reseller.email, password = PASSWORD) {
      const page = openBrowserSession(server.url);
      assert.equal((await signIn(page, email, password)).status, 200);
      return page;
    },
  };
}
