import { addStock } from "../core/fulfilment/inventory/inventory.ts";
import { readInstallation } from "../core/ledger/reconciliation/installation.ts";
import { reconcile } from "../core/ledger/reconciliation/reconcile.ts";
import { command, fileText, neededWhole, type Command } from "./command.ts";

export const STOCK_COMMANDS: readonly Command[] = [
  command({
    name: "stock add",
    about: "add codes to a service's stock; each is delivered once, before people are asked",
    operands: [{ name: "file", about: "one code a line", isFile: true }],
    options: [{ flags: "--service <id>", about: "the service", required: true }],
    run: (core, input) => addStock(core, neededWhole(input, "service"), fileText(input).split(/\r?\n/)),
    print: ({ added, duplicates, free }) =>
      `${added} codes were added, ${duplicates} were known already; ${free} can be delivered.`,
  }),
  command({
    name: "reconcile",
    about: "compare the ledger with the balances and orders; fails on drift",
    run: async (core) => ({ ...(await reconcile(core)), database: await readInstallation(core) }),
    print: ({ ok, checks, database }) =>
      [
        ...checks.flatMap((check) => [
          `${check.ok ? "ok   " : "DRIFT"} ${check.name} (${check.compared} ${check.of})`,
          ...check.drift.map((row) => `        ${JSON.stringify(row)}`),
        ]),
        ok ? "The books agree." : "The books do not agree: look at the rows above before anything else is changed.",
        `This database was made on ${database.created_at} and holds ${database.orders || "no"} orders.`,
      ].join("\n"),
    failed: ({ ok }) => !ok,
  }),
];
