import type { InputField } from "../../../../core/catalogue/input-field.ts";
import { toCleanText } from "../../../../core/results/clean-text.ts";
import type { OfferedService } from "../../../../core/suppliers/offer.ts";
import { SupplierFault } from "../../connector.ts";
import { field, members, textOf } from "./loose.ts";
import { readAmount } from "./read-amount.ts";

const MAX_CODE_LENGTH = 100;
const MAX_NAME_LENGTH = 300;
const MAX_INPUT_NAME_LENGTH = 100;
const MAX_QUANTITY = 1_000_000;
const MOST_INPUTS = 40;
const STANDARD_FIELDS = [
  "Network",
  "Mobile",
  "Provider",
  "PIN",
  "KBH",
  "MEP",
  "PRD",
  "Type",
  "Locks",
  "Reference",
  "SN",
  "SecRO",
];
const TYPES = new Map<string, OfferedService["type"]>([
  ["0", "imei"],
  ["1", "server"],
  ["2", "remote"],
  ["imei", "imei"],
  ["server", "server"],
  ["remote", "remote"],
]);
const INPUT_TYPES = new Map<string, InputField["type"]>([
  ["dropdown", "select"],
  ["select", "select"],
  ["password", "password"],
  ["email", "email"],
]);

/**
 * Every service of a catalogue that has an id, a name and a price; what cannot be read is left out. Throws
 * SupplierFault for what is no catalogue, which must not pass for an empty one.
 */
export function readCatalogue(body: unknown): OfferedService[] {
  const envelope = field(body, "SUCCESS") ?? body;
  const lists = [...members(envelope).map((row) => field(row, "LIST")), field(envelope, "LIST")];
  const list = lists.find((candidate) => typeof candidate === "object" && candidate !== null);
  if (!list) throw new SupplierFault("Its answer holds no catalogue.");
  return members(list).flatMap((group) => {
    const name = clean(field(group, "GROUPNAME", "NAME"), MAX_NAME_LENGTH);
    const type = textOf(field(group, "GROUPTYPE"));
    return members(field(group, "SERVICES")).flatMap((service) => readService(service, name, type));
  });
}

function readService(service: unknown, groupName: string, groupType: string | undefined): OfferedService[] {
  const code = textOf(field(service, "SERVICEID", "ID"));
  const name = clean(field(service, "SERVICENAME", "NAME"), MAX_NAME_LENGTH);
  const cost = readAmount(field(service, "CREDIT", "PRICE"));
  if (code === undefined || code.length > MAX_CODE_LENGTH || name === "" || cost === null || cost < 0n) return [];
  const type = readType(service, groupType);
  return [
    {
      code,
      groupName: groupName === "" ? "Services" : groupName,
      name,
      type,
      cost,
      deliveryTime: clean(field(service, "TIME"), MAX_INPUT_NAME_LENGTH),
      description: toCleanText(textOf(field(service, "INFO")) ?? ""),
      ...readQuantities(service),
      // CUSTOM says what to write in the place of the IMEI.
      needsIdentifier: type === "imei" || isOn(field(field(service, "CUSTOM"), "allow")),
      inputs: readInputs(service),
    },
  ];
}

function readType(service: unknown, groupType: string | undefined): OfferedService["type"] {
  const words = [textOf(field(service, "SERVICETYPE")), textOf(field(service, "SERVER")), groupType];
  return words.map((word) => TYPES.get(word?.toLowerCase() ?? "")).find((type) => type !== undefined) ?? "imei";
}

function readQuantities(service: unknown): { minQuantity: number; maxQuantity: number } {
  const least = readWhole(field(service, "MINQNT"));
  const most = readWhole(field(service, "MAXQNT"));
  const minQuantity = Math.max(1, least);
  return { minQuantity, maxQuantity: Math.max(minQuantity, most) };
}

function readWhole(value: unknown): number {
  const number = Number(textOf(value) ?? "0");
  return Number.isInteger(number) && number > 0 ? Math.min(number, MAX_QUANTITY) : 0;
}

/** The standard fields that are required and the fields of `Requires.Custom`; each name once. */
function readInputs(service: unknown): InputField[] {
  const standard = STANDARD_FIELDS.filter((name) =>
    /^required$/i.test(textOf(field(service, `Requires.${name}`)) ?? ""),
  );
  const inputs = standard.map((name): InputField => ({ name, type: "text", required: true }));
  const custom = members(field(service, "Requires.Custom")).flatMap(readInput);
  const all = [...inputs, ...custom].slice(0, MOST_INPUTS);
  const byName = new Map(all.toReversed().map((input) => [input.name.toLowerCase(), input]));
  return [...byName.values()].toReversed();
}

function readInput(row: unknown): InputField[] {
  const name = clean(field(row, "fieldname", "name"), MAX_INPUT_NAME_LENGTH);
  if (name === "" || isOn(field(row, "adminonly"))) return [];
  const kind = INPUT_TYPES.get(textOf(field(row, "fieldtype"))?.toLowerCase() ?? "") ?? "text";
  const options = (textOf(field(row, "fieldoptions")) ?? "")
    .split(",")
    .map((option) => option.trim())
    .filter(Boolean);
  const description = clean(field(row, "description"), MAX_NAME_LENGTH);
  const type = kind === "select" && options.length === 0 ? "text" : kind;
  return [
    {
      name,
      type,
      required: isOn(field(row, "required")),
      ...(description !== "" && { description }),
      ...(type === "select" && { options }),
    },
  ];
}

function isOn(value: unknown): boolean {
  return /^(?:1|on|yes|true|required)$/i.test(textOf(value) ?? "");
}

function clean(value: unknown, most: number): string {
  return toCleanText(textOf(value) ?? "")
    .replaceAll("\n", " ")
    .slice(0, most)
    .toWellFormed()
    .trim();
}
