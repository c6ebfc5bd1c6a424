import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { BUNDLE, BUNDLE_FILES } from "./bundle.ts";
import type { Field } from "./field.ts";

const GUIDE = join(import.meta.dirname, "../../../../docs/migrate.md");

it("the guide describes every file of a bundle with its fields", () => {
  const guide = readFileSync(GUIDE, "utf8").replaceAll(/ +\|/g, " |");
  for (const file of BUNDLE_FILES) {
    assert.ok(guide.includes(`### \`${file}\``), `docs/migrate.md does not describe ${file}`);
    for (const [name, field] of Object.entries<Field<never>>(BUNDLE[file])) {
      const row = `| \`${name}\`${field.required ? " (required)" : ""} | ${field.form} | ${field.about} |`;
      assert.ok(guide.includes(row), `docs/migrate.md lacks in ${file}: ${row}`);
    }
  }
});

it("refuses two inputs of an order with the same name, of which the last would replace the other", () => {
  const read = (inputs: Record<string, string>) => BUNDLE.orders.inputs.read(inputs);
  assert.throws(() => read({ Username: "ben", " Username": "ann" }), /the same name/);
  assert.deepEqual(read({ Username: "ben", Region: "EU" }), { Username: "ben", Region: "EU" });
});
