import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readRows, readService } from "./service-file.ts";

describe("a file of services", () => {
  it("may be CSV as spreadsheets write it: a byte order mark, CRLF, quotes, blank lines", () => {
    const rows = readRows('\ufeffName,Type,Price\r\n"A ""quoted"", name",imei,0.045\r\n\r\n,,\r\nB,server,2\r\n');
    assert.deepEqual(
      rows.map(({ place, values }) => [place, values["name"], values["price"]]),
      [
        ["line 2", 'A "quoted", name', "0.045"],
        ["line 5", "B", "2"],
      ],
    );
  });

  it("has each column once, for the last one would replace the others unseen", () => {
    const text = "name,type,price,inputs,, Inputs,\nA,server,1,Username,,Email,\n";
    assert.throws(() => readRows(text), /Two columns are named “inputs”/);
    assert.equal(readRows(text.replace(" Inputs", "")).length, 1);
  });

  it("may be JSON, where a price stands in quotes", () => {
    const [row] = readRows(
      '[{"name": "A", "type": "imei", "price": "0.045", "max_quantity": 5, "inputs": ["Email:email:optional"]}]',
    );
    assert.deepEqual(readService(row!.values), {
      name: "A",
      type: "imei",
      price: "0.045",
      max_quantity: 5,
      inputs: [{ name: "Email", type: "email", required: false }],
    });
    assert.throws(() => readService({ name: "A", type: "imei", price: 0.045 }), /Write the price in quotes/);
  });

  it("reads every column", () => {
    const service = readService({
      name: "A",
      type: "server",
      service_group: "Credits",
      price: "1",
      currency: "EUR",
      description: "Text",
      identifier: "none",
      check: "none",
      completes_check_digit: "no",
      inputs: "Username:text:required; Region:select:optional:EU|US",
      min_quantity: "1",
      max_quantity: "10",
      allow_duplicates: "Yes",
      cancellable: "never",
      time: "1 day",
      visible_to: "price_groups: Gold; Silver",
    });
    assert.deepEqual(service, {
      name: "A",
      type: "server",
      service_group: "Credits",
      price: "1.00",
      currency: "EUR",
      description: "Text",
      identifier_kind: "none",
      identifier_check: "none",
      completes_check_digit: false,
      inputs: [
        { name: "Username", type: "text", required: true },
        { name: "Region", type: "select", required: false, options: ["EU", "US"] },
      ],
      min_quantity: 1,
      max_quantity: 10,
      allow_duplicate: true,
      cancellable: "never",
      delivery_time: "1 day",
      visibility: { visible_to: "price_groups", names: ["Gold", "Silver"] },
    });
    const visible = (visible_to: string) => readService({ name: "A", type: "imei", price: "1", visible_to }).visibility;
    assert.deepEqual(visible("everyone"), { visible_to: "everyone" });
    assert.deepEqual(visible("resellers: 17;a@b.c"), { visible_to: "resellers", names: ["17", "a@b.c"] });
    for (const wrong of ["no one", "resellers", "price_groups: ;", "everyone: Gold"]) {
      assert.throws(() => visible(wrong), /is not valid: write everyone/);
    }
  });

  it("refuses unknown columns, missing ones, unknown words and broken files", () => {
    assert.throws(() => readService({ name: "A", type: "imei", price: "1", colour: "red" }), /no column colour/);
    assert.throws(() => readService({ name: "A", price: "1" }), /type is missing/);
    assert.throws(
      () => readService({ name: "A", type: "imei", price: "1", allow_duplicates: "perhaps" }),
      /neither yes nor no/,
    );
    assert.throws(() => readService({ name: "A", type: "imei", price: "1", identifier: "toString" }), /none of imei/);
    assert.throws(() => readRows('name,type\n"open,imei'), /no CSV/);
    assert.throws(() => readRows("[1"), /no JSON/);
    assert.throws(() => readRows("name,type,price\n"), /no services/);
  });
});
