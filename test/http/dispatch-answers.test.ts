import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setPrice } from "../../src/core/catalogue/prices/price-settings.ts";
import { changeService } from "../../src/core/catalogue/services/change-service.ts";
import { priceGroup } from "../support/price-groups.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { dhru, imei, sendForm } from "./dispatch-client.ts";

let server: TestServer;
before(async () => void (server = await startTestServer({ workers: false })));
after(() => server.stop());

describe("accountinfo", () => {
  let reseller: TestReseller;
  before(async () => void (reseller = await server.createReseller({ credit: "25.4", creditLimit: "10" })));

  const info = () => `{"credit":"35.40","creditraw":"35.40","mail":"${reseller.email}","currency":"USD"}`;
  const row = () =>
    `"message":"Your Account Info","MESSAGE":"Your Account Info","AccoutInfo":${info()},"AccountInfo":${info()}`;

  it("shows what can be spent, in both spellings, and LIST in the native dialect", async () => {
    const { text } = await sendForm(server, { apikey: reseller.key, action: "accountinfo" });
    const list = `{"credit":"35.40","balance":"25.40","currency":"USD","email":"${reseller.email}"}`;
    assert.equal(text, `{"SUCCESS":[{${row()},"LIST":${list}}],"apiversion":"6.1"}`);
  });

  it("has no LIST in the Dhru dialect", async () => {
    const { text } = await sendForm(server, dhru(reseller.key, "accountinfo"));
    assert.equal(text, `{"SUCCESS":[{${row()}}],"apiversion":"6.1"}`);
  });
});

describe("imeiservicelist", () => {
  let reseller: TestReseller;
  let ids: Record<"plain" | "credits" | "remote" | "paused" | "serial", number>;
  before(async () => {
    reseller = await server.createReseller();
    const service = server.createService;
    const plain = { name: "Check", serviceGroup: "Checks", price: "0.045", deliveryTime: "1-5 minutes" };
    ids = {
      plain: await service({ ...plain, description: "Fast & <b>cheap</b>" }),
      credits: await service({
        name: "Credits",
        serviceGroup: "Tools",
        type: "server",
        minQuantity: 2,
        maxQuantity: 50,
        inputs: [
          { name: "Email", type: "email", required: true, description: "Of your account" },
          { name: "Region", type: "select", required: false, options: ["EU", "US"] },
          { name: "Pin", type: "password", required: false, pattern: "[0-9]{4}" },
        ],
      }),
      remote: await service({ name: "Remote", serviceGroup: "Tools", type: "remote" }),
      paused: await service({ name: "Serial", serviceGroup: "Checks", identifierKind: "serial" }),
      serial: await service({ name: "Serial number", serviceGroup: "Checks", identifierKind: "serial" }),
    };
    await changeService(server.core, ids.paused, { status: "paused" });
  });

  const NEEDS = [
    "Network",
    "Mobile",
    "Provider",
    "PIN",
    "KBH",
    "MEP",
    "PRD",
    "Type",
    "Locks",
    "Reference",
    "SN",
    "SecRO",
  ];
  const needs = Object.fromEntries(NEEDS.map((name) => [`Requires.${name}`, "None"]));
  const noCustom = {
    allow: "0",
    bulk: "0",
    customname: "",
    custominfo: "",
    customlen: "0",
    maxlength: "0",
    regex: "",
    isalpha: "0",
  };
  const shown = (): object => ({
    SERVICEID: String(ids.plain),
    SERVICETYPE: "IMEI",
    SERVER: "0",
    MINQNT: 0,
    MAXQNT: 0,
    QNT: 0,
    CUSTOM: noCustom,
    SERVICENAME: "Check",
    CREDIT: "0.045",
    TIME: "1-5 minutes",
    INFO: "Fast & <b>cheap</b>",
    ...needs,
  });
  const shownInDhru = (): object => ({ ...shown(), INFO: "Fast & &lt;b&gt;cheap&lt;/b&gt;" });
  const listed = async (fields: Record<string, string>) => (await sendForm(server, fields)).body.SUCCESS[0].LIST;
  const names = (list: Record<string, { SERVICES: Record<string, { SERVICENAME: string }> }>) =>
    Object.values(list).flatMap((group) => Object.values(group.SERVICES).map((service) => service.SERVICENAME));

  it("is a map of groups in the native dialect, of the active IMEI services", async () => {
    const list = await listed({ apikey: reseller.key, action: "imeiservicelist" });
    assert.deepEqual(names(list), ["Check", "Serial number"]);
    assert.deepEqual(Object.keys(list.Checks), ["GROUPNAME", "GROUPTYPE", "SERVICES"]);
    assert.equal(JSON.stringify(list.Checks.SERVICES[ids.plain]), JSON.stringify(shown()));
    assert.deepEqual([list.Checks.GROUPNAME, list.Checks.GROUPTYPE], ["Checks", "IMEI"]);
  });

  it("has IMEI, SERVER and REMOTE services together in the Dhru dialect", async () => {
    const list = await listed(dhru(reseller.key, "imeiservicelist"));
    assert.deepEqual(names(list).toSorted(), ["Check", "Credits", "Remote", "Serial number"]);
    const { [ids.credits]: credits, [ids.remote]: remote } = list.Tools.SERVICES;
    assert.deepEqual([credits.SERVICETYPE, credits.SERVER], ["SERVER", "1"]);
    assert.deepEqual([credits.MINQNT, credits.MAXQNT, credits.QNT], [2, 50, 1]);
    assert.deepEqual([remote.SERVICETYPE, remote.SERVER], ["REMOTE", "2"]);
    assert.equal(JSON.stringify(list.Checks.SERVICES[ids.plain]), JSON.stringify(shownInDhru()));
  });

  it("describes input fields last, as strings, and only where there are some", async () => {
    const list = await listed(dhru(reseller.key, "imeiservicelist"));
    const { [ids.credits]: credits, [ids.remote]: remote } = list.Tools.SERVICES;
    assert.equal(Object.keys(credits).at(-1), "Requires.Custom");
    assert.equal("Requires.Custom" in remote, false);
    const row = {
      type: "serviceserver",
      fieldname: "Email",
      fieldtype: "text",
      description: "Of your account",
      required: "on",
      fieldoptions: "",
      regexpr: "",
      adminonly: "",
      enc: "",
    };
    assert.equal(JSON.stringify(credits["Requires.Custom"][0]), JSON.stringify(row));
    const [, region, pin] = credits["Requires.Custom"];
    assert.deepEqual([region.fieldtype, region.fieldoptions, region.required], ["dropdown", "EU,US", ""]);
    assert.deepEqual([pin.fieldtype, pin.regexpr], ["password", "[0-9]{4}"]);
  });

  it("says in CUSTOM what another identifier than an IMEI is, in strings", async () => {
    const list = await listed(dhru(reseller.key, "imeiservicelist"));
    const { CUSTOM } = list.Checks.SERVICES[ids.serial];
    assert.deepEqual(Object.keys(CUSTOM), Object.keys(noCustom));
    assert.ok(Object.values(CUSTOM).every((value) => typeof value === "string"));
    assert.deepEqual([CUSTOM.allow, CUSTOM.customname], ["1", "SN"]);
  });

  it("has only server services in getserverservicelist, in the same shape", async () => {
    for (const fields of [
      { apikey: reseller.key, action: "getserverservicelist" },
      dhru(reseller.key, "getserverservicelist"),
    ]) {
      const list = await listed(fields);
      assert.deepEqual(names(list), ["Credits"]);
      assert.deepEqual(Object.keys(list.Tools), ["GROUPNAME", "GROUPTYPE", "SERVICES"]);
    }
  });

  it("shows each reseller the price that ordering takes", async () => {
    const other = await server.createReseller({ group: "Gold", credit: "10" });
    await setPrice(server.core, ids.plain, { priceGroupId: await priceGroup(server.core, "Gold") }, 40_000n);
    const list = await listed({ apikey: other.key, action: "imeiservicelist" });
    assert.equal(list.Checks.SERVICES[ids.plain].CREDIT, "0.04");
    const own = await listed({ apikey: reseller.key, action: "imeiservicelist" });
    assert.equal(own.Checks.SERVICES[ids.plain].CREDIT, "0.045");
    await server.placeByDispatch(other.key, ids.plain, imei(1));
    const account = await server.dispatch(other.key, { action: "accountinfo" });
    assert.equal(account.body.SUCCESS[0].LIST.balance, "9.96");
  });

  it("lists services in the catalogue's order, not by their numbers", async () => {
    const { text } = await sendForm(server, dhru(reseller.key, "imeiservicelist"));
    assert.ok(text.indexOf('"GROUPNAME":"Checks"') < text.indexOf('"GROUPNAME":"Tools"'));
    assert.ok(text.indexOf(`"${ids.plain}":{`) < text.indexOf(`"${ids.serial}":{`));
  });

  it("is an object, never an array, when there is nothing", async () => {
    await using empty = await startTestServer({ workers: false });
    const { key } = await empty.createReseller();
    for (const action of ["imeiservicelist", "getserverservicelist"]) {
      const { text } = await sendForm(empty, dhru(key, action));
      assert.match(text, /"LIST":\{\}/);
    }
  });
});
