import { Failure } from "../../../failure.ts";
import type { Route } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import {
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
  type Route as ApiRoute,
} from "../../command.ts";
import { findRepeated } from "../../../core/kernel/text.ts";
import { findSupplier } from "../../api/find.ts";
import { table } from "../../table.ts";

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

const ROUTE_PATH = "/services/:id/routes/:supplier_id";

export const ROUTE_COMMANDS: readonly Command[] = [
  command({
    name: "route add",
    about: "route a service to a supplier, ahead of manual fulfilment; orders go to the first route that can take them",
    options: [
      ...ROUTE_OPTIONS,
      ...TERM_OPTIONS,
      { flags: "--allow-loss", about: "send orders there even where it costs more than they bring" },
      { flags: "--continue-on-rejection", about: "a rejected order goes to the next route" },
      INPUT_OPTION,
      { flags: "--position <number>", about: "its place among the routes (default: before manual fulfilment)" },
      CONFIRM_OPTION,
    ],
    route: "POST /services/:id/routes",
    subject: readService,
    body: async (input, api) => ({
      supplier_id: (await findSupplier(api, needed(input, "supplier"))).id,
      ...readTerms(input),
      allow_loss: flag(input, "allowLoss"),
      continue_on_rejection: flag(input, "continueOnRejection"),
      position: whole(input, "position"),
      confirm: flag(input, "confirm"),
    }),
    show,
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
    route: `PATCH ${ROUTE_PATH}`,
    subject: readRoute,
    body: (input) => ({
      ...readTerms(input),
      allow_loss: readAnswer(input, "allowLoss"),
      continue_on_rejection: readAnswer(input, "continueOnRejection"),
      confirm: flag(input, "confirm"),
    }),
    show,
    print: printRoutes,
  }),
  simpleCommand("route pause", "send no orders by a route until it is resumed", `POST ${ROUTE_PATH}/pause`),
  simpleCommand(
    "route resume",
    "send orders by a route again, and agree to what it costs now",
    `POST ${ROUTE_PATH}/resume`,
  ),
  simpleCommand("route remove", "remove a route; orders that its supplier has stay there", `DELETE ${ROUTE_PATH}`),
  command({
    name: "route move",
    about: "put a route at another place in the order of preference",
    options: [...ROUTE_OPTIONS, { flags: "--position <number>", about: "its new place, from 1", required: true }],
    route: `POST ${ROUTE_PATH}/move`,
    subject: readRoute,
    body: (input) => ({ position: neededWhole(input, "position") }),
    show,
    print: printRoutes,
  }),
  command({
    name: "route list",
    about: "list who fulfils a service, in order",
    options: [SERVICE_OPTION],
    route: "GET /services/:id/routes",
    subject: readService,
    show,
    print: printRoutes,
  }),
];

function simpleCommand(name: string, about: string, route: ApiRoute): Command {
  return command({ name, about, options: ROUTE_OPTIONS, route, subject: readRoute, show, print: printRoutes });
}

function readService(input: CommandInput): { id: number } {
  return { id: neededWhole(input, "service") };
}

async function readRoute(input: CommandInput, api: Api): Promise<{ id: number; supplier_id: number }> {
  const supplier = await findSupplier(api, needed(input, "supplier"));
  return { ...readService(input), supplier_id: supplier.id };
}

function readTerms(input: CommandInput): object {
  return {
    supplier_service: text(input, "number"),
    // `--no-margin` says false.
    margin: input.options["margin"] === false ? null : text(input, "margin"),
    on_cost_change: text(input, "onCostChange"),
    input_names: readNames(input),
  };
}

function readAnswer(input: CommandInput, option: string): boolean | undefined {
  const answer = text(input, option);
  return answer === undefined ? undefined : answer === "yes";
}

function readNames(input: CommandInput): Record<string, string> | undefined {
  const pairs = texts(input, "input")?.map((pair) => {
    const [ours, theirs] = pair.split("=").map((name) => name.trim());
    if (ours && theirs) return [ours, theirs] as const;
    throw new Failure("validation_failed", `“${pair.slice(0, 40)}” names no input: write OURS=THEIRS.`);
  });
  const repeated = findRepeated((pairs ?? []).map(([ours]) => ours));
  if (repeated !== undefined) {
    throw new Failure("validation_failed", `The input “${repeated.slice(0, 40)}” is given twice. Name it once.`);
  }
  return pairs && Object.fromEntries(pairs);
}

function show({ data }: One<Route[]>) {
  return { routes: data.map(showRoute) };
}

function showRoute({ supplier, supplier_service, ...route }: Route) {
  return {
    position: route.position,
    supplier_id: supplier.id,
    supplier: supplier.name,
    number: supplier_service?.code ?? null,
    name: supplier_service?.name ?? null,
    cost: route.cost,
    margin: route.margin,
    on_cost_change: route.on_cost_change,
    allow_loss: route.allow_loss,
    continue_on_rejection: route.continue_on_rejection,
    input_names: route.input_names,
    paused: route.paused_by ?? (supplier.paused ? "supplier" : null),
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
