import openapiTS, { astToString } from "openapi-typescript";
import { readFile, writeFile } from "node:fs/promises";
import { format } from "oxfmt";
import { join } from "node:path";
import { compose } from "../src/compose.ts";
import { readConfig } from "../src/config.ts";
import { migrate } from "../src/database/migrate.ts";
import type { Database } from "../src/database/database.ts";
import { openDatabase } from "../src/database/open.ts";
import { describeTables } from "../src/database/table-types.ts";
import { withErrorTable } from "../src/http/errors/error-table.ts";
import { PERMISSIONS, type Permission } from "../src/http/operator/roles.ts";
import { generateCatalogue } from "./generate-texts.ts";

/** The documents that the server serves, and the types that are made of them. */
const DOCUMENTS = [
  { path: "/api/openapi.json", file: "v1.gen.ts" },
  { path: "/api/operator/openapi.json", file: "operator.gen.ts" },
] as const;
/** What the client library calls; its types are made of these paths and of the components that they use. */
const CLIENT_TYPES = join(import.meta.dirname, "../sdk/typescript/src/types.gen.ts");
const CLIENT_PATHS =
  /^\/api\/v1\/(?:account|services|service-groups|orders|transactions|events|top-up-requests)(?:\/|$)/;
const FOLDER = join(import.meta.dirname, "src/api");
const GUIDE = join(import.meta.dirname, "../docs/integrate.md");
const TABLES = join(import.meta.dirname, "../src/database/tables.gen.ts");
/** What the generated types say of everything, and which says nothing. */
const NOISE = [
  /^ +\w+\?: never;\n/gm,
  /^ +parameters: \{\n *\};\n/gm,
  /^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm,
  /^ +(?:parameters|requestBodies|headers|pathItems): never;\n/gm,
  /^export type (?:webhooks|\$defs|operations) = Record<string, never>;\n/gm,
  /^ +\/\*\* @description Default Response \*\/\n/gm,
];
const ROUTES = join(import.meta.dirname, "../docs/routes.md");
const ROUTES_HEAD = `# Routes

Every route that the OpenAPI documents describe, as \`npm run generate\` lists them. Beside them the server answers at
\`/healthz\`, \`/readyz\`, \`/metrics\`, \`/errors\`, \`/docs\` and the documents themselves (\`/api/openapi.json\`,
\`/api/operator/openapi.json\`), and with the dashboard at every other address that a browser asks for.

| method | path | who may call | what it does |
|---|---|---|---|`;
const NOTE = "// Made from the server's OpenAPI document by `npm run generate`: change the routes, not this file.\n";

/**
 * Writes the types of the API and the tables, the guide's table of error codes and the catalogue of texts, or with
 * --check only says which are out of date and exits with 1.
 */
async function main(): Promise<void> {
  const onlyChecks = process.argv.includes("--check");
  for (const { path, content } of await generateAll()) {
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

async function generateAll(): Promise<Generated[]> {
  const database = await openDatabase({ url: undefined, dataDir: "memory://", connections: 1 });
  try {
    await migrate(database);
    const types = await generateTypes(database);
    return [await generateTables(database), ...types, await generateGuide(), await generateCatalogue()];
  } finally {
    await database.close();
  }
}

/** The tables of the migrated schema. */
async function generateTables(database: Database): Promise<Generated> {
  return { path: TABLES, content: await describeTables(database.kysely) };
}

/** The guide's table of error codes. */
async function generateGuide(): Promise<Generated> {
  return { path: GUIDE, content: withErrorTable(await readFile(GUIDE, "utf8")) };
}

async function generateTypes(database: Database): Promise<Generated[]> {
  const config = { ...readConfig({}), LOG_LEVEL: "silent" } as const;
  const secrets = { authSecret: "no sign-ins here, only types are made", secretKey: Buffer.alloc(32) };
  const { createServer, close } = await compose(config, { database, secrets });
  const server = await createServer();
  try {
    const made = [];
    const routes = [];
    for (const { path, file } of DOCUMENTS) {
      const document = (await server.inject(path)).body;
      routes.push(...listRoutes(JSON.parse(document) as Document));
      made.push({ path: join(FOLDER, file), content: NOTE + (await writeTypes(file, document)) });
    }
    const { body } = await server.inject(DOCUMENTS[0].path);
    const own = clientDocument(JSON.parse(body) as Document);
    made.push({ path: CLIENT_TYPES, content: NOTE + (await writeTypes("types.gen.ts", JSON.stringify(own))) });
    made.push({ path: ROUTES, content: [ROUTES_HEAD, ...routes, ""].join("\n") });
    return made;
  } finally {
    await server.close();
    await close();
  }
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
}

function clientDocument(document: Document): Document {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => CLIENT_PATHS.test(path)));
  const { schemas, responses } = document.components;
  const used = new Set<string>();
  const collect = (part: object): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name!)) continue;
      used.add(name!);
      collect(schemas[name!]!);
    }
  };
  collect({ paths, responses });
  const own = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, paths, components: { schemas: Object.fromEntries(own), responses } };
}

interface Operation {
  summary: string;
  security?: Record<string, unknown>[];
  "x-permission"?: Permission;
}

function listRoutes({ paths }: Document): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) =>
        `| ${method.toUpperCase()} | \`${path}\` | ${callersOf(operation)} | ${operation.summary.replaceAll("|", "\\|")} |`,
    ),
  );
}

function callersOf({ security, "x-permission": permission }: Operation): string {
  if (permission !== undefined) return PERMISSIONS[permission].join(", ");
  if (security === undefined) return "reseller: key, token or session";
  if (security.length === 0) return "public";
  return security.some((way) => "bearer" in way) ? "reseller: key or token" : "signed-in user";
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
