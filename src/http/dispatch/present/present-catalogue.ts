import { IDENTIFIER_LABELS } from "../../../core/catalogue/inputs/identifier-labels.ts";
import type { InputField } from "../../../core/catalogue/inputs/input-field.ts";
import { STANDARD_FIELDS } from "../../../core/catalogue/inputs/standard-fields.ts";
import type { PricedService } from "../../../core/catalogue/services/service.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { API_VERSION } from "../errors.ts";
import type { DispatchDialect } from "../../../core/kernel/caller.ts";
import { shownText } from "./markup.ts";
import { requirementOf } from "./standard-fields.ts";

const SERVER_NUMBER: Record<PricedService["type"], string> = { imei: "0", server: "1", remote: "2" };

/** The catalogue as a map of groups; ordered maps, because a plain object would sort the ids. */
export function presentCatalogue(
  services: readonly PricedService[],
  message: string,
  dialect: DispatchDialect,
): Record<string, unknown> {
  const groups = new Map<string, { GROUPNAME: string; GROUPTYPE: string; SERVICES: Map<string, unknown> }>();
  for (const service of services) {
    const name = shownText(service.groupName, dialect);
    let group = groups.get(name);
    if (!group) groups.set(name, (group = { GROUPNAME: name, GROUPTYPE: typeName(service.type), SERVICES: new Map() }));
    group.SERVICES.set(String(service.id), presentService(service, dialect));
  }
  return { SUCCESS: [{ MESSAGE: message, LIST: groups }], apiversion: API_VERSION };
}

/** One service as the catalogue shows it: the keys and their order are what clients depend on. */
export function presentService(service: PricedService, dialect: DispatchDialect): Record<string, unknown> {
  const hasQuantity = service.maxQuantity > 1;
  const shown: Record<string, unknown> = {
    SERVICEID: String(service.id),
    SERVICETYPE: typeName(service.type),
    SERVER: SERVER_NUMBER[service.type],
    MINQNT: hasQuantity ? service.minQuantity : 0,
    MAXQNT: hasQuantity ? service.maxQuantity : 0,
    QNT: hasQuantity ? 1 : 0,
    CUSTOM: presentCustom(service),
    SERVICENAME: shownText(service.name, dialect),
    CREDIT: formatMoney(service.price),
    TIME: shownText(service.deliveryTime, dialect),
    INFO: shownText(service.description, dialect),
  };
  for (const field of STANDARD_FIELDS) shown[`Requires.${field}`] = requirementOf(service.inputs, field);
  if (service.inputs.length > 0) {
    shown["Requires.Custom"] = service.inputs.map((input) => presentInput(service, input, dialect));
  }
  return shown;
}

function typeName(type: PricedService["type"]): string {
  return type.toUpperCase();
}

/** What the identifier field takes where it is not an IMEI. */
function presentCustom(service: PricedService): Record<string, string> {
  const isOther = asksForOtherIdentifier(service);
  return {
    allow: isOther ? "1" : "0",
    bulk: "0",
    customname: isOther ? IDENTIFIER_LABELS[service.identifierKind] : "",
    custominfo: "",
    customlen: "0",
    maxlength: isOther ? "255" : "0",
    regex: "",
    isalpha: isOther ? "1" : "0",
  };
}

/** Clients ask for an IMEI by themselves, and only where the service is of that type. */
export function asksForOtherIdentifier({ identifierKind, type }: PricedService): boolean {
  return identifierKind !== "none" && (identifierKind !== "imei" || type !== "imei");
}

const FIELD_TYPES: Record<InputField["type"], string> = {
  text: "text",
  number: "text",
  email: "text",
  password: "password",
  select: "dropdown",
};

function presentInput(service: PricedService, input: InputField, dialect: DispatchDialect): Record<string, string> {
  return {
    type: `service${service.type}`,
    fieldname: shownText(input.name, dialect),
    fieldtype: FIELD_TYPES[input.type],
    description: shownText(input.description ?? "", dialect),
    required: input.required ? "on" : "",
    fieldoptions: shownText((input.options ?? []).join(","), dialect),
    regexpr: input.pattern ?? "",
    adminonly: "",
    enc: "",
  };
}
