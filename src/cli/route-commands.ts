import { formatMoney } from "../core/money.ts";
import { formatMarginRule, parseMarginRule } from "../core/suppliers/margin-rule.ts";
import { addRoute, listRoutes, type RouteRow } from "../core/suppliers/routes.ts";
import { marginOf } from "../core/suppliers/supplier-catalogue.ts";
import { findSupplierNamed } from "../core/suppliers/suppliers.ts";
import { choice, command, flag, needed, neededWhole, text, texts, type Command, type CommandInput } from "./command.ts";
import { Failure } from "./failure.ts";
import { table } from "./table.ts";

const SERVICE_OPTION = { flags: "--service <id>", about: "the service", required: true };

export const ROUTE_COMMANDS: readonly Command[] = [
  command({
    name: "route add",
    about: "have a service fulfilled by a supplier, before people are asked; orders go to the first route that can",
    options: [
      SERVICE_OPTION,
      { flags: "--supplier <id|name>", about: "who fulfils it", required: true },
      { flags: "--number <number>", about: "the service's number in the supplier's catalogue" },
      { flags: "--margin <rule>", about: "the price follows the cost, such as 25%+0.10,round=0.05" },
      { flags: "--on-cost-change <rule>", about: "what a new cost does", choices: ["follow", "pause"] },
      { flags: "--allow-loss", about: "send orders there even where it costs more than they bring" },
      { flags: "--continue-on-rejection", about: "a rejected order goes to the next route" },
      { flags: "--input <names...>", about: "names of inputs that differ there, as OURS=THEIRS" },
    ],
    run: async (core, input) => {
      const supplier = await findSupplierNamed(core, needed(input, "supplier"));
      const margin = text(input, "margin");
      const routes = await addRoute(core, neededWhole(input, "service"), {
        supplierId: supplier.id,
        supplierService: text(input, "number"),
        margin: margin === undefined ? undefined : parseMarginRule(margin),
        onCostChange: choice(input, "onCostChange", ["follow", "pause"]),
        allowLoss: flag(input, "allowLoss"),
        continueOnRejection: flag(input, "continueOnRejection"),
        inputNames: readNames(input),
      });
      return { routes: routes.map(showRoute) };
    },
    print: printRoutes,
  }),
  command({
    name: "route list",
    about: "list who fulfils a service, in order",
    options: [SERVICE_OPTION],
    run: async (core, input) => {
      const routes = await listRoutes(core, neededWhole(input, "service"));
      return { routes: routes.map(showRoute) };
    },
    print: printRoutes,
  }),
];

function readNames(input: CommandInput): Record<string, string> | undefined {
  const pairs = texts(input, "input")?.map((pair) => {
    const [ours, theirs] = pair.split("=").map((name) => name.trim());
    if (ours && theirs) return [ours, theirs] as const;
    throw new Failure("validation_failed", `“${pair.slice(0, 40)}” names no input: write OURS=THEIRS.`);
  });
  return pairs && Object.fromEntries(pairs);
}

function showRoute(route: RouteRow) {
  const margin = marginOf(route);
  return {
    position: route.position,
    supplier_id: route.supplierId,
    supplier: route.supplierName,
    number: route.supplierService,
    name: route.supplierServiceName,
    cost: route.cost === null ? null : formatMoney(route.cost),
    margin: margin === null ? null : formatMarginRule(margin),
    on_cost_change: route.onCostChange,
    allow_loss: route.allowLoss,
    continue_on_rejection: route.continueOnRejection,
    input_names: route.inputNames,
    paused: route.pausedBy ?? (route.supplierPausedAt === null ? null : "supplier"),
  };
}

function printRoutes({ routes }: { routes: ReturnType<typeof showRoute>[] }): string {
  return table(
    ["ROUTE", "SUPPLIER", "SERVICE THERE", "COST", "MARGIN", "PAUSED BY"],
    routes.map((route) => [
      String(route.position),
      route.supplier,
      [route.number, route.name].filter(Boolean).join(" "),
      route.cost ?? "",
      route.margin ?? "",
      route.paused ?? "",
    ]),
  );
}
