import type { InputField } from "../../core/catalogue/input-field.ts";
import type { PricedService } from "../../core/catalogue/service.ts";
import { formatMoney } from "../../core/money.ts";
import { API_VERSION } from "./errors.ts";

const SERVER_NUMBER: Record<PricedService["type"], string> = { imei: "0", server: "1", remote: "2", file: "0" };

/** Clients skip services without `Requires.Reference` and depend on this order. */
const REQUIREMENTS = [
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

/** The catalogue as a map of groups; ordered maps, because a plain object would sort the ids. */
export function presentCatalogue(services: readonly PricedService[], message: string): Record<string, unknown> {
  const groups = new Map<string, { GROUPNAME: string; GROUPTYPE: string; SERVICES: Map<string, unknown> }>();
  for (const service of services) {
    let group = groups.get(service.groupName);
    if (!group) {
      group = { GROUPNAME: service.groupName, GROUPTYPE: typeName(service.type), SERVICES: new Map() };
      groups.set(service.groupName, group);
    }
    group.SERVICES.set(String(service.id), presentService(service));
  }
  return { SUCCESS: [{ MESSAGE: message, LIST: groups }], apiversion: API_VERSION };
}

export function presentServiceDetails(service: PricedService): Record<string, unknown> {
  return { SUCCESS: [{ MESSAGE: "Service details", LIST: presentService(service) }], apiversion: API_VERSION };
}

function presentService(service: PricedService): Record<string, unknown> {
  const hasQuantity = service.maxQuantity > 1;
  const shown: Record<string, unknown> = {
    SERVICEID: String(service.id),
    SERVICETYPE: typeName(service.type),
    SERVER: SERVER_NUMBER[service.type],
    MINQNT: hasQuantity ? service.minQuantity : 0,
    MAXQNT: hasQuantity ? service.maxQuantity : 0,
    QNT: hasQuantity ? 1 : 0,
    CUSTOM: presentCustom(service),
    SERVICENAME: service.name,
    CREDIT: formatMoney(service.price),
    TIME: service.deliveryTime,
    INFO: service.description,
  };
  for (const requirement of REQUIREMENTS) shown[`Requires.${requirement}`] = "None";
  if (service.inputs.length > 0) shown["Requires.Custom"] = service.inputs.map((input) => presentInput(service, input));
  return shown;
}

function typeName(type: PricedService["type"]): string {
  return type.toUpperCase();
}

/** What the identifier field takes where it is not an IMEI. */
function presentCustom(service: PricedService): Record<string, string> {
  const { identifierKind, type } = service;
  // Clients ask for an IMEI by themselves only where the service is of that type.
  const isOther = identifierKind !== "none" && (identifierKind !== "imei" || type !== "imei");
  return {
    allow: isOther ? "1" : "0",
    bulk: "0",
    customname: isOther ? service.identifierKind.replaceAll("_", " ") : "",
    custominfo: "",
    customlen: "0",
    maxlength: isOther ? "255" : "0",
    regex: "",
    isalpha: isOther ? "1" : "0",
  };
}

const FIELD_TYPES: Record<InputField["type"], string> = {
  text: "text",
  number: "text",
  email: "text",
  password: "password",
  select: "dropdown",
};

function presentInput(service: PricedService, input: InputField): Record<string, string> {
  return {
    type: `service${service.type}`,
    fieldname: input.name,
    fieldtype: FIELD_TYPES[input.type],
    description: input.description ?? "",
    required: input.required ? "on" : "",
    fieldoptions: (input.options ?? []).join(","),
    regexpr: input.pattern ?? "",
    adminonly: "",
    enc: "",
  };
}
