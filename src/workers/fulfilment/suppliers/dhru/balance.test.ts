import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openSupplier, type SupplierAnswer } from "../../../../../test/support/dhru/sloppy-supplier.ts";
import { SupplierFault } from "../../connector.ts";

async function read(answer: SupplierAnswer): Promise<[bigint, string | null]> {
  await using supplier = await openSupplier();
  const { balance, currency } = await supplier.says(answer).connector.readBalance();
  assert.deepEqual(
    supplier.calls.map(({ action }) => action),
    ["accountinfo"],
  );
  return [balance, currency];
}

function withAccount(account: unknown, name = "AccoutInfo"): SupplierAnswer {
  return { body: { SUCCESS: [{ message: "Your Account Info", [name]: account }], apiversion: "6.1" } };
}

describe("a balance that cannot be read", () => {
  it("is a fault, not a zero", async () => {
    const answers: [SupplierAnswer, RegExp][] = [
      [{ instead: "cut" }, /connection broke/],
      [{ body: "<h1>x</h1>" }, /no JSON/],
      [{ status: 429 }, /HTTP 429/],
      [{ body: {} }, /no balance/],
      [{ body: { SUCCESS: [] } }, /no balance/],
      [withAccount([]), /no balance/],
      [withAccount({ credit: "" }), /no balance/],
      [withAccount({ credit: "unlimited" }), /no balance/],
      [{ body: { ERROR: [{ MESSAGE: "Authentication Failed" }] } }, /^It refused: Authentication Failed$/],
    ];
    for (const [answer, message] of answers) {
      await assert.rejects(read(answer), (error) => error instanceof SupplierFault && message.test(error.message));
    }
  });

  it("is a fault when the supplier cannot be reached", async () => {
    await using supplier = await openSupplier();
    await supplier.stop();
    await assert.rejects(supplier.connector.readBalance(), /^SupplierFault: It cannot be reached: no connection/);
  });
});

describe("a balance", () => {
  const account = { credit: "16.41", mail: "a@b.example", currency: "USD" };

  it("is read under every spelling of AccountInfo", async () => {
    for (const name of ["AccoutInfo", "AccountInfo", "accountinfo", "ACCOUTINFO", "LIST"]) {
      assert.deepEqual(await read(withAccount(account, name)), [16_410_000n, "USD"], name);
    }
  });

  it("is read from a list, a map or the row itself", async () => {
    for (const shape of [[account], { "0": account }, account]) {
      assert.deepEqual(await read(withAccount(shape)), [16_410_000n, "USD"]);
    }
    assert.deepEqual(await read({ body: { SUCCESS: [account] } }), [16_410_000n, "USD"]);
    assert.deepEqual(await read({ body: { SUCCESS: { AccoutInfo: account } } }), [16_410_000n, "USD"]);
    assert.deepEqual(await read({ body: account }), [16_410_000n, "USD"]);
  });

  it("is read from the spelling that holds it, where another is empty", async () => {
    const body = { SUCCESS: [{ AccoutInfo: [], AccountInfo: account }] };
    assert.deepEqual(await read({ body }), [16_410_000n, "USD"]);
  });

  it("is read as the trade writes it", async () => {
    const credits: [unknown, bigint][] = [
      ["16.41", 16_410_000n],
      [16.41, 16_410_000n],
      ["$16.41", 16_410_000n],
      ["1,234.50", 1_234_500_000n],
      ["-3.50", -3_500_000n],
      ["-$3.50", -3_500_000n],
      ["$-3.50", -3_500_000n],
      [0, 0n],
      [0.1 + 0.2, 300_000n],
    ];
    for (const [credit, balance] of credits) {
      assert.deepEqual(await read(withAccount({ ...account, credit })), [balance, "USD"], String(credit));
    }
  });

  it("is read from creditraw first, and from balance where there is no credit", async () => {
    assert.equal((await read(withAccount({ credit: "$1.234.567", creditraw: "1234567.00" })))[0], 1_234_567_000_000n);
    assert.equal((await read(withAccount({ credit: "16.41", creditraw: "" })))[0], 16_410_000n);
    assert.equal((await read(withAccount({ balance: "16.41" })))[0], 16_410_000n);
  });

  it("has the currency that the supplier names, or none", async () => {
    const currencies: [Record<string, unknown>, string | null][] = [
      [{ currency: "eur" }, "EUR"],
      [{ credit: "10 USD", currency: "" }, "USD"],
      [{ credit: "USD 10", currency: undefined }, "USD"],
      [{ credit: "$16.41", currency: null }, null],
      [{ currency: "Dollars" }, null],
    ];
    for (const [fields, currency] of currencies) {
      assert.equal((await read(withAccount({ ...account, ...fields })))[1], currency, JSON.stringify(fields));
    }
  });
});
