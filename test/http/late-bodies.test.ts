import assert from "node:assert/strict";
import { once } from "node:events";
import { request as send, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";
import { changePassword } from "../../src/core/people/sign-in/passwords.ts";
import { findSession } from "../../src/core/people/sign-in/sessions.ts";
import { changeStaff } from "../../src/core/people/staff/staff.ts";
import { createApiKey, revokeApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { findReseller } from "../../src/core/resellers/accounts/resellers.ts";
import { imei } from "../money-world.ts";
import { openBrowserSession } from "../support/sign-in/browser-session.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const PASSWORD = "correct horse";

describe("a call whose body arrives after its caller has lost access", () => {
  let server: TestServer;
  let service: number;
  before(async () => {
    server = await startTestServer({ workers: false });
    service = await server.createService({ price: "1.00" });
  });
  after(() => server.stop());

  /** Sends a body once the head of the call has been let in, and `meanwhile` is done. */
  async function callLate(
    path: string,
    { headers, body, meanwhile }: { headers: Record<string, string>; body: object; meanwhile: () => Promise<unknown> },
  ): Promise<{ status: number; code: string }> {
    const text = JSON.stringify(body);
    const call = send(new URL(path, server.url), {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(text)),
        expect: "100-continue",
      },
    });
    call.flushHeaders();
    await once(call, "continue");
    // Another call with the same key or session, which is answered later than the first was let in.
    await (await fetch(new URL(path, server.url), { headers })).text();
    await meanwhile();
    call.end(text);
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    const { code } = (await json(answer)) as { code: string };
    return { status: answer.statusCode!, code };
  }

  it("is refused where the key was revoked", async () => {
    const { id: resellerId } = await server.createReseller({ credit: "10" });
    const { id, key } = await createApiKey(server.core, { resellerId });
    const answer = await callLate("/api/v1/orders", {
      headers: { authorization: `Bearer ${key}` },
      body: { service_id: service, imei: imei(1) },
      meanwhile: () => revokeApiKey(server.core, { id }),
    });
    assert.deepEqual(answer, { status: 401, code: "key_revoked" });
  });

  it("is refused where a new password has ended the session", async () => {
    for (const [path, body] of [
      ["/api/v1/orders", { service_id: service, imei: imei(2) }],
      ["/api/v1/session/notifications/telegram", {}],
    ] as const) {
      const { id, email } = await server.createReseller({ credit: "10", password: PASSWORD });
      const page = openBrowserSession(server.url);
      assert.equal((await page.call("POST", "/v1/session", { email, password: PASSWORD })).status, 200);
      const { userId } = await findReseller(server.core, String(id));
      const headers = { cookie: page.cookies(), origin: server.url };
      const meanwhile = () => changePassword(server.core, userId!, "another horse");
      assert.deepEqual(await callLate(path, { headers, body, meanwhile }), { status: 401, code: "unauthenticated" });
    }
  });

  it("is refused where staff have another role or no session", async () => {
    const { id: resellerId } = await server.createReseller();
    const manager = await server.createStaff("manager");
    const headers = { authorization: `Bearer ${manager.token}` };
    const body = { amount: "5", reason: "A gift" };
    const path = `/api/operator/resellers/${resellerId}/top-up`;
    const meanwhile = () => changeStaff(server.core, manager.id, { role: "read-only" }, null);
    assert.deepEqual(await callLate(path, { headers, body, meanwhile }), { status: 403, code: "scope_missing" });
    assert.equal((await findSession(server.core, manager.token, "127.0.0.1")).user.staff!.role, "read-only");
  });
});
