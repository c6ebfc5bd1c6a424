import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { authenticate } from "../../src/core/access/tokens.ts";
import { readOrder } from "../../src/core/orders/read-orders.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { base64, dhru, errorOf, referenceOf, sendForm, type Reply } from "./dispatch-client.ts";

let server: TestServer;
let reseller: TestReseller;
before(async () => {
  server = await startTestServer({ workers: false });
  reseller = await server.createReseller({ credit: "10000" });
});
after(() => server.stop());

async function inputsOf(reply: Reply): Promise<Record<string, string>> {
  const caller = await authenticate(server.core, reseller.key, "127.0.0.1");
  return (await readOrder(server.core, caller, BigInt(referenceOf(reply)))).inputs;
}

describe("a service's input Username", () => {
  let service: number;
  before(async () => {
    service = await server.createService({
      type: "server",
      inputs: [{ name: "Username", type: "text", required: true }],
    });
  });

  const place = (fields: Record<string, string>, headers?: Record<string, string>) =>
    sendForm(
      server,
      { action: "placeserverorder", ID: String(service), allow_duplicate: "1", ...fields },
      headers && { headers },
    );

  it("is the flat field beside a key of its own", async () => {
    assert.deepEqual(await inputsOf(await place({ apikey: reseller.key, username: "one" })), { Username: "one" });
    const bearer = { authorization: `Bearer ${reseller.key}` };
    assert.deepEqual(await inputsOf(await place({ username: "two" }, bearer)), { Username: "two" });
  });

  it("is never the account's key or name", async () => {
    const cases: Record<string, string>[] = [
      { username: reseller.key },
      { apikey: "", username: reseller.key },
      { apiaccesskey: reseller.key, username: reseller.email },
    ];
    for (const credentials of cases) {
      assert.equal(errorOf(await place(credentials))["ERRORCODE"], "field_required", JSON.stringify(credentials));
    }
  });

  it("is read from the parameters, whoever the account is", async () => {
    const parameters = `<PARAMETERS><ID>${service}</ID><USERNAME>three</USERNAME></PARAMETERS>`;
    const fields = { ...dhru(reseller.key, "placeserverorder", parameters), username: reseller.email };
    assert.deepEqual(await inputsOf(await sendForm(server, fields)), { Username: "three" });
  });
});

describe("an input whose name is in lower case", () => {
  it("is taken from CUSTOMFIELD before a flat field, however it is spelt there", async () => {
    const inputs = [{ name: "region", type: "text", required: true } as const];
    const service = await server.createService({ type: "server", inputs });
    const reply = await sendForm(server, {
      apikey: reseller.key,
      action: "placeserverorder",
      ID: String(service),
      region: "flat",
      CUSTOMFIELD: base64({ Region: "custom" }),
    });
    assert.deepEqual(await inputsOf(reply), { region: "custom" });
  });
});
