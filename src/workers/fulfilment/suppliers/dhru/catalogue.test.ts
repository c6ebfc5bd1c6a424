import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readCatalogue, readOne, withList } from "../../../../../test/support/dhru/catalogue.ts";
import { openSupplier, SUPPLIER_KEY, type SupplierAnswer } from "../../../../../test/support/dhru/sloppy-supplier.ts";
import type { OfferedService } from "../../../../core/fulfilment/suppliers/offer.ts";
import { SupplierFault } from "../../connector.ts";

async function assertFault(answer: SupplierAnswer, message: RegExp): Promise<void> {
  await assert.rejects(readCatalogue(answer), (error) => error instanceof SupplierFault && message.test(error.message));
}

describe("a catalogue that cannot be read", () => {
  it("is a fault, and not an empty one", async () => {
    await assertFault({ instead: "cut" }, /connection broke/);
    await assertFault({ body: "<h1>Just a moment…</h1>" }, /no JSON/);
    await assertFault({ status: 403 }, /HTTP 403/);
    await assertFault({ status: 502, body: "Bad gateway" }, /HTTP 502/);
    for (const body of [
      {},
      [],
      { SUCCESS: [] },
      { SUCCESS: [{ MESSAGE: "x" }] },
      { status: "error", message: "busy" },
    ]) {
      await assertFault({ body }, /no catalogue/);
    }
    for (const LIST of ["", null, 0, "none"]) await assertFault(withList(LIST), /no catalogue/);
  });

  it("is a refusal in the supplier's words, without the key", async () => {
    await assertFault(
      { body: { ERROR: [{ MESSAGE: "Authentication Failed" }] } },
      /^It refused: Authentication Failed$/,
    );
    await assertFault({ body: { ERROR: `Wrong key ${SUPPLIER_KEY}` } }, /^It refused: Wrong key …$/);
  });
});

describe("a service that cannot be sold", () => {
  it("is left out: it has no price, no number or no name", async () => {
    const bad = [
      { CREDIT: "" },
      { CREDIT: undefined },
      { CREDIT: "free" },
      { CREDIT: null },
      { CREDIT: {} },
      { CREDIT: "-1" },
      { CREDIT: "1.2.3" },
      { SERVICEID: "" },
      { SERVICEID: undefined },
      { SERVICEID: "x".repeat(101) },
      { SERVICENAME: " <br> " },
      { SERVICENAME: undefined },
    ];
    const good = { SERVICEID: 7, SERVICENAME: "Check", CREDIT: "1.00" };
    const SERVICES = [...bad.map((fields) => ({ ...good, ...fields })), good, null, "x", 5, [], {}];
    const services = await readCatalogue(withList([{ GROUPNAME: "Apple", SERVICES }]));
    assert.deepEqual(
      services.map(({ code }) => code),
      ["7"],
    );
  });
});

describe("a catalogue", () => {
  const first = { SERVICEID: "1", SERVICENAME: "First", CREDIT: "1.00" };
  const second = { SERVICEID: 2, SERVICENAME: "Second", CREDIT: 2 };
  const shapes: Record<string, unknown> = {
    "maps of groups and services": { A: { GROUPNAME: "A", SERVICES: { "1": first, "2": second } } },
    "lists of groups and services": [{ GROUPNAME: "A", SERVICES: [first, second] }],
    "several groups, one of them empty": [
      { GROUPNAME: "A", SERVICES: [first] },
      { GROUPNAME: "B", SERVICES: [] },
      { GROUPNAME: "C", SERVICES: { "2": second } },
      { GROUPNAME: "D" },
      null,
    ],
  };
  for (const [what, list] of Object.entries(shapes)) {
    it(`may be ${what}`, async () => {
      const services = await readCatalogue(withList(list));
      assert.deepEqual(
        services.map(({ code, name, cost }) => [code, name, cost]),
        [
          ["1", "First", 1_000_000n],
          ["2", "Second", 2_000_000n],
        ],
      );
    });
  }

  it("may stand in SUCCESS without a list, and in names of any case", async () => {
    const list = { A: { groupname: "A", services: { "1": { serviceid: 1, servicename: "First", credit: "1" } } } };
    for (const body of [
      { SUCCESS: { LIST: list } },
      { success: [{ list }] },
      { SUCCESS: { "0": { LIST: list } } },
      { LIST: list },
    ]) {
      const services = await readCatalogue({ body });
      assert.deepEqual([services.length, services[0]!.groupName, services[0]!.name], [1, "A", "First"]);
    }
  });

  it("may be empty", async () => {
    for (const list of [[], {}, { A: { GROUPNAME: "A", SERVICES: [] } }])
      assert.deepEqual(await readCatalogue(withList(list)), []);
  });

  it("is asked for in one call", async () => {
    await using supplier = await openSupplier();
    await supplier.says(withList([])).connector.readCatalogue();
    assert.deepEqual(
      supplier.calls.map(({ action, parameters }) => [action, parameters]),
      [["imeiservicelist", "<PARAMETERS></PARAMETERS>"]],
    );
  });

  it("may have ten thousand services with descriptions in HTML", async () => {
    const service = {
      ...first,
      INFO: "<p>Delivers <b>fast</b> &amp; safe<br>No refund</p>",
      "Requires.Network": "None",
      "Requires.Custom": [{ fieldname: "E-Mail", fieldtype: "text", required: "on" }],
    };
    const SERVICES = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [index + 1, { ...service, SERVICEID: index + 1 }]),
    );
    const services = await readCatalogue(withList({ A: { GROUPNAME: "A", SERVICES } }));
    assert.equal(services.length, 10_000);
    assert.equal(services[9_999]!.code, "10000");
    assert.equal(services[9_999]!.description, "Delivers fast & safe\nNo refund");
  });
});

describe("the price of a service", () => {
  it("is read as the trade writes it, to a millionth", async () => {
    const prices: [unknown, bigint][] = [
      ["16.41", 16_410_000n],
      [16.41, 16_410_000n],
      [16, 16_000_000n],
      ["16", 16_000_000n],
      ["0", 0n],
      [0, 0n],
      [".5", 500_000n],
      ["$16.41", 16_410_000n],
      ["$ 16.41", 16_410_000n],
      ["€16.41", 16_410_000n],
      ["16.41$", 16_410_000n],
      ["10 USD", 10_000_000n],
      ["USD 10", 10_000_000n],
      ["10.5 Credits", 10_500_000n],
      [" 10 ", 10_000_000n],
      ["1,234.50", 1_234_500_000n],
      ["$1,234,567.89", 1_234_567_890_000n],
      ["1,234", 1_234_000_000n],
      ["16,41", 16_410_000n],
      ["0,500", 500_000n],
      ["0.000001", 1n],
      ["0.0000004", 0n],
      ["0.0000005", 1n],
      ["1.9999995", 2_000_000n],
      ["16.409999999999999", 16_410_000n],
      [0.1 + 0.2, 300_000n],
      ["999999999999", 999_999_999_999_000_000n],
    ];
    for (const [CREDIT, cost] of prices) assert.equal((await readOne({ CREDIT })).cost, cost, String(CREDIT));
  });

  it("is absent where it is unknown or out of range", async () => {
    const wrong = ["", "$", "-", "abc", "1.2.3", "1.234,50", "1e5", "5 or 6", "12,34,56", "0x10", "9".repeat(13)];
    const SERVICES = [...wrong, "1,234,567,890,123", "99999999999999999999", true, [], {}, ["5"]].map((CREDIT) => ({
      SERVICEID: 7,
      SERVICENAME: "Check",
      CREDIT,
    }));
    assert.deepEqual(await readCatalogue(withList([{ GROUPNAME: "A", SERVICES }])), []);
  });
});

describe("a service", () => {
  it("has its group, name, time and description, without markup", async () => {
    const service = await readOne(
      { SERVICENAME: "<b>Check</b> &amp;\nFind", TIME: "1-24 <i>Hours</i>", INFO: "<p>One</p><p>Two &euro;</p>" },
      { GROUPNAME: "<img src=x onerror=alert(1)>Apple &gt; iPhone" },
    );
    assert.deepEqual(service, {
      code: "7",
      groupName: "Apple > iPhone",
      name: "Check & Find",
      type: "imei",
      cost: 1_000_000n,
      deliveryTime: "1-24 Hours",
      description: "One\nTwo €",
      minQuantity: 1,
      maxQuantity: 1,
      needsIdentifier: true,
      inputs: [],
    });
  });

  it("has no markup left however often it was escaped, and no address of a competitor", async () => {
    const escape = (text: string): string =>
      text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const script = "<script>alert(1)</script>";
    for (const attack of [script, escape(script), escape(escape(script))]) {
      const service = await readOne(
        {
          SERVICENAME: `Check ${attack} now`,
          TIME: `1 day ${attack}`,
          INFO: `One ${attack} two &lt;3 https://supplier.example/a?b=c (www.supplier.example)`,
        },
        { GROUPNAME: `Apple ${attack}` },
      );
      const { name, groupName, deliveryTime, description } = service;
      for (const text of [name, groupName, deliveryTime, description]) assert.doesNotMatch(text, /<[a-z/!]|supplier/i);
      assert.match(description, /^One +two <3 \(/);
    }
  });

  it("has a group, also where none is named", async () => {
    assert.equal((await readOne({}, { GROUPNAME: "" })).groupName, "Services");
  });

  it("has its type by SERVICETYPE, SERVER or its group, and is of an IMEI where nothing is said", async () => {
    const types: [Record<string, unknown>, Record<string, unknown>, OfferedService["type"]][] = [
      [{ SERVICETYPE: "SERVER" }, {}, "server"],
      [{ SERVICETYPE: "Remote", SERVER: "0" }, { GROUPTYPE: "IMEI" }, "remote"],
      [{ SERVER: "1" }, {}, "server"],
      [{ SERVER: 2 }, {}, "remote"],
      [{ SERVER: "0" }, { GROUPTYPE: "SERVER" }, "imei"],
      [{ SERVICETYPE: "" }, { GROUPTYPE: "SERVER" }, "server"],
      [{ SERVICETYPE: "constructor" }, {}, "imei"],
      [{}, {}, "imei"],
    ];
    for (const [fields, group, type] of types) {
      const service = await readOne(fields, group);
      assert.deepEqual([service.type, service.needsIdentifier], [type, type === "imei"], JSON.stringify(fields));
    }
  });

  it("has a quantity where it has bounds", async () => {
    const bounds: [Record<string, unknown>, [number, number]][] = [
      [{ QNT: 1, MINQNT: 5, MAXQNT: 100 }, [5, 100]],
      [{ QNT: "1", MINQNT: "5", MAXQNT: "100" }, [5, 100]],
      [{ MINQNT: 0, MAXQNT: 0, QNT: 0 }, [1, 1]],
      [{ MINQNT: 10, MAXQNT: 5 }, [10, 10]],
      [{ MINQNT: "", MAXQNT: "x" }, [1, 1]],
      [{ MINQNT: -3, MAXQNT: 1.5 }, [1, 1]],
      [{ MAXQNT: 1e12 }, [1, 1_000_000]],
    ];
    for (const [fields, expected] of bounds) {
      const { minQuantity, maxQuantity } = await readOne(fields);
      assert.deepEqual([minQuantity, maxQuantity], expected, JSON.stringify(fields));
    }
  });
});
