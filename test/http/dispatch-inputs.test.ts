import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { authenticate } from "../../src/core/resellers/keys/tokens.ts";
import { readOrder } from "../../src/core/orders/read-orders.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { base64, dhru, errorOf, referenceOf, send, sendForm, type Reply } from "./dispatch-client.ts";

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

  it("is read from the parameters, not from the account", async () => {
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

describe("credentials in lower case beside inputs of the same name in another", () => {
  let service: number;
  before(async () => {
    const inputs = ["Username", "Key"].map((name) => ({ name, type: "text", required: true }) as const);
    service = await server.createService({ type: "server", inputs });
  });

  it("are read apart, as current clients send them", async () => {
    const call = { action: "placeserverorder", requestformat: "JSON", ID: String(service) };
    const credentials: [Record<string, string>, spelling: (name: string) => string][] = [
      [{ username: reseller.email, apiaccesskey: reseller.key }, (name) => name],
      [{ username: reseller.email, apiaccesskey: reseller.key }, (name) => name.toUpperCase()],
      [{ username: "", apiaccesskey: reseller.key }, (name) => name],
      [{ apikey: reseller.key }, (name) => name],
      [{ username: reseller.key }, (name) => name.toUpperCase()],
    ];
    for (const [number, [fields, spelling]] of credentials.entries()) {
      const inputs = { Username: `ada ${number}`, Key: `K-${number}` };
      const spelt = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [spelling(name), value]));
      assert.deepEqual(await inputsOf(await sendForm(server, { ...call, ...fields, ...spelt })), inputs);
    }
  });

  it("stand apart in query and body, and beside a Bearer token", async () => {
    const authorization = `Bearer ${reseller.key}`;
    const body = new URLSearchParams({ ID: String(service), Username: "ada", Key: "K-2", CLIENTREF: "bearer" });
    const query = { action: "placeserverorder" };
    assert.deepEqual(await inputsOf(await send(server, { query, body, headers: { authorization } })), {
      Username: "ada",
      Key: "K-2",
    });
  });

  it("count in another case where no exact one is there", async () => {
    const fields = { ApiAccessKey: reseller.key, UserName: reseller.email, Action: "AccountInfo" };
    assert.equal((await sendForm(server, fields)).body.SUCCESS[0].AccountInfo.mail, reseller.email);
    const wrong = { ...fields, UserName: "another user" };
    assert.equal(errorOf(await sendForm(server, wrong))["MESSAGE"], "Authentication Failed");
  });
});

describe("the identifier of a service that takes no IMEI", () => {
  const placeFor = async (kind: "serial" | "eid" | "imei_or_serial" | "imei", fields: Record<string, unknown>) => {
    const ID = await server.createService({ identifierKind: kind });
    return sendForm(server, dhru(reseller.key, "placeimeiorder", base64({ ID, ...fields })));
  };
  const EID = "89049032000001000000011111111162";

  it("is taken from SN and its like when IMEI is empty", async () => {
    for (const name of ["SN", "sn", "SERIAL", "ECID", "Eid", "MEID"]) {
      const { body } = await placeFor("serial", { IMEI: "", [name]: "C39ABC12DE" });
      assert.equal(body.IMEI, "C39ABC12DE", name);
    }
    assert.equal((await placeFor("imei_or_serial", { SN: "C39ABC12DE" })).body.IMEI, "C39ABC12DE");
    assert.equal((await placeFor("imei_or_serial", { "IMEI or SN": "C39ABC12DE" })).body.IMEI, "C39ABC12DE");
    assert.equal((await placeFor("serial", { CUSTOMFIELD: base64({ SN: "C39ABC12DE" }) })).body.IMEI, "C39ABC12DE");
  });

  it("is IMEI where that is given, and its own words come before the others", async () => {
    assert.equal((await placeFor("serial", { IMEI: "C39ABC12DE", SN: "XXXXXXXXXX" })).body.IMEI, "C39ABC12DE");
    const { body } = await placeFor("eid", { SN: "C39ABC12DE", EID });
    assert.notEqual(body.IMEI, "C39ABC12DE");
  });

  it("is never an IMEI's: a serial number is no IMEI", async () => {
    const refused = await placeFor("imei", { SN: "353270040000001" });
    assert.deepEqual(
      [errorOf(refused)["ERRORCODE"], errorOf(refused)["MESSAGE"]],
      ["field_required", "IMEI is required."],
    );
  });

  it("is not taken from a number that has lost digits", async () => {
    const json = `{"ID":${await server.createService({ identifierKind: "eid" })},"EID":${EID}}`;
    const refused = await sendForm(server, dhru(reseller.key, "placeimeiorder", json));
    assert.equal(errorOf(refused)["ERRORCODE"], "validation_failed");
  });

  it("is not what the service asks for as an input of that name", async () => {
    const inputs = [{ name: "SN", type: "text", required: true } as const];
    const ID = await server.createService({ identifierKind: "text", inputs });
    const refused = await sendForm(server, dhru(reseller.key, "placeimeiorder", base64({ ID, SN: "1" })));
    assert.equal(errorOf(refused)["ERRORCODE"], "field_required");
  });
});

describe("CUSTOMFIELD", () => {
  const place = (ID: number, CUSTOMFIELD: string) =>
    sendForm(
      server,
      dhru(
        reseller.key,
        "placeserverorder",
        `<PARAMETERS><ID>${ID}</ID><CUSTOMFIELD>${CUSTOMFIELD}</CUSTOMFIELD></PARAMETERS>`,
      ),
    );
  const serviceWith = (...names: string[]) =>
    server.createService({ type: "server", inputs: names.map((name) => ({ name, type: "text", required: true })) });

  it("may be a plain text for a service with exactly one field", async () => {
    const id = await serviceWith("AnyDesk ID");
    for (const text of ["123 456 789", "eyes", "ada@example.com", "MTIzNDU2"]) {
      assert.deepEqual(await inputsOf(await place(id, text)), { "AnyDesk ID": text });
    }
  });

  it("is no guess for a service with two fields: they are named", async () => {
    const refused = await place(await serviceWith("Email", "Region"), "ada@example.com");
    assert.equal(errorOf(refused)["ERRORCODE"], "malformed_request");
    assert.match(String(errorOf(refused)["MESSAGE"]), /Email, Region/);
  });

  it("has names that are compared without case, spaces and punctuation", async () => {
    const id = await serviceWith("AnyDesk ID", "E-mail");
    const custom = base64({ ANYDESK_ID: "1", email: "a@b.c" });
    assert.deepEqual(await inputsOf(await place(id, custom)), { "AnyDesk ID": "1", "E-mail": "a@b.c" });
    const flat = await sendForm(
      server,
      dhru(reseller.key, "placeserverorder", `<ID>${id}</ID><ANYDESK_ID>2</ANYDESK_ID><E_MAIL>a@b.c</E_MAIL>`),
    );
    assert.deepEqual(await inputsOf(flat), { "AnyDesk ID": "2", "E-mail": "a@b.c" });
  });

  it("wins over a flat field however that is spelt", async () => {
    const id = await serviceWith("AnyDesk ID");
    const fields = { ID: id, "AnyDesk ID": "flat", CUSTOMFIELD: base64({ anydesk_id: "custom" }) };
    const placed = await sendForm(server, dhru(reseller.key, "placeserverorder", base64(fields)));
    assert.deepEqual(await inputsOf(placed), { "AnyDesk ID": "custom" });
  });
});

describe("values that are not UTF-8", () => {
  const FORM = "application/x-www-form-urlencoded";
  const MULTIPART = "multipart/form-data; boundary=b";
  let service: number;
  before(async () => {
    const inputs = [{ name: "Username", type: "text", required: true } as const];
    service = await server.createService({ type: "server", inputs });
  });

  /** Latin 1 and Windows-1252 have the same letters; `query` is added to the address. */
  const post = async (latin: string, type = FORM, query = ""): Promise<Reply> => {
    const response = await fetch(`${server.url}/api/dispatch${query}`, {
      method: "POST",
      headers: { "content-type": type },
      body: Buffer.from(latin, "latin1"),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text), text };
  };
  const parts = (value: string, headers = "") => {
    const fields = { apikey: reseller.key, action: "placeserverorder", ID: String(service) };
    const named = Object.entries(fields).map(([name, text]) => part(name, text));
    return `${named.join("")}${part("Username", value, headers)}--b--\r\n`;
  };
  const part = (name: string, value: string, headers = "") =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`;
  const call = () => `apikey=${reseller.key}&action=placeserverorder&ID=${service}`;

  it("are read as Windows-1252, so that different customers are different orders", async () => {
    const xml = (value: string) => `<PARAMETERS><ID>${service}</ID><USERNAME>${value}</USERNAME></PARAMETERS>`;
    const packed = Buffer.from(xml("Andr\xe9s"), "latin1").toString("base64url");
    const cases: [name: string, reply: Promise<Reply>][] = [
      ["José", post(`${call()}&Username=Jos%E9`)],
      ["Josè", post(`${call()}&Username=Jos%E8`)],
      ["100% é €", post(`${call()}&Username=100%+%e9+%80`)],
      ["Raúl", post(`${call()}&Username=Ra\xfal`, `${FORM}; charset=ISO-8859-1`)],
      ["Andrés", post(`${call()}&parameters=${packed}`)],
      ["Zoë", post(call(), FORM, "?Username=Zo%EB")],
      ["Łódź", post(`${call()}&Username=${encodeURIComponent("Łódź")}`)],
      ["José B", post(parts("Jos\xe9 B"), MULTIPART)],
      ["Zoë B", post(parts("Zo\xeb B", "Content-Type: text/plain; charset=ISO-8859-1\r\n"), MULTIPART)],
      ["Raúl B", post(parts("Ra\xfal B", "Content-Type: text/plain; charset=utf-8\r\n"), MULTIPART)],
      ["Łódź B", post(parts(Buffer.from("Łódź B").toString("latin1")), MULTIPART)],
    ];
    const references = new Set<number>();
    for (const [name, sending] of cases) {
      const reply = await sending;
      assert.deepEqual(await inputsOf(reply), { Username: name });
      references.add(referenceOf(reply));
    }
    assert.equal(references.size, cases.length);
  });

  it("are read in forms of the REST API too", async () => {
    const response = await fetch(`${server.url}/api/v1/orders`, {
      method: "POST",
      headers: { "content-type": FORM, authorization: `Bearer ${reseller.key}` },
      body: `service_id=${service}&inputs[Username]=Andr%E9s+B`,
    });
    const { data } = (await response.json()) as { data: { inputs: Record<string, string> } };
    assert.deepEqual(data.inputs, { Username: "Andrés B" });
  });

  it("are refused where a character was lost, and nothing is charged", async () => {
    const credit = async () =>
      (await server.dispatch(reseller.key, { action: "accountinfo" })).body.SUCCESS[0].LIST.credit;
    const held = await credit();
    const refused = [
      await post(parts("Jos\xef\xbf\xbd"), MULTIPART),
      await post(`${call()}&Username=Jos%EF%BF%BD`),
      await post(`${call()}&Username=ann&CLIENTREF=Jos%EF%BF%BD`),
      await post(
        `apikey=${reseller.key}&action=placeorder&IMEI=Jos%EF%BF%BD&ID=${await server.createService({ identifierKind: "text" })}`,
      ),
    ];
    for (const reply of refused) {
      assert.equal(errorOf(reply)["ERRORCODE"], "validation_failed");
      assert.match(String(errorOf(reply)["MESSAGE"]), /cannot be read: use UTF-8/);
    }
    assert.equal(await credit(), held);
  });
});
