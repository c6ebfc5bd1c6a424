import type { InputField } from "../../../../core/catalogue/inputs/input-field.ts";
import { STANDARD_FIELDS, standardFieldOf } from "../../../../core/catalogue/inputs/standard-fields.ts";
import { toCleanText } from "../../../../core/catalogue/inputs/clean-text.ts";
import type { OfferedService } from "../../../../core/fulfilment/suppliers/offer.ts";
import { SupplierFault } from "../../connector.ts";
import { field, members, textOf } from "./loose.ts";
import { readAmount } from "./read-amount.ts";

const MAX_CODE_LENGTH = 100;
const MAX_NAME_LENGTH = 300;
const MAX_INPUT_NAME_LENGTH = 100;
const MAX_QUANTITY = 1_000_000;
const MOST_INPUTS = 40;
/** Texts arrive escaped, and escaped again: so often they are read until nothing is left of their markup. */
const MOST_LAYERS = 4;
/** Where a supplier can be found is its customers' business. */
const ADDRESS = /[ \t]*(?:https?:\/\/|\bwww\.)[^\s<>"']+/gi;
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
    const name = toLine(field(group, "GROUPNAME", "NAME"), MAX_NAME_LENGTH);
    const type = textOf(field(group, "GROUPTYPE"));
    return members(field(group, "SERVICES")).flatMap((service) => readService(service, name, type));
  });
}

function readService(service: unknown, groupName: string, groupType: string | undefined): OfferedService[] {
  const code = textOf(field(service, "SERVICEID", "ID"));
  const name = toLine(field(service, "SERVICENAME", "NAME"), MAX_NAME_LENGTH);
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
      deliveryTime: toLine(field(service, "TIME"), MAX_INPUT_NAME_LENGTH),
      description: toPlainText(field(service, "INFO")),
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

/** The standard fields that are required, and those of `Requires.Custom`, which may describe them; each name once. */
function readInputs(service: unknown): InputField[] {
  const required = STANDARD_FIELDS.filter((name) =>
    /^required$/i.test(textOf(field(service, `Requires.${name}`)) ?? ""),
  );
  const custom = members(field(service, "Requires.Custom"))
    .flatMap(readInput)
    .map((input): InputField => {
      const name = required.find((standard) => standard === standardFieldOf(input.name));
      return name === undefined ? input : { ...input, name, required: true };
    });
  const described = new Set(custom.map(({ name }) => name));
  const bare = required.filter((name) => !described.has(name));
  const all = [...bare.map((name): InputField => ({ name, type: "text", required: true })), ...custom];
  const byName = new Map(
    all
      .slice(0, MOST_INPUTS)
      .toReversed()
      .map((input) => [input.name.toLowerCase(), input]),
  );
  return [...byName.values()].toReversed();
}

function readInput(row: unknown): InputField[] {
  // The supplier must know its name again when it comes back, so that it is read once and no more.
  const name = cut(toCleanText(textOf(field(row, "fieldname", "name")) ?? ""), MAX_INPUT_NAME_LENGTH);
  if (name === "" || isOn(field(row, "adminonly"))) return [];
  const kind = INPUT_TYPES.get(textOf(field(row, "fieldtype"))?.toLowerCase() ?? "") ?? "text";
  const options = (textOf(field(row, "fieldoptions")) ?? "")
    .split(",")
    .map((option) => option.trim())
    .filter(Boolean);
  const description = toLine(field(row, "description"), MAX_NAME_LENGTH);
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

/** What a supplier wrote to be shown, as plain text: no markup however often it was escaped, and no addresses. */
function toPlainText(value: unknown): string {
  let text = textOf(value) ?? "";
  for (let layer = 0; layer < MOST_LAYERS; layer++) {
    const plain = toCleanText(text);
    if (plain === text) break;
    text = plain;
  }
  return text.replaceAll(ADDRESS, "").trim();
}

function toLine(value: unknown, most: number): string {
  return cut(toPlainText(value), most);
}

function cut(text: string, most: number): string {
  return text.replaceAll("\n", " ").slice(0, most).toWellFormed().trim();
}
