import { IDENTIFIER_LABELS } from "../../../core/catalogue/inputs/identifier-labels.ts";
import type { StandardField } from "../../../core/catalogue/inputs/standard-fields.ts";
import type { PricedService } from "../../../core/catalogue/services/service.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { API_VERSION } from "../errors.ts";
import type { DispatchDialect } from "../../../core/kernel/caller.ts";
import { shownText } from "./markup.ts";
import { asksForOtherIdentifier, presentService } from "./present-catalogue.ts";
import { requirementOf, standardInput } from "./standard-fields.ts";

/** As clients spell them here, which is not how they do in the catalogue. */
const REQUIREMENT_NAMES: [name: string, field: StandardField][] = [
  ["network", "Network"],
  ["model", "Mobile"],
  ["provider", "Provider"],
  ["mep", "MEP"],
  ["PIN", "PIN"],
  ["KBH", "KBH"],
  ["PRD", "PRD"],
  ["type", "Type"],
  ["reference", "Reference"],
  ["locks", "Locks"],
  ["SN", "SN"],
  ["SecRO", "SecRO"],
];

/** One service: in the lower-case keys that clients read here, beside those of the catalogue. */
export function presentServiceDetails(service: PricedService, dialect: DispatchDialect): Record<string, unknown> {
  const list = { ...presentDetails(service, dialect), ...presentService(service, dialect) };
  return {
    ID: String(service.id),
    SUCCESS: [{ MESSAGE: "Service details", LIST: list }],
    apiversion: API_VERSION,
  };
}

function presentDetails(service: PricedService, dialect: DispatchDialect): Record<string, unknown> {
  const { inputs, identifierKind } = service;
  const hasQuantity = service.maxQuantity > 1;
  const isOther = asksForOtherIdentifier(service);
  const optionsOf = (field: StandardField): string =>
    shownText((standardInput(inputs, field)?.options ?? []).join(","), dialect);
  return {
    service_name: shownText(service.name, dialect),
    credit: formatMoney(service.price),
    id: String(service.id),
    time: shownText(service.deliveryTime, dialect),
    info: shownText(service.description, dialect),
    purchase_cost: "",
    API: "",
    assigned_model: optionsOf("Mobile"),
    assigned_provider: optionsOf("Provider"),
    imei_custom: isOther ? "1" : "0",
    imei_custom_name: isOther ? IDENTIFIER_LABELS[identifierKind] : "",
    imei_bulk: identifierKind === "none" ? "0" : "1",
    imei_single: identifierKind === "none" ? "0" : "1",
    minqnt: hasQuantity ? service.minQuantity : 0,
    maxqnt: hasQuantity ? service.maxQuantity : 0,
    // Their spelling.
    reqredfield: Object.fromEntries(REQUIREMENT_NAMES.map(([name, field]) => [name, requirementOf(inputs, field)])),
  };
}
