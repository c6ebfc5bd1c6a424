import type { Core } from "../core/core.ts";
import { formatMoney } from "../core/kernel/money.ts";
import { marginOf } from "../core/fulfilment/routes/follow-costs.ts";
import { formatMarginRule, parseMarginRule } from "../core/catalogue/prices/margin-rule.ts";
import {
  addRoute,
  changeRoute,
  listRoutes,
  moveRoute,
  pauseRoute,
  removeRoute,
  resumeRoute,
  type RouteAddress,
  type RouteRow,
  type RouteTerms,
} from "../core/fulfilment/routes/routes.ts";
import { findSupplierNamed } from "../core/fulfilment/imports/suppliers.ts";
import {
  choice,
  command,
  CONFIRM_OPTION,
  flag,
  needed,
  neededWhole,
  text,
  texts,
  whole,
  type Command,
  type CommandInput,
  type CommandOption,
} from "./command.ts";
import { Failure } from "./failure.ts";
import { table } from "./table.ts";

const SERVICE_OPTION = { flags: "--service <id>", about: "the service", required: true };
const ROUTE_OPTIONS: readonly CommandOption[] = [
  SERVICE_OPTION,
  { flags: "--supplier <id|name>", about: "who fulfils it", required: true },
];
const TERM_OPTIONS: readonly CommandOption[] = [
  { flags: "--number <number>", about: "the service's number in the supplier's catalogue" },
  { flags: "--margin <rule>", about: "the price follows the cost, such as 25%+0.10,round=0.05" },
  { flags: "--on-cost-change <rule>", about: "what a new cost does", choices: ["follow", "pause"] },
];
const INPUT_OPTION = { flags: "--input <names...>", about: "names of inputs that differ there, as OURS=THEIRS" };
const YES_OR_NO = ["yes", "no"] as const;

export const ROUTE_COMMANDS: readonly Command[] = [
  command({
    name: "route add",
    about: "have a service fulfilled by a supplier, before people are asked; orders go to the first route that can",
    options: [
      ...ROUTE_OPTIONS,
      ...TERM_OPTIONS,
      { flags: "--allow-loss", about: "send orders there even where it costs more than they bring" },
      { flags: "--continue-on-rejection", about: "a rejected order goes to the next route" },
      INPUT_OPTION,
      { flags: "--position <number>", about: "its place among the routes; before people unless given" },
      CONFIRM_OPTION,
    ],
    run: async (core, input) => {
      const terms = {
        ...readTerms(input),
        allowLoss: flag(input, "allowLoss"),
        continueOnRejection: flag(input, "continueOnRejection"),
      };
      return show(
        await addRoute(
          core,
          { ...(await readAddress(core, input)), ...terms, position: whole(input, "position") },
          { confirm: flag(input, "confirm") },
        ),
      );
    },
    print: printRoutes,
  }),
  command({
    name: "route set",
    about: "change one route; what is not given stays",
    options: [
      ...ROUTE_OPTIONS,
      ...TERM_OPTIONS,
      { flags: "--no-margin", about: "the price no longer follows the cost" },
      {
        flags: "--allow-loss <answer>",
        about: "whether orders go there that it costs more than they bring",
        choices: YES_OR_NO,
      },
      {
        flags: "--continue-on-rejection <answer>",
        about: "whether a rejected order goes to the next route",
        choices: YES_OR_NO,
      },
      INPUT_OPTION,
      CONFIRM_OPTION,
    ],
    run: async (core, input) => {
      const terms = {
        ...readTerms(input),
        allowLoss: readAnswer(input, "allowLoss"),
        continueOnRejection: readAnswer(input, "continueOnRejection"),
      };
      const address = await readAddress(core, input);
      return show(await changeRoute(core, address, terms, { confirm: flag(input, "confirm") }));
    },
    print: printRoutes,
  }),
  simpleCommand("route pause", "send no orders by a route until it is resumed", pauseRoute),
  simpleCommand("route resume", "send orders by a route again, and agree to what it costs now", resumeRoute),
  simpleCommand("route remove", "remove a route; orders that its supplier has stay there", removeRoute),
  command({
    name: "route move",
    about: "put a route at another place in the order of preference",
    options: [...ROUTE_OPTIONS, { flags: "--position <number>", about: "its new place, from 1", required: true }],
    run: async (core, input) =>
      show(await moveRoute(core, await readAddress(core, input), neededWhole(input, "position"))),
    print: printRoutes,
  }),
  command({
    name: "route list",
    about: "list who fulfils a service, in order",
    options: [SERVICE_OPTION],
    run: async (core, input) => show(await listRoutes(core, neededWhole(input, "service"))),
    print: printRoutes,
  }),
];

function simpleCommand(
  name: string,
  about: string,
  act: (core: Core, at: RouteAddress) => Promise<RouteRow[]>,
): Command {
  return command({
    name,
    about,
    options: ROUTE_OPTIONS,
    run: async (core, input) => show(await act(core, await readAddress(core, input))),
    print: printRoutes,
  });
}

async function readAddress(core: Core, input: CommandInput): Promise<RouteAddress> {
  const supplier = await findSupplierNamed(core, needed(input, "supplier"));
  return { serviceId: neededWhole(input, "service"), supplierId: supplier.id };
}

function readTerms(input: CommandInput): RouteTerms {
  return {
    supplierService: text(input, "number"),
    margin: readMargin(input),
    onCostChange: choice(input, "onCostChange", ["follow", "pause"]),
    inputNames: readNames(input),
  };
}

/** `--no-margin` says false. */
function readMargin(input: CommandInput): RouteTerms["margin"] {
  if (input.options["margin"] === false) return null;
  const margin = text(input, "margin");
  return margin === undefined ? undefined : parseMarginRule(margin);
}

function readAnswer(input: CommandInput, option: string): boolean | undefined {
  const answer = choice(input, option, YES_OR_NO);
  return answer === undefined ? undefined : answer === "yes";
}

function show(routes: readonly RouteRow[]) {
  return { routes: routes.map(showRoute) };
}

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
