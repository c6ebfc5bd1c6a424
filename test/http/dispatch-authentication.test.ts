import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createApiKey, revokeApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { dhru, errorOf, send, sendForm } from "./dispatch-client.ts";

describe("the key of a dispatch call", () => {
  let server: TestServer;
  let reseller: TestReseller;
  before(async () => {
    server = await startTestServer({ workers: false });
    reseller = await server.createReseller({ email: "Ada@Example.com", username: "ada_gsm", credit: "5" });
  });
  after(() => server.stop());

  const bearer = () => ({ authorization: `Bearer ${reseller.key}` });

  for (const field of [
    "apikey",
    "apiaccesskey",
    "api_key",
    "accesskey",
    "key",
    "username",
    "ApiKey",
    "API_ACCESSKEY",
  ]) {
    const isKnown = field !== "API_ACCESSKEY";
    it(`${isKnown ? "may stand" : "is not looked for"} in ${field}`, async () => {
      const answer = await sendForm(server, { [field]: reseller.key, action: "accountinfo" });
      assert.equal(answer.body.SUCCESS !== undefined, isKnown);
    });
  }

  it("may be a Bearer token", async () => {
    const answer = await sendForm(server, { action: "accountinfo" }, { headers: bearer() });
    assert.equal(answer.body.SUCCESS[0].LIST.credit, "5.00");
  });

  it("may be given twice when it is the same, with spaces around it", async () => {
    const fields = { apikey: ` ${reseller.key} `, key: reseller.key, action: "accountinfo" };
    assert.ok((await sendForm(server, fields, { headers: bearer() })).body.SUCCESS);
  });

  it("is the username only when there is no other key", async () => {
    const fields = { apikey: reseller.key, username: "anything at all", action: "accountinfo" };
    assert.ok((await sendForm(server, fields)).body.SUCCESS);
  });

  for (const username of ["ada@example.com", " ADA@EXAMPLE.COM ", "Ada_GSM", ""]) {
    it(`goes with the account's name “${username}” in apiaccesskey`, async () => {
      assert.ok((await sendForm(server, { ...dhru(reseller.key, "accountinfo"), username })).body.SUCCESS);
    });
  }

  it("fails with the same text, code and headers, no matter what is wrong with the key", async () => {
    const revoked = await createApiKey(server.core, { resellerId: reseller.id });
    await revokeApiKey(server.core, { id: revoked.id });
    const elsewhere = await createApiKey(server.core, { resellerId: reseller.id, allowedCidrs: ["10.9.8.0/24"] });
    const strict = await createApiKey(server.core, { resellerId: reseller.id, strictHttp: true });
    const other = await server.createReseller();
    const account = { action: "accountinfo" };
    const answers = [
      await sendForm(server, account),
      await sendForm(server, { ...account, apikey: "" }),
      await sendForm(server, { ...account, apikey: "rk_live_nonsense" }),
      await sendForm(server, { ...account, apikey: reseller.key.replace(/.$/, "-") }),
      await sendForm(server, { ...account, apikey: revoked.key }),
      await sendForm(server, { ...account, apikey: elsewhere.key }),
      await sendForm(server, { ...account, apikey: reseller.key, key: other.key }),
      await sendForm(server, { ...account, apikey: other.key }, { headers: bearer() }),
      await sendForm(server, { ...account, apikey: reseller.key, key: other.key, username: reseller.key }),
      await sendForm(server, { ...account, apikey: await expiredKey(server, reseller.id) }),
      await sendForm(server, { ...dhru("rk_live_nonsense", "accountinfo"), username: "ada_gsm" }),
      await sendForm(server, { ...dhru(reseller.key, "accountinfo"), username: "ada" }),
      await sendForm(server, { ...dhru(reseller.key, "accountinfo"), username: other.email }),
      await sendForm(server, { ...dhru(strict.key, "accountinfo"), username: other.email }),
    ];
    const names = ({ headers }: Response | { headers: Headers }) => [...headers.keys()].toSorted();
    for (const answer of answers) {
      assert.equal(answer.status, 200);
      assert.deepEqual(answer.body, {
        ERROR: [{ MESSAGE: "Authentication Failed", ERRORCODE: "unauthenticated" }],
        apiversion: "6.1",
      });
      assert.equal(answer.headers.get("x-error-code"), "unauthenticated");
      assert.deepEqual(names(answer), names(answers[0]!));
    }
  });

  it("is asked for before the action is looked at", async () => {
    assert.equal(errorOf(await sendForm(server, { action: "nonsense" }))["MESSAGE"], "Authentication Failed");
  });

  it("of a suspended account fails like any other", async () => {
    const { suspended } = await suspend(server);
    assert.equal(errorOf(await sendForm(server, { apikey: suspended, action: "accountinfo" }))["MESSAGE"], FAILED);
  });
});

const FAILED = "Authentication Failed";

async function expiredKey(server: TestServer, resellerId: number): Promise<string> {
  const { id, key } = await createApiKey(server.core, { resellerId });
  const { kysely } = server.core.database;
  await kysely
    .updateTable("tokens")
    .set({ expires_at: new Date(0) })
    .where("id", "=", id)
    .execute();
  return key;
}

async function suspend(server: TestServer): Promise<{ suspended: string }> {
  const { id, key } = await server.createReseller();
  const { kysely } = server.core.database;
  await kysely.updateTable("resellers").set({ status: "suspended" }).where("id", "=", id).execute();
  return { suspended: key };
}

describe("the dialect that answers", () => {
  let server: TestServer;
  let reseller: TestReseller;
  before(async () => {
    server = await startTestServer({ workers: false });
    reseller = await server.createReseller();
  });
  after(() => server.stop());

  /** Only the native dialect shows LIST. */
  const isNative = async (fields: Record<string, string>) => {
    const { body } = await sendForm(server, { action: "accountinfo", ...fields });
    assert.ok(body.SUCCESS, JSON.stringify(body));
    return "LIST" in body.SUCCESS[0];
  };

  it("is the Dhru one for requests with apiaccesskey, parameters or requestformat, the native one for others", async () => {
    const { key } = reseller;
    assert.equal(await isNative({ apikey: key }), true);
    assert.equal(await isNative({ username: key }), true);
    assert.equal(await isNative({ apiaccesskey: key }), false);
    assert.equal(await isNative({ apikey: key, parameters: "" }), false);
    assert.equal(await isNative({ apikey: key, requestformat: "JSON" }), false);
    const { body } = await send(server, {
      headers: { authorization: `Bearer ${key}` },
      body: new URLSearchParams({ action: "accountinfo" }),
    });
    assert.equal("LIST" in body.SUCCESS[0], true);
  });

  it("is the key's where the key names one", async () => {
    const native = await createApiKey(server.core, { resellerId: reseller.id, dialect: "native" });
    const fixed = await createApiKey(server.core, { resellerId: reseller.id, dialect: "dhru" });
    assert.equal(await isNative({ apiaccesskey: native.key, requestformat: "JSON", parameters: "" }), true);
    assert.equal(await isNative({ apikey: fixed.key }), false);
  });
});
