import assert from "node:assert/strict";
import type { Clock } from "../../../src/core/kernel/ports/clock.ts";
import { createAuthenticator, type Authenticator, type Forgery } from "./authenticator.ts";
import { openBrowserSession, type BrowserSession } from "./browser-session.ts";
import { startMailServer, type TestMailServer } from "./mail-server.ts";
import { readOpenApi } from "../openapi.ts";
import { startTestServer, type Answer, type TestServer } from "../server.ts";

export const PASSKEY_ORIGIN = "https://imei.example";
export const PASSWORD = "correct horse";

/** A reseller who is signed in and has added a passkey. */
interface Owner {
  id: number;
  email: string;
  page: BrowserSession;
  passkey: Authenticator;
  passkeyId: string;
}

type Call = (page: BrowserSession, method: string, path: string, body?: unknown, origin?: string) => Promise<Answer>;
type Added = (page: BrowserSession, response: unknown, name?: string) => Promise<Answer>;

/** A server at a public address, with the actions of users and their authenticators. */
export interface PasskeyWorld {
  server: TestServer;
  mails: TestMailServer;
  /** Calls `/api/v1` + path from the page, and checks the response against the OpenAPI document. */
  call: Call;
  signedIn: (email: string, password?: string) => Promise<BrowserSession>;
  beginAdding: (page: BrowserSession, fields?: object) => Promise<Answer>;
  add: Added;
  owner: () => Promise<Owner>;
  beginSigningIn: () => Promise<{ page: BrowserSession; options: { challenge: string } }>;
  finish: (page: BrowserSession, response: unknown) => Promise<Answer>;
  signIn: (passkey: Authenticator, forgery?: Forgery) => Promise<Answer & { page: BrowserSession }>;
  stop: () => Promise<void>;
}

export async function openPasskeyWorld(options: { clock: Clock }): Promise<PasskeyWorld> {
  const mails = await startMailServer();
  const settings = { SMTP_URL: mails.url, MAIL_FROM: "no-reply@imei.example", PUBLIC_URL: PASSKEY_ORIGIN };
  const server = await startTestServer({ ...options, workers: false, settings });
  const check = await readOpenApi(server.url);
  const call: Call = async (page, method, path, body, origin = PASSKEY_ORIGIN) => {
    const answer = await page.call(method, `/v1${path}`, body, { origin });
    check(method, `/api/v1${path}`, answer);
    return answer;
  };
  const stop = async (): Promise<void> => {
    await server.stop();
    await mails.stop();
  };
  return { server, mails, call, stop, ...addingWith(server, mails, call), ...signingInWith(server, call) };
}

function addingWith(server: TestServer, mails: TestMailServer, call: Call) {
  const signedIn = async (email: string, password = PASSWORD): Promise<BrowserSession> => {
    const page = openBrowserSession(server.url);
    assert.equal((await call(page, "POST", "/session", { email, password })).status, 200);
    return page;
  };
  const beginAdding = (page: BrowserSession, fields: object = { password: PASSWORD }) =>
    call(page, "POST", "/session/passkeys/options", fields);
  const add: Added = (page, response, name = "Laptop") => call(page, "POST", "/session/passkeys", { name, response });
  const owner = async (): Promise<Owner> => {
    const { id, email } = await server.createReseller({ password: PASSWORD });
    const page = await signedIn(email);
    const passkey = createAuthenticator(PASSKEY_ORIGIN);
    const added = await add(page, passkey.create((await beginAdding(page)).body.data));
    assert.equal(added.status, 201);
    assert.match((await mails.next()).source, /was added/);
    return { id, email, page, passkey, passkeyId: added.body.data.id };
  };
  return { signedIn, beginAdding, add, owner };
}

function signingInWith(server: TestServer, call: Call) {
  const beginSigningIn = async () => {
    const page = openBrowserSession(server.url);
    const answer = await call(page, "POST", "/session/passkey/options");
    assert.equal(answer.status, 200);
    return { page, options: answer.body.data as { challenge: string } };
  };
  const finish = (page: BrowserSession, response: unknown) => call(page, "POST", "/session/passkey", { response });
  const signIn = async (passkey: Authenticator, forgery?: Forgery) => {
    const { page, options } = await beginSigningIn();
    return { ...(await finish(page, passkey.get(options, forgery))), page };
  };
  return { beginSigningIn, finish, signIn };
}

export function assertRefused(answer: Answer, code: string, status: number): void {
  assert.deepEqual([answer.body.code, answer.status], [code, status]);
}
