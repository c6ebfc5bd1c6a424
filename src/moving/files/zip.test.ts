import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { zipSync } from "fflate";
import type { StoredFile } from "../../core/moving/reading/source-opener.ts";
import { openUploads } from "./open-files.ts";
import { readZip } from "./zip.ts";

const MIB = 1024 * 1024;
const RESELLERS = "id,email\n21,ann@example.com\n";
/** Of the list of files: where its first entry says how large the file is, unpacked. */
const SIZE_IN_LIST = 24;

function stored(bytes: Uint8Array, name = "panel.zip"): StoredFile {
  return { name, size: bytes.length, read: async (start, length) => bytes.subarray(start, start + length) };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function unpack(file: StoredFile): Promise<Record<string, string>> {
  const entries = await readZip(file);
  const texts = entries.map(async ({ name, chunks }) => [name, Buffer.concat(await collect(chunks())).toString()]);
  return Object.fromEntries(await Promise.all(texts));
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** A zip file whose list says something else at this place of its first entry. */
function withList(zip: Uint8Array, place: number, value: number): Uint8Array {
  const changed = Buffer.from(zip);
  const list = changed.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  changed.writeUInt32LE(value, list + place);
  return changed;
}

describe("a zip file", () => {
  it("gives its files as they were packed, compressed or not", async () => {
    const long = "0123456789".repeat(300_000);
    const zip = zipSync({
      "a/resellers.csv": bytesOf(RESELLERS),
      "orders.jsonl": [bytesOf(long), { level: 0 }],
      empty: bytesOf(""),
    });
    assert.deepEqual(await unpack(stored(zip)), { "a/resellers.csv": RESELLERS, "orders.jsonl": long, empty: "" });
  });

  it("is refused if it was cut off anywhere, is something else or has a password", async () => {
    const zip = zipSync({ "resellers.csv": bytesOf(RESELLERS) });
    for (let length = 0; length < zip.length; length++)
      await assert.rejects(unpack(stored(zip.subarray(0, length))), /^UnreadableBundle: panel\.zip cannot be read: /);
    await assert.rejects(unpack(stored(bytesOf(RESELLERS.repeat(10)))), /it is no zip file, or its end is missing\.$/);
    const flagged = withList(zip, 6, 20 | (1 << 16));
    await assert.rejects(unpack(stored(flagged)), /it has a password/);
  });

  it("is not unpacked beyond what its list says", async () => {
    const bomb = zipSync({ "orders.csv": new Uint8Array(8 * MIB) });
    const [entry] = await readZip(stored(withList(bomb, SIZE_IN_LIST, MIB)));
    let unpacked = 0;
    await assert.rejects(async () => {
      for await (const chunk of entry!.chunks()) unpacked += chunk.length;
    }, /orders\.csv in it is damaged/);
    assert.ok(unpacked <= MIB, `${unpacked} bytes`);
  });

  it("is refused before it is unpacked if its files are too large together", async () => {
    const zip = withList(zipSync({ "orders.csv": bytesOf("id\n") }), SIZE_IN_LIST, 0xff_00_00_00);
    await assert.rejects(openUploads([stored(zip)]), /panel\.zip is too large/);
  });

  it("with damaged data is an error of the line where it ends", async () => {
    const zip = Buffer.from(zipSync({ "resellers.csv": [bytesOf(RESELLERS), { level: 0 }] }));
    zip.write("b", zip.indexOf("ann"));
    const source = await openUploads([stored(zip)]);
    const lines = await collect(source.read("resellers"));
    const problems = lines.flatMap((line) => ("problem" in line ? [line.problem.message] : []));
    assert.match(problems.join(), /resellers\.csv in it is damaged/);
  });
});

describe("files of a bundle that were uploaded", () => {
  it("are read without a zip file around them", async () => {
    const source = await openUploads([stored(bytesOf(RESELLERS), "resellers.csv")]);
    assert.deepEqual(source.files, ["resellers"]);
    assert.deepEqual(await collect(source.read("resellers")), [
      { place: "resellers.csv, line 2", row: { id: "21", email: "ann@example.com" } },
    ]);
  });

  it("leave out what is older than a date in UTC, in any time zone of the server", async () => {
    const zone = process.env["TZ"];
    process.env["TZ"] = "Asia/Shanghai";
    try {
      const text = "id,reseller,at,amount\n1,21,2026-01-31 23:59:59,1\n2,21,2026-02-01 00:00:00,1\n3,21,no time,1\n";
      const source = await openUploads([stored(bytesOf(text), "transactions.csv")]);
      const lines = await collect(source.read("transactions", { since: new Date("2026-02-01T00:00:00Z") }));
      assert.deepEqual(
        lines.map(({ place }) => place),
        ["transactions.csv, line 3", "transactions.csv, line 4"],
      );
    } finally {
      if (zone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = zone;
    }
  });

  it("are refused if there are none of a bundle, two of one kind, or a zip file among them", async () => {
    const file = (name: string): StoredFile => stored(bytesOf(RESELLERS), name);
    await assert.rejects(openUploads([]), /has nothing to move in/);
    await assert.rejects(openUploads([file("photo.png")]), /photo\.png has nothing to move in/);
    await assert.rejects(openUploads([file("resellers.csv"), file("resellers.json")]), /two files of resellers/);
    await assert.rejects(openUploads([file("panel.zip"), file("resellers.csv")]), /Choose one zip file/);
  });
});
