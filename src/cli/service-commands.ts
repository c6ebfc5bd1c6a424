import type { Core } from "../core/core.ts";
import { parseInputField } from "../core/catalogue/inputs/inputs.ts";
import { listServices } from "../core/catalogue/services/list-services.ts";
import {
  CANCELLABLE,
  createService,
  IDENTIFIER_CHECKS,
  IDENTIFIER_KINDS,
  importServices,
  SERVICE_TYPES,
  setServiceStatus,
  type NewService,
} from "../core/catalogue/services/services.ts";
import { formatMoney } from "../core/kernel/money.ts";
import { parseFieldRule } from "../core/catalogue/inputs/result-fields.ts";
import type { ServiceStatus } from "../database/column-types.ts";
import {
  choice,
  command,
  CONFIRM_OPTION,
  fileText,
  flag,
  idOperand,
  needed,
  neededAmount,
  text,
  texts,
  whole,
  type Command,
  type CommandInput,
  type CommandOption,
  type Report,
} from "./command.ts";
import { Failure } from "./failure.ts";
import { problemOf, readRows, readService, SERVICE_COLUMNS } from "./service-file.ts";
import { table } from "./table.ts";

const SERVICE_OPERAND = { name: "id", about: "the service's id" };

const CREATE_OPTIONS: readonly CommandOption[] = [
  { flags: "--name <name>", about: "name that resellers see", required: true },
  { flags: "--type <type>", about: "what is sold", choices: ["imei", "server", "remote"], required: true },
  { flags: "--service-group <name>", about: "group it is listed in, made on first use" },
  { flags: "--price <amount>", about: "base price of one, such as 1.50 or 0.045", required: true },
  { flags: "--currency <code>", about: "the setting CURRENCY unless given" },
  { flags: "--description <text>", about: "text that resellers see" },
  {
    flags: "--identifier <kind>",
    about: "what an order is about; an IMEI for the type imei",
    choices: IDENTIFIER_KINDS,
  },
  {
    flags: "--check <check>",
    about: "how strictly the identifier is checked; luhn unless given",
    choices: IDENTIFIER_CHECKS,
  },
  { flags: "--complete-check-digit", about: "an IMEI of 14 digits gets its check digit" },
  { flags: "--input <field...>", about: "a field to ask for: Username:text:required, Region:select:optional:EU|US" },
  { flags: "--min-quantity <number>", about: "least quantity of one order" },
  { flags: "--max-quantity <number>", about: "greatest quantity of one order" },
  { flags: "--allow-duplicates", about: "orders for the same identifier may be open together when the caller says so" },
  { flags: "--cancellable <rule>", about: "when resellers may cancel", choices: CANCELLABLE },
  { flags: "--time <text>", about: "usual delivery time, such as “1-5 minutes”" },
  { flags: "--promised-minutes <number>", about: "open orders past this time are overdue" },
  { flags: "--expires-minutes <number>", about: "open orders past this time are put before a person" },
  {
    flags: "--result-field <field...>",
    about:
      "a typed field of the result: locked:SIM lock:yes_no (text, number, yes_no, date); else every line Label: value",
  },
  CONFIRM_OPTION,
];

export const SERVICE_COMMANDS: readonly Command[] = [
  command({
    name: "service create",
    about: "add a service, fulfilled by hand until codes are in stock",
    options: CREATE_OPTIONS,
    run: (core, input) => createService(core, { ...readOptions(input), confirm: flag(input, "confirm") }),
    print: ({ id }) => `Service ${id} was added.`,
  }),
  command({
    name: "service import",
    about: `add services from a CSV or JSON file, all or none; columns: ${SERVICE_COLUMNS.join(", ")}`,
    operands: [{ name: "file", about: "CSV with a line of column names, or a JSON list of objects", isFile: true }],
    options: [CONFIRM_OPTION],
    run: importFile,
    print: ({ created }) => `${created} services were added.`,
  }),
  command({
    name: "service list",
    about: "list services at their base prices",
    run: async (core) => ({ services: (await listServices(core)).map(showService) }),
    print: ({ services }) =>
      table(
        ["ID", "GROUP", "NAME", "TYPE", "PRICE", "STATUS", "IN STOCK"],
        services.map((row) => [
          String(row.id),
          row.service_group,
          row.name,
          row.type,
          `${row.price} ${row.currency}`,
          row.status,
          row.stock === 0 ? "" : String(row.stock),
        ]),
      ),
  }),
  command({
    name: "service pause",
    about: "take no orders for a service; it stays listed",
    operands: [SERVICE_OPERAND],
    run: (core, input) => changeStatus(core, input, "paused"),
    print: ({ id }) => `Service ${id} is paused.`,
  }),
  command({
    name: "service resume",
    about: "take orders for a service again",
    operands: [SERVICE_OPERAND],
    run: (core, input) => changeStatus(core, input, "active"),
    print: ({ id }) => `Service ${id} is active.`,
  }),
];

function readOptions(input: CommandInput): NewService {
  return {
    name: needed(input, "name"),
    type: choice(input, "type", SERVICE_TYPES) ?? "imei",
    serviceGroup: text(input, "serviceGroup"),
    price: neededAmount(input, "price"),
    currency: text(input, "currency"),
    description: text(input, "description"),
    identifierKind: choice(input, "identifier", IDENTIFIER_KINDS),
    identifierCheck: choice(input, "check", IDENTIFIER_CHECKS),
    completesCheckDigit: flag(input, "completeCheckDigit"),
    inputs: texts(input, "input")?.map(parseInputField),
    minQuantity: whole(input, "minQuantity"),
    maxQuantity: whole(input, "maxQuantity"),
    allowDuplicate: flag(input, "allowDuplicates"),
    cancellable: choice(input, "cancellable", CANCELLABLE),
    deliveryTime: text(input, "time"),
    promisedMinutes: whole(input, "promisedMinutes"),
    expiresMinutes: whole(input, "expiresMinutes"),
    resultRules: texts(input, "resultField")?.map(parseFieldRule),
  };
}

async function importFile(core: Core, input: CommandInput, report: Report): Promise<{ created: number }> {
  const rows = readRows(fileText(input));
  const services: NewService[] = [];
  const wrong: Record<string, string[]> = {};
  for (const { place, values } of rows) {
    try {
      services.push(readService(values));
    } catch (error) {
      wrong[place] = [problemOf(error)];
    }
  }
  refuseWrongRows(wrong);
  const { created, problems } = await importServices(core, services, {
    confirm: flag(input, "confirm"),
    progress: (done, total) => report({ done, total }),
  });
  refuseWrongRows(Object.fromEntries(problems.map(({ row, message }) => [rows[row - 1]!.place, [message]])));
  return { created };
}

function refuseWrongRows(wrong: Record<string, string[]>): void {
  const count = Object.keys(wrong).length;
  if (count > 0)
    throw new Failure(
      "validation_failed",
      `Nothing was imported: ${count === 1 ? "a row is" : `${count} rows are`} wrong.`,
      wrong,
    );
}

function showService(service: Awaited<ReturnType<typeof listServices>>[number]) {
  return {
    id: service.id,
    service_group: service.groupName,
    name: service.name,
    type: service.type,
    price: formatMoney(service.basePrice),
    currency: service.currency,
    status: service.status,
    stock: Number(service.freeCodes),
  };
}

async function changeStatus(core: Core, input: CommandInput, status: ServiceStatus) {
  const id = idOperand(input, 0);
  await setServiceStatus(core, id, status);
  return { id, status };
}
