import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DomainError, readAll } from "../errors.ts";
import {
  readAmount,
  readCurrency,
  readLine,
  readOptionalLine,
  readOptionalText,
  readPositiveAmount,
  readText,
  readWhole,
} from "./field-readers.ts";
import { MAX_AMOUNT } from "../money.ts";

/** The sentences about each field that a reader refuses. */
function refusalOf(read: () => unknown): Record<string, string[]> | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    assert.ok(error instanceof DomainError);
    assert.equal(error.code, "validation_failed");
    return error.details.fields;
  }
}

describe("a field", () => {
  it("of text is stored without space around it", () => {
    assert.equal(readText("reason", "  Paid twice \n", 20), "Paid twice");
    assert.equal(readText("reason", ` ${"x".repeat(20)} `, 20), "x".repeat(20));
    assert.equal(readOptionalText("note", " Thanks ", 20), "Thanks");
    for (const nothing of [undefined, null, "", " \n"]) assert.equal(readOptionalText("note", nothing, 20), null);
  });

  it("of text says whether it is missing, too long, or cannot be stored", () => {
    const refused = (text: string) => refusalOf(() => readText("payment_reference", text, 1_000))!["payment_reference"];
    assert.deepEqual(refused(" "), ["The payment reference must have 1 to 1,000 characters."]);
    assert.deepEqual(refused("x".repeat(1_001)), [
      "The payment reference can have at most 1,000 characters. This one has 1,001.",
    ]);
    for (const text of ["a\0b", "\ud800"]) {
      assert.deepEqual(refused(text), ["The payment reference contains invalid characters."]);
    }
  });

  it("on one line has no line breaks or control characters", () => {
    assert.equal(readLine("name", " Amira Trading\n", 20), "Amira Trading");
    assert.equal(readOptionalLine("company", "\n", 20), null);
    for (const text of ["a\nb", "a\tb", "a\u2028b", "a\u001bb"]) {
      assert.ok(refusalOf(() => readLine("name", text, 20)));
      assert.ok(refusalOf(() => readOptionalLine("company", text, 20)));
    }
  });

  it("of a number or an amount is within its bounds", () => {
    assert.equal(readWhole("position", 3, 1, 3), 3);
    for (const number of [0, 4, 1.5, NaN, Infinity]) {
      assert.deepEqual(
        refusalOf(() => readWhole("position", number, 1, 3)),
        { position: ["The position must be a whole number from 1 to 3."] },
      );
    }
    assert.equal(readAmount("price", 0n), 0n);
    assert.equal(readPositiveAmount("amount", MAX_AMOUNT), MAX_AMOUNT);
    assert.deepEqual(
      refusalOf(() => readPositiveAmount("amount", 0n)),
      { amount: ["The amount must be more than zero."] },
    );
    assert.deepEqual(
      refusalOf(() => readAmount("price", -1n)),
      { price: ["The price must not be negative."] },
    );
    assert.match(refusalOf(() => readAmount("price", MAX_AMOUNT + 1n))!["price"]![0]!, /at most 1000000000000\.00/);
  });

  it("of a currency has three capital letters", () => {
    assert.equal(readCurrency("EUR"), "EUR");
    for (const text of ["", "eur", "EURO"]) assert.ok(refusalOf(() => readCurrency(text)));
  });
});

it("fields that are read together are refused together", () => {
  const read = (name: string, amount: bigint) =>
    readAll({ name: () => readText("name", name, 20), amount: () => readPositiveAmount("amount", amount) });
  assert.deepEqual(read(" Amira ", 1n), { name: "Amira", amount: 1n });
  assert.deepEqual(Object.keys(refusalOf(() => read(" ", 0n))!), ["name", "amount"]);
});
