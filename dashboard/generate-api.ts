import openapiTS, { astToString } from "openapi-typescript";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "../src/config.ts";
import { closeCore, openCore } from "../src/core/core.ts";
import { openDatabase } from "../src/database/open.ts";
import { createServer } from "../src/http/server.ts";

/** The documents that the server serves, and the types that are made of them. */
const DOCUMENTS = [
  { path: "/api/openapi.json", file: "v1.gen.ts" },
  { path: "/api/operator/openapi.json", file: "operator.gen.ts" },
] as const;
const FOLDER = join(import.meta.dirname, "src/api");
const NOTE = "// Made from the server's OpenAPI document by `npm run generate`: change the routes, not this file.\n";

/** Writes the types, or with --check only says which are out of date and exits with 1. */
async function main(): Promise<void> {
  const onlyChecks = process.argv.includes("--check");
  for (const { file, content } of await generate()) {
    const path = join(FOLDER, file);
    const current = await readFile(path, "utf8").catch(() => "");
    if (current === content) continue;
    if (!onlyChecks) await writeFile(path, content);
    else {
      process.stderr.write(`${path} is out of date: run npm run generate.\n`);
      process.exitCode = 1;
    }
  }
}

async function generate(): Promise<{ file: string; content: string }[]> {
  const config = { ...readConfig({}), LOG_LEVEL: "silent" } as const;
  const database = await openDatabase({ url: undefined, dataDir: "memory://", connections: 1 });
  const core = await openCore(database, config, {
    authSecret: "nobody signs in here, only types are made",
    secretKey: Buffer.alloc(32),
  });
  const server = await createServer(core, config);
  try {
    const made = [];
    for (const { path, file } of DOCUMENTS) {
      const document = (await server.inject(path)).body;
      made.push({ file, content: NOTE + astToString(await openapiTS(document)) });
    }
    return made;
  } finally {
    await server.close();
    await closeCore(core);
    await database.close();
  }
}

await main();
