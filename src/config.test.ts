import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readConfig } from "./config.ts";

describe("a setting that is wrong", () => {
  it("is refused at start, with a sentence that names it", () => {
    const wrong: [Record<string, string>, RegExp][] = [
      [{ TEST_CREDIT: "one thousand" }, /TEST_CREDIT must be an amount such as 1000\.00/],
      [{ TEST_CREDIT: "-5" }, /TEST_CREDIT must be an amount/],
      [{ CURRENCY: "dollars" }, /CURRENCY must be a three-letter code/],
      [{ CURRENCY: "usd" }, /CURRENCY must be a three-letter code/],
      [{ DATABASE_URL: "host=here dbname=shop" }, /DATABASE_URL must be an address such as postgres:/],
      [{ DATABASE_URL: "postgres://u:p@h1:x,h2/db" }, /DATABASE_URL must name each host/],
      [{ DATABASE_TIMEOUT_MS: "0" }, /DATABASE_TIMEOUT_MS must be a whole number from 1000/],
    ];
    for (const [environment, sentence] of wrong) assert.throws(() => readConfig(environment), sentence);
  });

  it("is reported together with all others", () => {
    assert.throws(() => readConfig({ TEST_CREDIT: "x", CURRENCY: "x" }), /CURRENCY must.*TEST_CREDIT must/);
  });
});

it("a valid setting keeps its written form", () => {
  const config = readConfig({ TEST_CREDIT: "25", CURRENCY: "EUR", DATABASE_URL: "postgres://u:p@h1,h2:5433/db" });
  assert.deepEqual([config.TEST_CREDIT, config.CURRENCY], ["25", "EUR"]);
  assert.equal(config.DATABASE_URL, "postgres://u:p@h1,h2:5433/db");
});
