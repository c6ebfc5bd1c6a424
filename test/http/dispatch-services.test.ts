import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { InputField } from "../../src/core/catalogue/inputs/input-field.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { base64, dhru, errorOf, referenceOf, sendForm } from "./dispatch-client.ts";

const MODELS: InputField = { name: "Model", type: "select", required: true, options: ["iPhone 13", "iPhone 14"] };
const PROVIDERS: InputField = { name: "Provider", type: "select", required: false, options: ["AT&T", "O2"] };
const MEPS: InputField = { name: "MEP", type: "select", required: true, options: ["MEP-04103-001"] };
const PIN: InputField = { name: "PIN", type: "text", required: true };
const NETWORK: InputField = { name: "Mobile", type: "text", required: true };

let server: TestServer;
let reseller: TestReseller;
let phones: number;
let typed: number;
let serial: number;
before(async () => {
  server = await startTestServer({ workers: false });
  reseller = await server.createReseller({ credit: "100" });
  phones = await server.createService({
    name: "Unlock <b>all</b>",
    serviceGroup: "Phones & <i>more</i>",
    description: "First\nsecond <script>alert(1)</script>",
    deliveryTime: "1 < 2 days",
    price: "0.045",
    type: "server",
    minQuantity: 10,
    maxQuantity: 1_000,
    inputs: [MODELS, PROVIDERS, MEPS, PIN, { name: "Note <x>", type: "text", required: false, description: "<u>any" }],
  });
  typed = await server.createService({ name: "Typed", type: "server", inputs: [NETWORK] });
  serial = await server.createService({ name: "Serial", identifierKind: "serial" });
  await server.createService({ name: "By remote", type: "remote" });
});
after(() => server.stop());

const ask = (action: string, parameters?: unknown) =>
  sendForm(server, dhru(reseller.key, action, parameters === undefined ? undefined : base64(parameters)));
const listed = async (action: string, parameters?: unknown) => (await ask(action, parameters)).body.SUCCESS[0].LIST;

describe("getimeiservicedetails", () => {
  it("has the keys that clients read there, in their order, before those of the catalogue", async () => {
    const { body } = await ask("getimeiservicedetails", { ID: phones });
    assert.deepEqual(Object.keys(body), ["ID", "SUCCESS", "apiversion"]);
    assert.equal(body.ID, String(phones));
    const { LIST: list } = body.SUCCESS[0];
    const catalogue = (await listed("imeiservicelist"))["Phones & &lt;i&gt;more&lt;/i&gt;"].SERVICES[phones];
    const own = Object.keys(list).slice(0, Object.keys(list).length - Object.keys(catalogue).length);
    assert.deepEqual(
      own,
      "service_name credit id time info purchase_cost API assigned_model assigned_provider imei_custom imei_custom_name imei_bulk imei_single minqnt maxqnt reqredfield".split(
        " ",
      ),
    );
    assert.deepEqual(Object.fromEntries(Object.entries(list).slice(own.length)), catalogue);
  });

  it("tells price, quantities and what is required", async () => {
    const list = await listed("imeiservicedetails", { ID: phones });
    assert.deepEqual([list.credit, list.id, list.minqnt, list.maxqnt], ["0.045", String(phones), 10, 1_000]);
    assert.deepEqual([list.purchase_cost, list.API], ["", ""]);
    assert.deepEqual([list.assigned_model, list.assigned_provider], ["iPhone 13,iPhone 14", "AT&T,O2"]);
    assert.deepEqual(list.reqredfield, {
      network: "None",
      model: "Required",
      provider: "None",
      mep: "Required",
      PIN: "Required",
      KBH: "None",
      PRD: "None",
      type: "None",
      reference: "None",
      locks: "None",
      SN: "None",
      SecRO: "None",
    });
  });

  it("names another identifier than an IMEI, and is refused for a service that is not there", async () => {
    const list = await listed("getimeiservicedetails", { ID: serial });
    assert.deepEqual([list.imei_custom, list.imei_custom_name], ["1", "SN"]);
    assert.equal(errorOf(await ask("getimeiservicedetails", { ID: 99_999 }))["ERRORCODE"], "service_not_found");
  });

  it("has them in the native dialect too, with texts as they are", async () => {
    const { body } = await server.dispatch(reseller.key, { action: "getimeiservicedetails", ID: String(phones) });
    const { LIST: list } = body.SUCCESS[0];
    assert.deepEqual([list.service_name, list.SERVICENAME], ["Unlock <b>all</b>", "Unlock <b>all</b>"]);
    assert.equal(list.info, "First\nsecond <script>alert(1)</script>");
  });
});

describe("texts of the catalogue", () => {
  it("are never markup in the Dhru dialect", async () => {
    const answers = await Promise.all([
      ask("imeiservicelist"),
      ask("getserverservicelist"),
      ask("getimeiservicedetails", { ID: phones }),
      ask("modellist"),
      ask("providerlist"),
    ]);
    for (const { text } of answers) assert.doesNotMatch(text, /<(?!br>)/);
    const service = Object.values<Record<string, unknown>>(
      (await listed("imeiservicelist"))["Phones & &lt;i&gt;more&lt;/i&gt;"].SERVICES,
    )[0]!;
    assert.equal(service["SERVICENAME"], "Unlock &lt;b&gt;all&lt;/b&gt;");
    assert.equal(service["TIME"], "1 &lt; 2 days");
    assert.equal(service["INFO"], "First<br>second &lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("do not reach the native dialect from the other one's list", async () => {
    const { body } = await server.dispatch(reseller.key, { action: "getserverservicelist" });
    assert.equal(body.SUCCESS[0].LIST["Phones & <i>more</i>"].GROUPNAME, "Phones & <i>more</i>");
  });

  it("name an input so that it is known again when it comes back as it was shown", async () => {
    const custom = { "Note &lt;x&gt;": "yes", Model: "iPhone 13", MEP: "MEP-04103-001", PIN: "1" };
    const placed = await ask("placeserverorder", { ID: phones, QNT: 10, CUSTOMFIELD: custom });
    assert.ok(referenceOf(placed));
  });
});

describe("the standard fields of a service", () => {
  it("are required where panels can ask for them: a list for models, providers and MEPs, a text for others", async () => {
    const list = await listed("getserverservicelist");
    const service = list["Phones & &lt;i&gt;more&lt;/i&gt;"].SERVICES[phones];
    const required = (of: Record<string, unknown>) => Object.keys(of).filter((name) => of[name] === "Required");
    assert.deepEqual(required(service), ["Requires.Mobile", "Requires.PIN", "Requires.MEP"]);
    assert.equal(service["Requires.Custom"].length, 5);
    assert.deepEqual(required(list.Services.SERVICES[typed]), []);
  });

  it("may be sent back under the family's names for them", async () => {
    const xml = `<PARAMETERS><ID>${phones}</ID><QNT>10</QNT><MODELID>iPhone 14</MODELID><PROVIDERID>O2</PROVIDERID><MEP>MEP-04103-001</MEP><PIN>7</PIN></PARAMETERS>`;
    const id = referenceOf(await sendForm(server, dhru(reseller.key, "placeserverorder", xml)));
    const { body } = await server.rest(reseller.key, "GET", `/orders/${id}`);
    assert.deepEqual(body.data.inputs, { Model: "iPhone 14", Provider: "O2", MEP: "MEP-04103-001", PIN: "7" });
  });
});

describe("the lists of models, providers and MEPs", () => {
  it("are arrays of what services can be chosen from", async () => {
    const NAME = "Unlock &lt;b&gt;all&lt;/b&gt;";
    const choices = (...names: string[]) => names.map((name) => ({ ID: name, NAME: name }));
    assert.deepEqual(await listed("modellist"), [
      { ID: String(phones), NAME, MODELS: choices("iPhone 13", "iPhone 14") },
    ]);
    assert.deepEqual(await listed("providerlist"), [{ ID: String(phones), NAME, PROVIDERS: choices("AT&T", "O2") }]);
    assert.deepEqual(await listed("meplist"), choices("MEP-04103-001"));
    assert.deepEqual(await listed("fileservicelist"), []);
  });

  it("are empty arrays where no service asks", async () => {
    const empty = await startTestServer({ workers: false });
    try {
      const { key } = await empty.createReseller();
      for (const action of ["modellist", "providerlist", "meplist", "fileservicelist"]) {
        const { body } = await sendForm(empty, dhru(key, action));
        assert.deepEqual([body.SUCCESS[0].LIST, body.apiversion], [[], "6.1"]);
      }
    } finally {
      await empty.stop();
    }
  });
});

it("remoteservicelist has the REMOTE services alone, under both its names", async () => {
  for (const action of ["remoteservicelist", "creditservicelist"]) {
    const list = await listed(action);
    const names = Object.values<{ SERVICES: Record<string, { SERVICENAME: string; SERVER: string }> }>(list).flatMap(
      ({ SERVICES }) => Object.values(SERVICES).map(({ SERVICENAME, SERVER }) => [SERVICENAME, SERVER]),
    );
    assert.deepEqual(names, [["By remote", "2"]]);
  }
});
