import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, it } from "node:test";
import { SETTINGS } from "../src/config.ts";
import { ORDER_STATUS, ORDER_STATUSES } from "../src/core/orders/order-status.ts";
import { openFresh } from "./support/databases.ts";

const ROOT = join(import.meta.dirname, "..");
const IMPORT = /\b(?:import|export)\s+(type\s)?([^;"]*?)\sfrom\s+"(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"\s*\)/g;
const ONLY_TYPES = /^\{\s*(?:type\s+[^,}]+,?\s*)+\}$/;

const REEXPORT = /\bexport\s+\{([^}]*)\}\s+from\s+"[^"]+-rows\.ts"/g;

/** What the inner parts may import besides themselves. main.ts, cli and control connect the parts. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  // The parser of a setting belongs to the part that uses it.
  "config.ts": ["config"],
  config: ["core", "database"],
  database: [],
  core: ["database"],
  http: ["core"],
  // Reads what an operator moves in from: files and databases of other panels.
  moving: ["core"],
  workers: ["core", "moving"],
};
/** Settings are passed as arguments. */
const MAY_IMPORT_TYPES: Record<string, readonly string[]> = {
  core: ["config.ts"],
  http: ["config.ts"],
  workers: ["config.ts"],
};
/** Rows of one room that another room uses, since one transaction spans both. Other access goes through the rules. */
const SHARED_ROWS = [
  "fulfilment → catalogue/services/service-rows.ts",
  "fulfilment → ledger/wallet/wallet-rows.ts",
  "fulfilment → orders/order-rows.ts",
  "fulfilment → orders/settle-rows.ts",
  "moving → ledger/reconciliation/checkpoint-rows.ts",
  "orders → ledger/wallet/wallet-rows.ts",
  "payments → ledger/wallet/wallet-rows.ts",
  "resellers → ledger/wallet/wallet-rows.ts",
  "resellers → people/users/user-rows.ts",
];
/** What each room of the core may import, types included. core.ts connects them. */
const ROOMS: Record<string, readonly string[]> = {
  kernel: [],
  people: ["kernel"],
  ledger: ["kernel"],
  events: ["kernel"],
  payments: ["kernel", "ledger"],
  notifications: ["kernel", "people"],
  currencies: ["kernel", "ledger"],
  catalogue: ["kernel", "currencies"],
  resellers: ["kernel", "people", "ledger", "catalogue"],
  orders: ["kernel", "ledger", "currencies", "catalogue", "events"],
  fulfilment: ["kernel", "ledger", "catalogue", "orders"],
  moving: ["kernel", "people", "ledger", "catalogue", "notifications", "resellers", "orders", "fulfilment"],
  reports: ["kernel", "ledger", "catalogue", "orders", "fulfilment"],
};
/** The files that connect the parts of the core. */
const CORE_ROOT = "src/core/core.ts";

interface Import {
  from: string;
  to: string;
  typesOnly: boolean;
}

const sources = globSync("src/**/*.ts", { cwd: ROOT }).map((path) => path.replaceAll("\\", "/"));
const shipped = sources.filter((path) => !path.endsWith(".test.ts"));
const imports = shipped.flatMap(readImports);

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

function readImports(from: string): Import[] {
  return [...read(from).matchAll(IMPORT)].map(([, type, names = "", named, called]) => ({
    from,
    to: normalize(join(dirname(from), (named ?? called)!)).replaceAll("\\", "/"),
    typesOnly: type !== undefined || ONLY_TYPES.test(names),
  }));
}

function partOf(path: string): string {
  return path.split("/")[1]!;
}

function edge(from: string, to: string): Import {
  return { from, to, typesOnly: false };
}

/** Files that import each other in a circle, each group once, by Tarjan's algorithm. */
function findCycles(edges: readonly Import[]): string[][] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const [index, low] = [new Map<string, number>(), new Map<string, number>()];
  const [stack, cycles]: [string[], string[][]] = [[], []];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!index.has(to)) visit(to);
      else if (!stack.includes(to)) continue;
      low.set(file, Math.min(low.get(file)!, low.get(to)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.toSorted());
  };
  for (const file of targets.keys()) if (!index.has(file)) visit(file);
  return cycles;
}

/** The functions among exported names. Types are no SQL, nor is a list of words, such as what a table is sorted by. */
function functionsOf(names: string): string[] {
  return names.split(",").flatMap((name) => (/^[a-z](?!ype\s)/.test(name.trim()) ? [name.trim()] : []));
}

function roomOf(path: string): string {
  return path.split("/")[2]!;
}

describe("the source", () => {
  it("imports in one direction: http and workers import the core, the core imports the database", () => {
    const wrong = imports.filter(({ from, to, typesOnly }) => {
      const [part, target] = [partOf(from), partOf(to)];
      const allowed = MAY_IMPORT[part];
      if (allowed === undefined || part === target || allowed.includes(target)) return false;
      return !(typesOnly && MAY_IMPORT_TYPES[part]?.includes(target));
    });
    assert.deepEqual(wrong, []);
    assert.ok(imports.some(({ from, to }) => partOf(from) === "core" && partOf(to) === "database"));
  });

  it("has rooms in the core whose imports run in one direction, types included", () => {
    const wrong = imports.filter(({ from, to }) => {
      if (partOf(from) !== "core" || partOf(to) !== "core" || from === CORE_ROOT) return false;
      return roomOf(from) !== roomOf(to) && !ROOMS[roomOf(from)]?.includes(roomOf(to));
    });
    assert.deepEqual(
      wrong.map(({ from, to }) => `${from} → ${to}`),
      [],
    );
    assert.deepEqual(
      [...new Set(shipped.filter((path) => partOf(path) === "core" && path !== CORE_ROOT).map(roomOf))].toSorted(),
      Object.keys(ROOMS).toSorted(),
    );
  });

  it("has no circular imports, types included", () => {
    assert.deepEqual(findCycles(imports), []);
    assert.deepEqual(findCycles([edge("a", "b"), edge("b", "c"), edge("c", "a"), edge("c", "d")]), [["a", "b", "c"]]);
  });

  it("has interfaces that import shared code, and not each other", () => {
    const shared = ["kit", "errors"];
    const wrong = imports.filter(({ from, to }) => {
      if (partOf(from) !== "http" || partOf(to) !== "http") return false;
      const [dialect, target] = [roomOf(from), roomOf(to)];
      return dialect !== "server" && dialect !== target && !shared.includes(target);
    });
    assert.deepEqual(wrong, []);
    assert.ok(imports.some(({ from, to }) => roomOf(from) === "rest" && roomOf(to) === "kit"));
  });

  it("uses the SQL of a room only in that room, except for transactions that span two rooms", () => {
    const foreign = imports.filter(
      ({ from, to }) => to.endsWith("-rows.ts") && roomOf(from) !== roomOf(to) && from !== CORE_ROOT,
    );
    const crossings = new Set(foreign.map(({ from, to }) => `${roomOf(from)} → ${to.replace("src/core/", "")}`));
    assert.deepEqual([...crossings].toSorted(), SHARED_ROWS);
  });

  it("passes no SQL of a room on from another file: who uses it imports it", () => {
    const passedOn = shipped.flatMap((path) =>
      [...read(path).matchAll(REEXPORT)].flatMap(([, names]) => functionsOf(names!).map((name) => `${path}: ${name}`)),
    );
    assert.deepEqual(passedOn, []);
    assert.deepEqual(functionsOf("SORTS, type Row, findRow, deleteRows as remove"), [
      "findRow",
      "deleteRows as remove",
    ]);
  });

  it("names a type of supplier or panel only in the code that implements it", () => {
    const spoken = ["src/http/dispatch/", "src/http/kit/dialects.ts"];
    const wrong = sources.filter((path) => {
      if (partOf(path) === "core") return /dhru/i.test(read(path));
      return partOf(path) === "http" && /dhru/.test(read(path)) && !spoken.some((place) => path.startsWith(place));
    });
    assert.deepEqual(wrong, []);
    assert.ok(sources.some((path) => path.startsWith(spoken[0]!) && read(path).includes("dhru")));
  });

  it("names a payment gateway only in the code that implements it", () => {
    const named = sources.filter((path) => /stripe|btcpay|nowpayments/i.test(read(path)));
    assert.deepEqual(
      named.filter((path) => !path.startsWith("src/workers/payments/")),
      [],
    );
    assert.ok(named.length > 0);
  });

  it("opens transactions in the database room alone, which repeats those that PostgreSQL rolled back", () => {
    const openers = shipped.filter((path) => /\.transaction\(\)/.test(read(path)));
    assert.deepEqual(
      openers.filter((path) => !path.startsWith("src/database/")),
      [],
    );
    assert.ok(openers.length > 0);
  });

  it("reads the environment only in config.ts", () => {
    const readers = shipped.filter((path) => read(path).includes("process.env"));
    assert.deepEqual(readers, ["src/config.ts"]);
  });

  it("has no lint or type exceptions", () => {
    const marks = /\b(?:TODO|FIXME|HACK)\b|@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint)-disable|\bas any\b/;
    const tests = globSync("{demo,test}/**/*.ts", { cwd: ROOT }).filter(
      (path) => !path.endsWith("architecture.test.ts"),
    );
    assert.deepEqual(
      [...sources, ...tests].filter((path) => marks.test(read(path))),
      [],
    );
  });

  it("has no test that is skipped, marked as to do, or run alone", () => {
    const halves = /\b(?:it|test|describe)\.(?:only|skip|todo)\(/;
    const tests = globSync("{src,test}/**/*.test.ts", { cwd: ROOT });
    assert.deepEqual(
      tests.filter((path) => halves.test(read(path))),
      [],
    );
    assert.ok(tests.length > 0);
  });
});

it("the database allows the same status changes as the core", async () => {
  const { database, drop } = await openFresh("embedded");
  try {
    const rows = await database.kysely.selectFrom("order_transitions").selectAll().execute();
    const inDatabase = rows.map((row) => `${row.from_status} → ${row.to_status}`);
    const inCore = ORDER_STATUSES.flatMap((from) => ORDER_STATUS[from].next.map((to) => `${from} → ${to}`));
    assert.deepEqual(inDatabase.toSorted(), inCore.toSorted());
  } finally {
    await drop();
  }
});

it("every setting is documented for the operator, with its default", () => {
  const guide = read("docs/operate.md").replaceAll(/ +\|/g, " |");
  for (const [name, { default: byDefault, doc }] of Object.entries(SETTINGS)) {
    assert.match(doc, /^[A-Z].*[.`]$/, `${name} has no sentence of documentation`);
    const shown = byDefault === undefined ? "–" : byDefault === "" ? "empty" : `\`${String(byDefault)}\``;
    assert.ok(guide.includes(`| \`${name}\` | ${shown} | ${doc} |`), `docs/operate.md does not tell ${name} as it is`);
  }
});
