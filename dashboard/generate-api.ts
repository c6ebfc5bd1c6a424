import openapiTS, { astToString } from "openapi-typescript";
import { readFile, writeFile } from "node:fs/promises";
import { format } from "oxfmt";
import { join } from "node:path";
import { readConfig } from "../src/config.ts";
import { closeCore, openCore } from "../src/core/core.ts";
import { migrate } from "../src/database/migrate.ts";
import { openDatabase } from "../src/database/open.ts";
import { describeTables } from "../src/database/table-types.ts";
import { withErrorTable } from "../src/http/errors/error-table.ts";
import { createServer } from "../src/http/server/server.ts";

/** The documents that the server serves, and the types that are made of them. */
const DOCUMENTS = [
  { path: "/api/openapi.json", file: "v1.gen.ts" },
  { path: "/api/operator/openapi.json", file: "operator.gen.ts" },
] as const;
const FOLDER = join(import.meta.dirname, "src/api");
const GUIDE = join(import.meta.dirname, "../docs/integrate.md");
const TABLES = join(import.meta.dirname, "../src/database/tables.gen.ts");
/** What the generated types say of everything, and which says nothing. */
const NOISE = [
  /^ +\w+\?: never;\n/gm,
  /^ +parameters: \{\n *\};\n/gm,
  /^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm,
  /^ +\/\*\* @description Default Response \*\/\n/gm,
];
const NOTE = "// Made from the server's OpenAPI document by `npm run generate`: change the routes, not this file.\n";

/** Writes the types of the API and the tables and the guide's table of error codes, or with --check only says which are out of date and exits with 1. */
async function main(): Promise<void> {
  const onlyChecks = process.argv.includes("--check");
  for (const { path, content } of [await generateTables(), ...(await generateTypes()), await generateGuide()]) {
    const current = await readFile(path, "utf8").catch(() => "");
    if (current === content) continue;
    if (!onlyChecks) await writeFile(path, content);
    else {
      process.stderr.write(`${path} is out of date: run npm run generate.\n`);
      process.exitCode = 1;
    }
  }
}

interface Generated {
  path: string;
  content: string;
}

/** The tables of the migrated schema. */
async function generateTables(): Promise<Generated> {
  const database = await openDatabase({ url: undefined, dataDir: "memory://", connections: 1 });
  try {
    await migrate(database);
    return { path: TABLES, content: await describeTables(database.kysely) };
  } finally {
    await database.close();
  }
}

/** The guide's table of error codes. */
async function generateGuide(): Promise<Generated> {
  return { path: GUIDE, content: withErrorTable(await readFile(GUIDE, "utf8")) };
}

async function generateTypes(): Promise<Generated[]> {
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
      made.push({ path: join(FOLDER, file), content: NOTE + (await writeTypes(file, document)) });
    }
    return made;
  } finally {
    await server.close();
    await closeCore(core);
    await database.close();
  }
}

/** Without what says nothing, and each type on one line where it fits. */
async function writeTypes(file: string, document: string): Promise<string> {
  const written = astToString(await openapiTS(document));
  const types = NOISE.reduce((text, noise) => text.replaceAll(noise, ""), written);
  const { code, errors } = await format(file, types, { printWidth: 120, objectWrap: "collapse" });
  if (errors.length > 0) throw new Error(errors[0]!.message);
  return code;
}

await main();
