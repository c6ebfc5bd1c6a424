import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { it } from "node:test";
import { PROJECT } from "./cli-process.ts";

const PAGES = ["README.md", "docs/dashboard.md"];
const FOLDER = "docs/screenshots";

it("the documentation shows only existing pictures, each with an alternative text", () => {
  const shown = new Set<string>();
  for (const page of PAGES) {
    const images = [...readFileSync(join(PROJECT, page), "utf8").matchAll(/<img src="([^"]+)"[^>]* alt="([^"]*)"/g)];
    assert.ok(images.length > 0, page);
    for (const [, source, alt] of images) {
      assert.ok(existsSync(join(PROJECT, dirname(page), source!)), `${page} shows ${source}, which is not there`);
      assert.notEqual(alt, "", source);
      shown.add(basename(source!));
    }
  }
  const unused = readdirSync(join(PROJECT, FOLDER)).filter((file) => !shown.has(file));
  assert.deepEqual(unused, [], "pictures that no page shows");
});
