import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { offerFirstOperator } from "../../../src/core/people/staff/first-operator.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { openBrowserSession } from "../../support/sign-in/browser-session.ts";

const PASSWORD = "correct horse";
const RACERS = 6;

describe("the first operator", () => {
  let server: TestServer;

  before(async () => {
    server = await startTestServer({ workers: false });
  });
  after(() => server.stop());

  const person = { name: "Olga", email: "olga@example.com", password: PASSWORD };
  const become = (token: string, fields: object = {}) =>
    openBrowserSession(server.url).call("POST", "/v1/session/first-operator", { ...person, token, ...fields });

  async function offer(): Promise<string> {
    const link = await offerFirstOperator(server.core, server.url);
    assert.ok(link?.startsWith(`${server.url}/first-operator?token=`));
    return new URL(link!).searchParams.get("token")!;
  }

  it("needs the newest link that was printed", async () => {
    const old = await offer();
    await offer();
    for (const token of [old, "", "x".repeat(43)]) {
      const answer = await become(token);
      assert.deepEqual([answer.status, answer.body.code], [410, "link_expired"]);
    }
  });

  it("is one, even when many open the link at the same time, and an owner who is signed in", async () => {
    const token = await offer();
    assert.equal((await become(token, { password: "short" })).status, 422);
    const pages = Array.from({ length: RACERS }, () => openBrowserSession(server.url));
    const answers = await Promise.all(
      pages.map((page, n) =>
        page.call("POST", "/v1/session/first-operator", { ...person, email: `olga${n}@example.com`, token }),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, ...Array.from({ length: RACERS - 1 }, () => 410)],
    );
    const winner = answers.findIndex(({ status }) => status === 201);
    assert.equal(answers[winner]!.body.data.staff.role, "owner");
    assert.equal((await pages[winner]!.call("GET", "/operator/me")).status, 200);
    const people = await server.core.database.kysely.selectFrom("users").select("email").execute();
    assert.equal(people.length, 1);
    const state = await openBrowserSession(server.url).call("GET", "/v1/session");
    assert.equal(state.body.data.first_operator_needed, false);
  });

  it("is offered no more once there is staff", async () => {
    assert.equal(await offerFirstOperator(server.core, server.url), null);
    assert.equal((await become("x".repeat(43))).status, 410);
  });
});
