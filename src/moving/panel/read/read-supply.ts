import type { BundleRow } from "../../../core/moving/bundle/bundle.ts";
import type { Line } from "../../../core/moving/source.ts";
import { currencyOf } from "../currencies.ts";
import { CODES, PANEL_KINDS, PREPAID_KIND, serviceNumber, type PanelKind } from "../kinds.ts";
import type { Panel } from "./read-services.ts";
import { draft } from "./rows.ts";
import { amount, text, type PanelTables } from "../tables.ts";

const MAX_NAME = 100;
const MAX_CODE = 2_000;
const NOTHING = ["", "0"];

export async function* readSuppliers({ tables }: Panel): AsyncGenerator<Line<BundleRow<"suppliers">>> {
  const used = await readUsedSuppliers(tables);
  const taken = new Set<string>();
  for (const api of await readApis(tables)) {
    if (!used.has(api.id!)) continue;
    const row = draft(`api_master ${api.id}`);
    const given = row.text("name", api.name, MAX_NAME) ?? `Supplier ${api.id}`;
    const unique = taken.has(given.toLowerCase()) ? `${given.slice(0, MAX_NAME - 12)} (${api.id})` : given;
    taken.add(unique.toLowerCase());
    yield row.done<BundleRow<"suppliers">>({
      id: api.id!,
      name: unique,
      url: api.url!.trim(),
      username: api.username?.trim() || undefined,
      key: api.key!.trim(),
    });
  }
}

export async function* readRoutes({ tables, currencies }: Panel): AsyncGenerator<Line<BundleRow<"routes">>> {
  const known = new Set((await readApis(tables)).map(({ id }) => id!));
  const offers = await tables.read("api_details", { id: text("id"), code: text("service_id") });
  const codes = new Map(offers.map(({ id, code }) => [id!, code!]));
  for (const kind of PANEL_KINDS) {
    const costs = await tables.read(kind.amounts, {
      service: text(tables.firstColumn(kind.amounts, kind.keys)),
      currency: text("currency_id"),
      cost: amount("amount_purchase"),
    });
    const inMain = costs.filter(({ currency }) => currencyOf(currencies, currency).id === currencies.standard.id);
    const costOf = new Map(inMain.map(({ service, cost }) => [service!, cost]));
    for (const { id, supplier, offer } of await readConnections(tables, kind)) {
      if (!known.has(supplier!) || NOTHING.includes(offer ?? "")) continue;
      const row = draft(`${kind.services} ${id}`);
      yield row.done<BundleRow<"routes">>({
        service: serviceNumber(kind, id!),
        supplier: supplier!,
        // Panels name the row of the cached catalogue; where that is gone, the number is the supplier's own.
        supplier_service: codes.get(offer!) ?? offer!,
        cost: row.amount("cost", costOf.get(id!) ?? null) ?? undefined,
      });
    }
  }
}

/** The codes that have not been sold yet. */
export async function* readCodes({ tables }: Panel): AsyncGenerator<Line<BundleRow<"codes">>> {
  const key = tables.firstColumn(CODES, PREPAID_KIND.keys);
  if (!tables.hasColumn(CODES, key) || !tables.has(PREPAID_KIND.services)) return;
  const services = new Set((await tables.read(PREPAID_KIND.services, { id: text("id") })).map(({ id }) => id));
  const columns = { id: text("id"), service: text(key), code: text("username") };
  for await (const rows of tables.batches(CODES, columns, "status = 0")) {
    for (const { id, service, code } of rows) {
      const row = draft(`${CODES} ${id}`);
      const given = row.text("code", code, MAX_CODE);
      if (given === undefined || !services.has(service)) continue;
      yield row.done({ service: serviceNumber(PREPAID_KIND, service!), code: given });
    }
  }
}

/** Those that can be called: with an address and a key. */
async function readApis(tables: PanelTables) {
  const rows = await tables.read(
    "api_master",
    { id: text("id"), name: text("api_server"), url: text("url"), username: text("username"), key: text("key") },
    "order by id",
  );
  return rows.filter(({ url, key }) => (url?.trim() ?? "") !== "" && (key?.trim() ?? "") !== "");
}

async function readUsedSuppliers(tables: PanelTables): Promise<Set<string>> {
  const used = new Set<string>();
  for (const kind of PANEL_KINDS)
    for (const { supplier } of await readConnections(tables, kind)) used.add(supplier ?? "0");
  return used;
}

function readConnections(tables: PanelTables, { services }: PanelKind) {
  return tables.read(services, { id: text("id"), supplier: text("api_id"), offer: text("api_service_id") });
}
