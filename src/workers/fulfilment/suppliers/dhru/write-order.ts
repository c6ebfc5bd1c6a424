import { formatMoney } from "../../../../core/kernel/money.ts";
import type { Placement } from "../../../../core/fulfilment/suppliers/outcome.ts";

/** Inputs that stand beside ID and IMEI; every other goes into CUSTOMFIELD. */
const FLAT_FIELDS = new Map<string, readonly string[]>([
  ["network", ["NETWORK"]],
  // Servers differ on which of two names they read.
  ["mobile", ["MOBILE", "MODELID"]],
  ["model", ["MODEL", "MODELID"]],
  ["modelid", ["MODELID"]],
  ["provider", ["PROVIDER", "PROVIDERID"]],
  ["providerid", ["PROVIDERID"]],
  ["pin", ["PIN"]],
  ["kbh", ["KBH"]],
  ["mep", ["MEP"]],
  ["prd", ["PRD"]],
  ["type", ["TYPE"]],
  ["locks", ["LOCKS"]],
  ["reference", ["REFERENCE"]],
  ["sn", ["SN"]],
  ["secro", ["SECRO"]],
]);
const XML_ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** The fields of one order, by their names on the wire. */
export function orderFields({
  supplierService,
  identifier,
  inputs,
  quantity,
  reference,
  maxPrice,
}: Placement): Record<string, string> {
  const flat: Record<string, string> = {};
  const custom: [name: string, value: string][] = [];
  for (const [name, value] of Object.entries(inputs)) {
    const known = FLAT_FIELDS.get(name.replace(/^requires\./i, "").toLowerCase());
    if (known === undefined) custom.push([name, value]);
    for (const field of known ?? []) flat[field] = value;
  }
  return {
    ID: supplierService,
    ...(identifier !== null && { IMEI: identifier }),
    ...(quantity > 1 && { QNT: String(quantity) }),
    CLIENTREF: reference,
    // Servers that do not know it pass it over.
    ...(maxPrice !== null && { MAX_PRICE: formatMoney(maxPrice) }),
    ...flat,
    ...(custom.length > 0 && { CUSTOMFIELD: toBase64(Object.fromEntries(custom)) }),
  };
}

/** What the most servers understand for a single order. */
export function toXml(fields: Record<string, string>): string {
  const tags = Object.entries(fields).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  return `<PARAMETERS>${tags.join("")}</PARAMETERS>`;
}

export function toBase64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => XML_ENTITIES[character]!);
}
