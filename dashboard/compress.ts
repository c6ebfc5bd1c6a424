import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(?:js|css|html|svg|wasm)$/;
/** Below this a compressed copy saves nothing. */
const SMALLEST_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a .br and a .gz beside each file that was built and gets smaller, so that the server only picks one. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle: async ({ dir }) => {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  await Promise.all([
    brotli(content).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
