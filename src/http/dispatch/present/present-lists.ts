import type { StandardField } from "../../../core/catalogue/inputs/standard-fields.ts";
import type { PricedService } from "../../../core/catalogue/services/service.ts";
import { API_VERSION } from "../errors.ts";
import type { DispatchDialect } from "../../../core/kernel/caller.ts";
import { shownText } from "./markup.ts";
import { standardInput } from "./standard-fields.ts";

interface Choice {
  ID: string;
  NAME: string;
}

/**
 * What a standard field can be chosen from, a row for each service that asks for it. A choice is its own number: clients send
 * it back unchanged. Arrays, as clients read here alone; empty where no service asks.
 */
export function presentChoicesByService(
  services: readonly PricedService[],
  field: StandardField,
  members: "MODELS" | "PROVIDERS",
  dialect: DispatchDialect,
): Record<string, unknown> {
  const rows = services.flatMap((service) => {
    const choices = choicesOf(service, field, dialect);
    if (choices.length === 0) return [];
    return [{ ID: String(service.id), NAME: shownText(service.name, dialect), [members]: choices }];
  });
  return presentList(rows, members === "MODELS" ? "Model List" : "Provider List");
}

/** The same in one list for all services. */
export function presentChoices(
  services: readonly PricedService[],
  field: StandardField,
  dialect: DispatchDialect,
): Record<string, unknown> {
  const rows = services.flatMap((service) => choicesOf(service, field, dialect));
  return presentList([...new Map(rows.map((row) => [row.ID, row])).values()], `${field} List`);
}

export function presentList(rows: readonly unknown[], message: string): Record<string, unknown> {
  return { SUCCESS: [{ MESSAGE: message, LIST: rows }], apiversion: API_VERSION };
}

function choicesOf({ inputs }: PricedService, field: StandardField, dialect: DispatchDialect): Choice[] {
  const options = standardInput(inputs, field)?.options ?? [];
  return options.map((option) => ({ ID: shownText(option, dialect), NAME: shownText(option, dialect) }));
}
