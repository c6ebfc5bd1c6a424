import { Failure } from "../../../failure.ts";
import type { Job, OfferedService } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import {
  CONFIRM_OPTION,
  flag,
  needed,
  script,
  text,
  texts,
  type Command,
  type CommandInput,
  type Report,
} from "../../command.ts";
import { LIMIT_OPTION, listLength } from "../../list-limit.ts";
import { untilDone } from "../../api/follow.ts";
import { readSupplier, SUPPLIER_OPERAND } from "./supplier.ts";
import { table } from "../../table.ts";

const CHANGES = ["new", "changed", "vanished"] as const;

/** What calls a supplier, or works on what it offers. */
export const SUPPLIER_JOB_COMMANDS: readonly Command[] = [
  script({
    name: "supplier test",
    about: "call a supplier without ordering: key, balance, catalogue",
    operands: [SUPPLIER_OPERAND],
    routes: ["POST /suppliers/:id/jobs", "GET /jobs/:id"],
    run: (api, input, report) => runCall(api, input, "test", report),
    print: (job) => `The supplier answers: balance ${job["balance"]}, ${job["services"]} services.`,
  }),
  script({
    name: "supplier balance",
    about: "read the balance at a supplier",
    operands: [SUPPLIER_OPERAND],
    routes: ["POST /suppliers/:id/jobs", "GET /jobs/:id"],
    run: (api, input, report) => runCall(api, input, "balance", report),
    print: (job) => `${job["balance"]} ${job["currency"] ?? ""}`.trim(),
  }),
  script({
    name: "supplier sync",
    about: "read a supplier's catalogue; routes and prices follow its costs",
    operands: [SUPPLIER_OPERAND],
    routes: ["POST /suppliers/:id/jobs", "GET /jobs/:id"],
    run: (api, input, report) => runCall(api, input, "sync", report),
    print: (job) =>
      `${job["services"]} services: ${job["added"]} new, ${job["changed"]} changed, ${job["vanished"]} vanished. ` +
      `Routes: ${job["repriced"]} with a new cost, ${job["paused"]} paused, ${job["resumed"]} taken up again.`,
  }),
  script({
    name: "supplier services",
    about: "list what a supplier offers, as of its last synchronisation",
    operands: [SUPPLIER_OPERAND],
    options: [
      { flags: "--change <kind>", about: "only what is new, changed or vanished", choices: CHANGES },
      { flags: "--search <text>", about: "part of a name or group, or a number" },
      LIMIT_OPTION,
    ],
    routes: ["GET /suppliers/:id/services"],
    run: listServices,
    print: ({ services, total }) =>
      `${table(
        ["NUMBER", "GROUP", "NAME", "COST", "TIME", "OWN SERVICE"],
        services.map((service) => [
          service.number,
          service.group,
          service.name,
          service.cost ?? "",
          service.time,
          service.service_ids.join(", "),
        ]),
      )}\n${services.length} of ${total}`,
  }),
  script({
    name: "supplier import",
    about: "take a supplier's services into the own catalogue, priced by a margin and routed to it",
    operands: [SUPPLIER_OPERAND],
    options: [
      { flags: "--margin <rule>", about: "such as 25%, +0.10 or 25%+0.10,round=0.05,floor=0.50", required: true },
      { flags: "--number <number...>", about: "only these of its services" },
      { flags: "--search <text>", about: "only with this part of a name or group" },
      { flags: "--service-group <name>", about: "your service group (default: the supplier's groups)" },
      {
        flags: "--on-cost-change <rule>",
        about: "what a new cost does",
        choices: ["follow", "pause"],
        default: "follow",
      },
      CONFIRM_OPTION,
    ],
    routes: ["POST /suppliers/:id/import", "GET /jobs/:id"],
    run: importServices,
    print: ({ created, problems }) =>
      [`${created} services were added.`, ...problems.map(({ code, message }) => `  ${code}: ${message}`)].join("\n"),
  }),
];

type JobResult = Record<string, string | number | null>;

async function runCall(api: Api, input: CommandInput, kind: string, report: Report): Promise<JobResult> {
  const { id } = await readSupplier(input, api);
  const call = { method: "POST", path: `/suppliers/${id}/jobs`, body: { kind } };
  const job = await followJob(api, await api.call<One<Job>>(call), report);
  if (job.error !== null) throw new Failure("supplier_failed", job.error);
  return { job: job.id, ...(job.result as JobResult | null) };
}

async function listServices(api: Api, input: CommandInput) {
  const { id } = await readSupplier(input, api);
  const filter = { change: text(input, "change"), q: text(input, "search") };
  const limit = listLength(input);
  const { rows, total } = await api.pages<OfferedService>(`/suppliers/${id}/services`, filter, limit);
  const services = rows.map((offer) => ({
    number: offer.code,
    group: offer.group,
    name: offer.name,
    type: offer.type,
    cost: offer.cost,
    previous_cost: offer.previous_cost,
    time: offer.delivery_time,
    vanished_at: offer.vanished_at,
    service_ids: offer.service_ids,
  }));
  return { services, total };
}

async function importServices(api: Api, input: CommandInput, report: Report) {
  const { id } = await readSupplier(input, api);
  const body = {
    codes: texts(input, "number"),
    q: text(input, "search"),
    margin: needed(input, "margin"),
    service_group: text(input, "serviceGroup"),
    on_cost_change: text(input, "onCostChange"),
    confirm: flag(input, "confirm"),
  };
  const asked = await api.call<One<Job>>({ method: "POST", path: `/suppliers/${id}/import`, body });
  const job = await followJob(api, asked, report);
  if (job.error !== null) throw new Failure("import_failed", job.error);
  const { created = 0 } = (job.result ?? {}) as { created?: number };
  return { job: job.id, created, problems: job.problems };
}

/** The job when it is over. */
function followJob(api: Api, { data: { id } }: One<Job>, report: Report): Promise<Job> {
  api.work({ job: id });
  return untilDone(async () => {
    const { data: job } = await api.get<One<Job>>(`/jobs/${id}`);
    report(job.progress);
    return { ...job, isDone: job.finished_at !== null, isWaiting: job.state === "waiting" };
  });
}
