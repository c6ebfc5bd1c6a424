import type { BundleRow } from "../../../core/moving/bundle/bundle.ts";
import type { Line } from "../../../core/moving/source.ts";
import { currencyOf } from "../currencies.ts";
import { PANEL_KINDS, serviceNumber, type PanelKind } from "../kinds.ts";
import type { Panel } from "./read-services.ts";
import { draft } from "./rows.ts";
import { amount, text } from "../tables.ts";

const MAX_NAME = 100;

export async function* readPriceGroups(panel: Panel): AsyncGenerator<Line<BundleRow<"price_groups">>> {
  const packages = await panel.tables.read(
    "package_master",
    { id: text("id"), name: text("package_name") },
    "order by id",
  );
  const taken = new Set<string>();
  for (const { id, name } of packages) {
    const row = draft(`package_master ${id}`);
    const given = row.text("name", name, MAX_NAME) ?? `Package ${id}`;
    const unique = taken.has(given.toLowerCase()) ? `${given.slice(0, MAX_NAME - 12)} (${id})` : given;
    if (unique !== given) row.remark("name", given, `Renamed to “${unique}”: another package has this name.`);
    taken.add(unique.toLowerCase());
    yield row.done({ id: packageKey(id!), name: unique });
  }
  for (const code of await readForeignCurrencies(panel)) {
    yield { place: "currency_master", row: { id: currencyKey(code), name: `Prices in ${code}` } };
  }
}

/** A user's group: the package, or else the prices of a currency other than the main one. */
export function priceGroupOf(
  { currencies }: Panel,
  packageId: string | undefined,
  currencyId: string | null,
): string | undefined {
  if (packageId !== undefined) return packageKey(packageId);
  const { id, code } = currencyOf(currencies, currencyId);
  return id === currencies.standard.id ? undefined : currencyKey(code);
}

export async function* readPrices(panel: Panel): AsyncGenerator<Line<BundleRow<"prices">>> {
  for (const kind of PANEL_KINDS) {
    if (!panel.tables.has(kind.services)) continue;
    const services = await readServiceIds(panel, kind);
    yield* readForeignPrices(panel, kind, services);
    yield* readPackagePrices(panel, kind, services);
    yield* readPersonalPrices(panel, kind, services);
  }
}

async function readServiceIds({ tables }: Panel, kind: PanelKind): Promise<Set<string>> {
  const rows = await tables.read(kind.services, { id: text("id") });
  return new Set(rows.map(({ id }) => id!));
}

/** What a service costs resellers of another currency who have no package, or none that names the service. */
async function* readForeignPrices(
  { tables, currencies }: Panel,
  kind: PanelKind,
  services: ReadonlySet<string>,
): AsyncGenerator<Line<BundleRow<"prices">>> {
  const key = text(tables.firstColumn(kind.amounts, kind.keys));
  const rows = await tables.read(kind.amounts, {
    service: key,
    currency: text("currency_id"),
    price: amount("amount"),
  });
  for (const { service, currency, price } of rows) {
    const { id, code } = currencyOf(currencies, currency);
    if (id === currencies.standard.id || !services.has(service!) || price === null) continue;
    const row = draft(`${kind.amounts} ${service}, currency ${currency}`);
    const rounded = row.amount("price", price)!;
    yield row.done({
      service: serviceNumber(kind, service!),
      price_group: currencyKey(code),
      price: rounded,
      currency: code,
    });
  }
}

async function* readPackagePrices(
  { tables, currencies }: Panel,
  kind: PanelKind,
  services: ReadonlySet<string>,
): AsyncGenerator<Line<BundleRow<"prices">>> {
  const rows = await tables.read(kind.packages, {
    id: text("id"),
    packageId: text("package_id"),
    service: text(tables.firstColumn(kind.packages, kind.keys)),
    currency: text("currency_id"),
    price: amount("amount"),
  });
  const packages = new Set((await tables.read("package_master", { id: text("id") })).map(({ id }) => id));
  for (const { id, packageId, service, currency, price } of rows) {
    if (!services.has(service!) || !packages.has(packageId) || price === null) continue;
    const row = draft(`${kind.packages} ${id}`);
    yield row.done({
      service: serviceNumber(kind, service!),
      price_group: packageKey(packageId!),
      price: row.amount("price", price)!,
      currency: currencyOf(currencies, currency).code,
    });
  }
}

/** What the reseller above a sub-reseller has set comes before the panel's own; both are in the user's currency. */
async function* readPersonalPrices(
  panel: Panel,
  kind: PanelKind,
  services: ReadonlySet<string>,
): AsyncGenerator<Line<BundleRow<"prices">>> {
  const { tables, currencies } = panel;
  const users = await tables.read("user_master", { id: text("id"), currency: text("currency_id") });
  const currencyByUser = new Map(users.map(({ id, currency }) => [id!, currencyOf(currencies, currency)]));
  const seen = new Set<string>();
  for (const table of [kind.resellerPrices, kind.personal]) {
    const rows = await tables.read(table, {
      user: text("user_id"),
      service: text(tables.firstColumn(table, kind.keys)),
      currency: text("currency_id"),
      price: amount("amount"),
    });
    for (const { user, service, currency, price } of rows) {
      const own = currencyByUser.get(user!);
      const place = `${table} user ${user}, service ${service}`;
      // A price of a currency that the user no longer has stands for nothing.
      if (!own || !services.has(service!) || price === null || seen.has(`${user} ${service}`)) continue;
      if (currency !== null && currency !== "0" && currency !== own.id) continue;
      seen.add(`${user} ${service}`);
      const row = draft(place);
      yield row.done({
        service: serviceNumber(kind, service!),
        reseller: user!,
        price: row.amount("price", price)!,
        currency: own.code,
      });
    }
  }
}

async function readForeignCurrencies({ tables, currencies }: Panel): Promise<string[]> {
  const used = await tables.read("user_master", { currency: text("currency_id") });
  const codes = used.map(({ currency }) => currencyOf(currencies, currency));
  return [...new Set(codes.filter(({ id }) => id !== currencies.standard.id).map(({ code }) => code))];
}

function packageKey(id: string): string {
  return `package ${id}`;
}

function currencyKey(code: string): string {
  return `currency ${code}`;
}
