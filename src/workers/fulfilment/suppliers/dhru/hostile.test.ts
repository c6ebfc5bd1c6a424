import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { openSupplier, placement, type SloppySupplier } from "../../../../../test/support/dhru/sloppy-supplier.ts";
import { isStorable } from "../../../../core/kernel/text.ts";
import { SupplierFault } from "../../connector.ts";

const KEYS = [
  "SUCCESS",
  "ERROR",
  "LIST",
  "MESSAGE",
  "FULL_DESCRIPTION",
  "ERRORCODE",
  "REFERENCEID",
  "STATUS",
  "CODE",
  "COMMENTS",
  "GROUPNAME",
  "SERVICES",
  "SERVICEID",
  "SERVICENAME",
  "CREDIT",
  "CUSTOM",
  "Requires.Custom",
  "fieldname",
  "fieldoptions",
  "AccoutInfo",
  "credit",
  "our-1",
  "our-2",
  "r0",
  "r1",
  "0",
  "__proto__",
  "constructor",
  "toString",
  "length",
];
const leaf = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, 3, 4, -1, 1e300, "", "0", "4", "Success", "error", "<b>x", "__proto__"),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.array(tie("anything"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie("anything"), { maxKeys: 4 }),
  ),
}));

/** Every question that can be put to a supplier; only a fault may come instead of an answer. */
async function askEverything({ connector }: SloppySupplier): Promise<void> {
  const orders = [placement(), placement({ reference: "our-2" })];
  assert.equal((await connector.place(orders)).length, 2);
  assert.equal((await connector.place(orders.slice(1))).length, 1);
  assert.ok([1, 2].includes((await connector.readStatuses(["1", "2"], Infinity)).length));
  assert.equal((await connector.readStatuses(["1"], Infinity)).length, 1);
  for (const read of [() => connector.readCatalogue(), () => connector.readBalance()]) {
    await read().catch((error: unknown) => assert.ok(error instanceof SupplierFault, String(error)));
  }
}

async function askAbout(bodies: readonly unknown[]): Promise<void> {
  await using supplier = await openSupplier();
  for (const body of bodies) await askEverything(supplier.says({ body }));
}

describe("a hostile supplier", () => {
  it("cannot make a call throw with any answer", async () => {
    await using supplier = await openSupplier();
    const body = fc.oneof(
      anything.map((value) => JSON.stringify(value)),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(fc.asyncProperty(body, (text) => askEverything(supplier.says({ body: text }))));
  });

  it("cannot bring in text that the database cannot keep, nor a number made of it", async () => {
    await using supplier = await openSupplier();
    const say = (json: string) => supplier.says({ body: json }).connector;
    const number = await say('{"SUCCESS":[{"REFERENCEID":"12\\u00003"}]}').place([placement()]);
    const half = await say('{"SUCCESS":[{"REFERENCEID":"12\\ud800"}]}').place([placement()]);
    assert.deepEqual([number[0]!.kind, half[0]!.kind], ["unknown", "unknown"]);
    const row = '"REFERENCEID":"7","STATUS":"4","CODE":"A\\u0000B\\ud800"';
    const [status] = await say(`{"SUCCESS":[{${row}}]}`).readStatuses(["7"], Infinity);
    const lists =
      '"a\\u0000":{"GROUPNAME":"G\\u0000","SERVICES":{"1":{"SERVICEID":"1\\u0000","SERVICENAME":"N\\u0000","CREDIT":"1","Requires.Custom":[{"fieldname":"F\\u0000","fieldtype":"select","fieldoptions":"x\\u0000,y"}]}}}';
    const catalogue = await say(`{"SUCCESS":[{"LIST":{${lists}}}]}`).readCatalogue();
    assert.equal(catalogue.length, 1);
    assert.deepEqual(
      [number, half, status, catalogue].flatMap(textsIn).filter((text) => !isStorable(text)),
      [],
    );
  });

  it("cannot make a call throw by nesting its answer without end", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const deepRow = `{"SUCCESS":[{"STATUS":4,"CODE":${deep}}]}`;
    const maps = `${'{"SUCCESS":'.repeat(20_000)}1${"}".repeat(20_000)}`;
    await askAbout([deep, deepRow, maps, `{"r0":${deepRow},"our-1":${deepRow}}`, `{"ERROR":${deep}}`]);
  });

  it("cannot make a call throw by the length of what it answers", async () => {
    const long = "x".repeat(2_000_000);
    await askAbout([
      { ERROR: [{ MESSAGE: long }] },
      { ERROR: Array.from({ length: 100_000 }, () => "no") },
      { SUCCESS: [{ REFERENCEID: long, STATUS: long, CODE: long }] },
      { SUCCESS: [{ CREDIT: "9".repeat(100_000), STATUS: 4, CODE: "<table>".repeat(200_000) }] },
      "<".repeat(2_000_000),
      "{".repeat(2_000_000),
      `{"a":${" ".repeat(2_000_000)}`,
    ]);
  });
});

/** Every text in a value, names of fields too. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.entries(value).flat().flatMap(textsIn) : [];
}
