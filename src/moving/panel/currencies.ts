import { isCurrency } from "../../core/kernel/money.ts";
import { amount, text, type PanelTables } from "./tables.ts";

export interface PanelCurrency {
  id: string;
  /** ISO 4217; as the panel has it where nothing says which that is, so that the dry run names it. */
  code: string;
}

export interface PanelCurrencies {
  /** Of prices without a currency, and of resellers without one. */
  standard: PanelCurrency;
  byId: ReadonlyMap<string, PanelCurrency>;
}

const SYMBOLS: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "₹": "INR", "₽": "RUB" };
/** Panels call a currency by its code, its name or its sign. */
const NAMES = new Map(
  Intl.supportedValuesOf("currency").map((code) => [
    new Intl.DisplayNames("en", { type: "currency" }).of(code)!.toLowerCase(),
    code,
  ]),
);
const NO_CURRENCY: PanelCurrency = { id: "0", code: "USD" };

export async function readCurrencies(tables: PanelTables): Promise<PanelCurrencies> {
  const rows = await tables.read("currency_master", {
    id: text("id"),
    currency: text("currency"),
    prefix: text("prefix"),
    isDefault: text("is_default"),
    rate: amount("rate"),
  });
  const currencies = rows.map(({ id, currency, prefix }) => ({ id: id!, code: codeOf(currency, prefix) }));
  const chosen = rows.findIndex(({ isDefault }) => isDefault === "1");
  const standard = currencies[Math.max(0, chosen)] ?? NO_CURRENCY;
  return { standard, byId: new Map(currencies.map((currency) => [currency.id, currency])) };
}

export function currencyOf({ standard, byId }: PanelCurrencies, id: string | null): PanelCurrency {
  return byId.get(id ?? "") ?? standard;
}

function codeOf(...names: readonly (string | null)[]): string {
  for (const name of names) {
    const given = name?.trim() ?? "";
    const code = isCurrency(given.toUpperCase()) ? given.toUpperCase() : undefined;
    const found = code ?? NAMES.get(given.toLowerCase()) ?? SYMBOLS[given];
    if (found !== undefined) return found;
  }
  return names[0] ?? "";
}
