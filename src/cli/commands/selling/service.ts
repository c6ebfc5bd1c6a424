import { parseInputField } from "../../../core/catalogue/inputs/inputs.ts";
import { parseFieldRule } from "../../../core/catalogue/inputs/result-fields.ts";
import { CANCELLABLE, IDENTIFIER_CHECKS, IDENTIFIER_KINDS } from "../../../core/catalogue/services/services.ts";
import type { ListedService, ServiceGroup, WholeService } from "../../api/answers.ts";
import type { One } from "../../api/api.ts";
import { findServiceGroup } from "../../api/find.ts";
import {
  command,
  CONFIRM_OPTION,
  flag,
  idOperand,
  needed,
  operand,
  script,
  text,
  texts,
  whole,
  type Command,
  type CommandInput,
  type CommandOption,
} from "../../command.ts";
import { table } from "../../table.ts";
import { toVisibilityBody, viewersText, VISIBILITY_OPTIONS, visibilityOf } from "../../visibility.ts";
import { SERVICE_IMPORT } from "./service-import.ts";

const SERVICE_OPERAND = { name: "id", about: "the service's id" };

const CREATE_OPTIONS: readonly CommandOption[] = [
  { flags: "--name <name>", about: "name that resellers see", required: true },
  { flags: "--type <type>", about: "what is sold", choices: ["imei", "server", "remote"], required: true },
  { flags: "--service-group <name>", about: "group it is listed in, made on first use" },
  { flags: "--price <amount>", about: "base price of one, such as 1.50 or 0.045", required: true },
  { flags: "--currency <code>", about: "currency of the price (default: the setting CURRENCY)" },
  { flags: "--description <text>", about: "text that resellers see" },
  {
    flags: "--identifier <kind>",
    about: "what an order is about; an IMEI for the type imei",
    choices: IDENTIFIER_KINDS,
  },
  {
    flags: "--check <check>",
    about: "how strictly the identifier is checked (default: luhn)",
    choices: IDENTIFIER_CHECKS,
  },
  { flags: "--complete-check-digit", about: "an IMEI of 14 digits gets its check digit" },
  { flags: "--input <field...>", about: "a field to ask for: Username:text:required, Region:select:optional:EU|US" },
  { flags: "--min-quantity <number>", about: "minimum quantity of one order" },
  { flags: "--max-quantity <number>", about: "maximum quantity of one order" },
  { flags: "--allow-duplicates", about: "orders for the same identifier may be open together when the caller says so" },
  { flags: "--cancellable <rule>", about: "when resellers may cancel", choices: CANCELLABLE },
  { flags: "--time <text>", about: "usual delivery time, such as “1-5 minutes”" },
  { flags: "--promised-minutes <number>", about: "open orders past this time are overdue" },
  { flags: "--expires-minutes <number>", about: "open orders past this time need attention" },
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
    about: "add a service, fulfilled manually until its inventory has codes",
    options: CREATE_OPTIONS,
    route: "POST /services",
    body: readOptions,
    show: ({ data: { id } }: One<ListedService>) => ({ id }),
    print: ({ id }) => `Service ${id} was added.`,
  }),
  SERVICE_IMPORT,
  script({
    name: "service list",
    about: "list services at their base prices",
    routes: ["GET /services"],
    run: async (api) => ({ services: (await api.pages<ListedService>("/services")).rows.map(showService) }),
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
    name: "service visibility",
    about: "change who sees a service; to others it does not exist",
    operands: [SERVICE_OPERAND],
    options: VISIBILITY_OPTIONS,
    route: "PUT /services/:id/visibility",
    subject: idOperand,
    body: (input, api) => toVisibilityBody(api, visibilityOf(input)),
    show: ({ data: { id, visibility } }: One<WholeService>) => ({ id, ...visibility }),
    print: ({ id, ...visibility }) => `Service ${id} is visible to ${viewersText(visibility)}.`,
  }),
  command({
    name: "service-group visibility",
    about: "change who sees the services of a group",
    operands: [{ name: "name", about: "the service group's name" }],
    options: VISIBILITY_OPTIONS,
    route: "PUT /service-groups/:id/visibility",
    subject: (input, api) => findServiceGroup(api, operand(input, 0)),
    body: (input, api) => toVisibilityBody(api, visibilityOf(input)),
    show: ({ data }: One<ServiceGroup[]>, _input, { id, name }: ServiceGroup) => ({
      id,
      name,
      ...data.find((group) => group.id === id)!.visibility,
    }),
    print: ({ name, ...visibility }) => `The group ${name} is visible to ${viewersText(visibility)}.`,
  }),
  command({
    name: "service pause",
    about: "take no orders for a service; it stays listed",
    operands: [SERVICE_OPERAND],
    route: "PATCH /services/:id",
    subject: idOperand,
    body: () => ({ status: "paused" }),
    show: ({ data: { id, status } }: One<ListedService>) => ({ id, status }),
    print: ({ id }) => `Service ${id} is paused.`,
  }),
  command({
    name: "service resume",
    about: "take orders for a service again",
    operands: [SERVICE_OPERAND],
    route: "PATCH /services/:id",
    subject: idOperand,
    body: () => ({ status: "active" }),
    show: ({ data: { id, status } }: One<ListedService>) => ({ id, status }),
    print: ({ id }) => `Service ${id} is active.`,
  }),
];

function readOptions(input: CommandInput): object {
  return {
    name: needed(input, "name"),
    type: needed(input, "type"),
    service_group: text(input, "serviceGroup"),
    price: needed(input, "price"),
    currency: text(input, "currency"),
    description: text(input, "description"),
    identifier_kind: text(input, "identifier"),
    identifier_check: text(input, "check"),
    completes_check_digit: flag(input, "completeCheckDigit"),
    inputs: texts(input, "input")?.map(parseInputField),
    min_quantity: whole(input, "minQuantity"),
    max_quantity: whole(input, "maxQuantity"),
    allow_duplicate: flag(input, "allowDuplicates"),
    cancellable: text(input, "cancellable"),
    delivery_time: text(input, "time"),
    promised_minutes: whole(input, "promisedMinutes"),
    expires_minutes: whole(input, "expiresMinutes"),
    result_rules: texts(input, "resultField")?.map(parseFieldRule),
    confirm: flag(input, "confirm"),
  };
}

function showService(service: ListedService) {
  return {
    id: service.id,
    service_group: service.service_group.name,
    name: service.name,
    type: service.type,
    price: service.price,
    currency: service.currency,
    status: service.status,
    stock: service.stock,
  };
}
