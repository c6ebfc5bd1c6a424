import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readOne } from "../../../../../test/support/dhru/catalogue.ts";
import type { InputField } from "../../../../core/catalogue/inputs/input-field.ts";

async function readInputs(fields: Record<string, unknown>): Promise<InputField[]> {
  return (await readOne(fields)).inputs;
}

describe("what a service asks for", () => {
  it("is the trade's own fields that it requires", async () => {
    const names = [
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
    const required = Object.fromEntries(names.map((name) => [`Requires.${name}`, "Required"]));
    assert.deepEqual(
      await readInputs(required),
      names.map((name) => ({ name, type: "text", required: true })),
    );
    assert.deepEqual(await readInputs(Object.fromEntries(names.map((name) => [`Requires.${name}`, "None"]))), []);
    assert.deepEqual(await readInputs({ "requires.pin": "REQUIRED" }), [{ name: "PIN", type: "text", required: true }]);
  });

  it("is nothing where Requires.Custom is empty, in each of its forms", async () => {
    for (const custom of [[], {}, "", "None", null, [null], [{}], [{ fieldname: "" }]]) {
      assert.deepEqual(await readInputs({ "Requires.Custom": custom }), []);
    }
  });

  it("is the fields of Requires.Custom, a list or a map", async () => {
    const row = {
      type: "serviceimei",
      fieldname: "E-Mail",
      fieldtype: "text",
      description: "Where the <b>result</b> goes",
      required: "on",
      fieldoptions: "",
      regexpr: "",
      adminonly: "",
      enc: "",
    };
    const expected = [{ name: "E-Mail", type: "text", required: true, description: "Where the result goes" }];
    for (const custom of [[row], { "0": row }])
      assert.deepEqual(await readInputs({ "Requires.Custom": custom }), expected);
    assert.deepEqual(await readInputs({ "Requires.Custom": [{ ...row, required: "", description: "" }] }), [
      { name: "E-Mail", type: "text", required: false },
    ]);
  });

  it("is a choice where the options are named", async () => {
    const row = { fieldname: "Region", fieldtype: "dropdown", required: "1" };
    assert.deepEqual(await readInputs({ "Requires.Custom": [{ ...row, fieldoptions: "EU, US,,Asia " }] }), [
      { name: "Region", type: "select", required: true, options: ["EU", "US", "Asia"] },
    ]);
    assert.deepEqual(await readInputs({ "Requires.Custom": [{ ...row, fieldoptions: "" }] }), [
      { name: "Region", type: "text", required: true },
    ]);
  });

  it("is a text where the type is unknown, and nothing that only the supplier fills in", async () => {
    const rows = [
      { fieldname: "Secret", fieldtype: "password" },
      { fieldname: "Note", fieldtype: "constructor" },
      { fieldname: "Internal", fieldtype: "text", adminonly: "on" },
    ];
    assert.deepEqual(await readInputs({ "Requires.Custom": rows }), [
      { name: "Secret", type: "password", required: false },
      { name: "Note", type: "text", required: false },
    ]);
  });

  it("is a standard field as Requires.Custom describes it too, once, by any of its names", async () => {
    const inputs = await readInputs({
      "Requires.Mobile": "Required",
      "Requires.Custom": [{ fieldname: "Model", fieldtype: "dropdown", required: "on", fieldoptions: "A,B" }],
    });
    assert.deepEqual(inputs, [{ name: "Mobile", type: "select", required: true, options: ["A", "B"] }]);
  });

  it("is each name once, and not without end", async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({ fieldname: `Field ${index}` }));
    const inputs = await readInputs({ "Requires.PIN": "Required", "Requires.Custom": [{ fieldname: "pin" }, ...rows] });
    assert.equal(inputs[0]!.name, "PIN");
    assert.equal(inputs.filter(({ name }) => name.toLowerCase() === "pin").length, 1);
    assert.ok(inputs.length <= 40);
  });

  it("is something else than an IMEI where CUSTOM says so, and no further field", async () => {
    const CUSTOM = {
      allow: "1",
      bulk: "0",
      customname: "Serial number",
      customlen: "1",
      maxlength: "300",
      isalpha: "1",
    };
    const service = await readOne({ SERVICETYPE: "SERVER", CUSTOM });
    assert.deepEqual([service.needsIdentifier, service.inputs], [true, []]);
    const without = await readOne({ SERVICETYPE: "SERVER", CUSTOM: { ...CUSTOM, allow: "0" } });
    assert.deepEqual([without.needsIdentifier, without.inputs], [false, []]);
    assert.equal((await readOne({ CUSTOM: [] })).needsIdentifier, true);
  });
});
