import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ACCEPTED } from "../../../../../test/support/dhru/placing.ts";
import { openSupplier, placement, readBase64, SUPPLIER_KEY } from "../../../../../test/support/dhru/sloppy-supplier.ts";
import type { Placement } from "../../../../core/fulfilment/suppliers/outcome.ts";

async function sent(input: Partial<Placement>): Promise<string> {
  await using supplier = await openSupplier();
  await supplier.says({ body: ACCEPTED }).connector.place([placement(input)]);
  return supplier.calls[0]!.parameters;
}

describe("an order on its way to the supplier", () => {
  it("carries the login, the action and the service, as XML", async () => {
    await using supplier = await openSupplier();
    await supplier.says({ body: ACCEPTED }).connector.place([placement()]);
    assert.deepEqual(supplier.calls, [
      {
        path: "/api/index.php",
        action: "placeimeiorder",
        parameters: "<PARAMETERS><ID>1382</ID><IMEI>490154203237518</IMEI><CLIENTREF>our-1</CLIENTREF></PARAMETERS>",
        fields: {
          username: "shop@example.com",
          apiaccesskey: SUPPLIER_KEY,
          action: "placeimeiorder",
          requestformat: "JSON",
          parameters: supplier.calls[0]!.parameters,
        },
      },
    ]);
  });

  it("goes to the very address that the operator gave, where it has a path", async () => {
    for (const path of ["/api.php", "/public/api/index.php?tenant=7"]) {
      await using supplier = await openSupplier({ path });
      await supplier.says({ body: ACCEPTED }).connector.place([placement()]);
      assert.equal(supplier.calls[0]!.path, path);
    }
  });

  it("has a quantity where there is more than one", async () => {
    assert.match(await sent({ quantity: 5 }), /<QNT>5<\/QNT>/);
    assert.doesNotMatch(await sent({ quantity: 1 }), /QNT/);
  });

  it("has no identifier where the service takes none", async () => {
    assert.doesNotMatch(await sent({ identifier: null }), /IMEI/);
  });

  it("has the trade's own fields beside the identifier, in any case", async () => {
    const inputs = { Network: "310410", "Requires.PIN": "1234", kbh: "K", MEP: "M", prd: "P", Type: "T", Locks: "L" };
    const xml = await sent({ inputs: { ...inputs, Reference: "R", sn: "S", SecRO: "O" } });
    const tags = [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].slice(3).map(([, name, value]) => `${name}=${value}`);
    assert.deepEqual(tags, [
      "NETWORK=310410",
      "PIN=1234",
      "KBH=K",
      "MEP=M",
      "PRD=P",
      "TYPE=T",
      "LOCKS=L",
      "REFERENCE=R",
      "SN=S",
      "SECRO=O",
    ]);
  });

  it("has a phone and a provider under both names that servers read", async () => {
    const xml = await sent({ inputs: { Mobile: "17", Provider: "21" } });
    assert.match(xml, /<MOBILE>17<\/MOBILE><MODELID>17<\/MODELID><PROVIDER>21<\/PROVIDER><PROVIDERID>21<\/PROVIDERID>/);
  });

  it("has every other input in CUSTOMFIELD, under its exact name", async () => {
    const inputs = { "E-Mail": "a@b.example", constructor: "c", QNT: "9", ID: "8", Größe: "<&>" };
    const xml = await sent({ inputs });
    const encoded = /<CUSTOMFIELD>([^<]+)<\/CUSTOMFIELD>/.exec(xml)![1]!;
    assert.deepEqual(readBase64(encoded), inputs);
    assert.match(xml, /^<PARAMETERS><ID>1382<\/ID>/);
    assert.doesNotMatch(xml, /<QNT>/);
  });

  it("cannot become another order by what is typed into it", async () => {
    const xml = await sent({ identifier: "1</IMEI><ID>9</ID>", inputs: { Network: "\"'&amp;<QNT>99</QNT>" } });
    assert.match(xml, /<IMEI>1&lt;\/IMEI&gt;&lt;ID&gt;9&lt;\/ID&gt;<\/IMEI>/);
    assert.match(xml, /<NETWORK>&quot;&apos;&amp;amp;&lt;QNT&gt;99&lt;\/QNT&gt;<\/NETWORK>/);
    assert.equal(xml.match(/<ID>/g)!.length, 1);
  });
});
