import type { BundleRow } from "../../../core/moving/bundle/bundle.ts";
import type { Line } from "../../../core/moving/source.ts";
import { currencyOf, type PanelCurrencies } from "../currencies.ts";
import { PANEL_KINDS, serviceNumber, type PanelKind } from "../kinds.ts";
import { draft, groupBy } from "./rows.ts";
import { amount, text, type PanelTables, type Row } from "../tables.ts";

const MAX_NAME = 300;
const MAX_GROUP_NAME = 200;
const MAX_DESCRIPTION = 20_000;
const MAX_DELIVERY_TIME = 100;
const MAX_INPUT_NAME = 100;
const MAX_HINT = 300;
const MAX_VIEWERS = 200;
/** The type of services whose identifier has a name and a form of its own. */
const CUSTOM_IDENTIFIER = "2";

export interface Panel {
  tables: PanelTables;
  currencies: PanelCurrencies;
}

export async function* readServiceGroups({ tables }: Panel): AsyncGenerator<Line<BundleRow<"service_groups">>> {
  const taken = new Set<string>();
  for (const kind of PANEL_KINDS) {
    const groups = await tables.read(kind.groups, {
      id: text("id"),
      name: text("group_name"),
      position: text("sort_order"),
      order: text("display_order"),
    });
    const known = new Set(groups.map(({ id }) => id));
    const services = await tables.read(kind.services, { groupId: text("group_id") });
    const missing = [...new Set(services.map(({ groupId: id }) => id ?? "0"))].filter((id) => !known.has(id));
    const others = missing.map((id) => ({ id, name: "Other services", position: null, order: null }));
    for (const { id: own, name, position, order } of [...groups, ...others]) {
      const id = own!;
      const row = draft(`${kind.groups} ${id}`);
      const given = row.text("name", name, MAX_GROUP_NAME) ?? `Group ${id}`;
      const isTaken = taken.has(given.toLowerCase());
      const unique = isTaken ? `${given.slice(0, MAX_GROUP_NAME - 20)} (${kind.label} ${id})` : given;
      if (isTaken) row.remark("name", given, `Renamed to “${unique}”: another group has this name.`);
      taken.add(unique.toLowerCase());
      yield row.done({ id: groupId(kind, id), name: unique, position: readPosition(position ?? order) });
    }
  }
}

export async function* readServices(panel: Panel): AsyncGenerator<Line<BundleRow<"services">>> {
  for (const kind of PANEL_KINDS) {
    const prices = await readBasePrices(panel, kind);
    const viewers = await readViewers(panel, kind);
    for (const service of await readServiceRows(panel.tables, kind)) {
      const price = prices.get(service.id!) ?? service.credits;
      const seenBy = viewers.get(service.id!)?.map(({ userId }) => userId!);
      const buyers = service.visible === "0" && !seenBy ? await readBuyers(panel.tables, kind, service.id!) : seenBy;
      yield makeService(panel, kind, service, { price, viewers: buyers });
    }
    yield* readDeletedServices(panel, kind);
  }
}

type ServiceRow = Awaited<ReturnType<typeof readServiceRows>>[number];

function readServiceRows(tables: PanelTables, { services, nameColumn }: PanelKind) {
  return tables.read(
    services,
    {
      id: text("id"),
      name: text(nameColumn),
      groupId: text("group_id"),
      info: text("info"),
      deliveryTime: text("delivery_time"),
      credits: amount("credits"),
      customName: text("custom_field_name"),
      customMessage: text("custom_field_message"),
      customRequired: text("custom_required"),
      imeiType: text("imei_type"),
      checksum: text("verify_checksum"),
      duplicates: text("accept_duplicate"),
      cancel: text("cancel"),
      position: text("sort_order"),
      visible: text("visible"),
      status: text("status"),
    },
    "order by id",
  );
}

function makeService(
  { currencies }: Panel,
  kind: PanelKind,
  service: ServiceRow,
  { price, viewers }: { price: string | null | undefined; viewers: readonly string[] | undefined },
): Line<BundleRow<"services">> {
  const row = draft(`${kind.services} ${service.id}`);
  const base = row.amount("price", price ?? null);
  if (base === null) row.remark("price", "", "The service has no price in the panel's main currency: paused at 0.");
  const isUnseen = service.visible === "0" && (viewers?.length ?? 0) === 0;
  if (isUnseen) row.remark("visible", "0", "Hidden and never ordered: paused.");
  if ((viewers?.length ?? 0) > MAX_VIEWERS)
    row.remark("visible_to_resellers", String(viewers!.length), `Only the first ${MAX_VIEWERS} resellers see it.`);
  return row.done<BundleRow<"services">>({
    id: serviceNumber(kind, service.id!),
    type: kind.type,
    group: groupId(kind, service.groupId ?? "0"),
    name: row.text("name", service.name, MAX_NAME) ?? `Service ${service.id}`,
    description: row.text("description", service.info, MAX_DESCRIPTION),
    price: base ?? "0",
    currency: currencies.standard.code,
    inputs: inputsOf(row, service),
    ...identifierOf(kind, service),
    allow_duplicate: kind.type === "imei" && service.duplicates !== "1" ? "no" : "yes",
    cancellable: service.cancel === "1" ? "until_submitted" : "never",
    delivery_time: row.text("delivery_time", service.deliveryTime, MAX_DELIVERY_TIME),
    status: service.status === "1" && base !== null && !isUnseen ? "active" : "paused",
    position: readPosition(service.position),
    visible_to_resellers: isUnseen ? undefined : viewers?.slice(0, MAX_VIEWERS),
  });
}

function identifierOf({ type }: PanelKind, { imeiType, checksum }: ServiceRow) {
  if (type !== "imei") return { identifier: "none", identifier_check: "none" } as const;
  if (imeiType === CUSTOM_IDENTIFIER) return { identifier: "text", identifier_check: "none" } as const;
  return { identifier: "imei", identifier_check: checksum === "1" ? "luhn" : "length" } as const;
}

function inputsOf(row: ReturnType<typeof draft>, service: ServiceRow): BundleRow<"services">["inputs"] {
  const name = row.text("inputs", service.customName, MAX_INPUT_NAME);
  if (name === undefined) return undefined;
  const hint = row.text("inputs", service.customMessage, MAX_HINT);
  return [{ name, type: "text", required: service.customRequired === "1", ...(hint !== undefined && { hint }) }];
}

/** In the main currency, which the base price has. */
async function readBasePrices({ tables, currencies }: Panel, kind: PanelKind): Promise<Map<string, string | null>> {
  const rows = await tables.read(kind.amounts, {
    service: text(tables.firstColumn(kind.amounts, kind.keys)),
    currency: text("currency_id"),
    price: amount("amount"),
  });
  const inMain = rows.filter(({ currency }) => currencyOf(currencies, currency).id === currencies.standard.id);
  return new Map(inMain.map(({ service, price }) => [service!, price]));
}

async function readViewers({ tables }: Panel, { viewers, keys }: PanelKind) {
  const columns = { service: text(tables.firstColumn(viewers, keys)), userId: text("user_id") };
  const isThere = `where user_id in (select id from ${tables.quoted("user_master")}) order by user_id`;
  return groupBy(await tables.read(viewers, columns, isThere), ({ service }) => service!);
}

/** Resellers who have ordered a hidden service have stored its number, and the API still takes their orders. */
async function readBuyers(tables: PanelTables, { orders, keys }: PanelKind, id: string): Promise<string[]> {
  if (!tables.hasColumn(orders, tables.firstColumn(orders, keys))) return [];
  const rows = await tables.read(
    orders,
    { userId: text("user_id") },
    `where \`${tables.firstColumn(orders, keys)}\` = ${Number(id)} and user_id in
       (select id from ${tables.quoted("user_master")}) group by user_id order by max(id) desc limit ${MAX_VIEWERS}`,
  );
  return rows.map(({ userId }) => userId!);
}

/** Orders of services that were deleted still need one. */
async function* readDeletedServices(
  { tables, currencies }: Panel,
  kind: PanelKind,
): AsyncGenerator<Line<BundleRow<"services">>> {
  const key = tables.firstColumn(kind.orders, kind.keys);
  if (!tables.hasColumn(kind.orders, key)) return;
  const butKnown = tables.has(kind.services)
    ? `and \`${key}\` not in (select id from ${tables.quoted(kind.services)})`
    : "";
  const deleted: Row<"id">[] = await tables.read(
    kind.orders,
    { id: text(key) },
    `where \`${key}\` > 0 ${butKnown} group by \`${key}\``,
  );
  if (deleted.length === 0) return;
  const [group] = await tables.read(kind.groups, { id: text("id") }, "order by id limit 1");
  for (const { id } of deleted) {
    const row = draft(`${kind.services} ${id}`);
    row.remark("id", id!, "Deleted in the panel, but there are orders of it: made again as a retired service.");
    yield row.done<BundleRow<"services">>({
      id: serviceNumber(kind, id!),
      type: kind.type,
      group: group ? groupId(kind, group.id!) : "Other services",
      name: `Deleted service ${id}`,
      price: "0",
      currency: currencies.standard.code,
      ...(kind.type === "imei" ? { identifier: "text", identifier_check: "none" } : { identifier: "none" }),
      status: "retired",
    });
  }
}

function groupId({ label }: PanelKind, id: string): string {
  return `${label} ${id}`;
}

function readPosition(given: string | null): string | undefined {
  return given !== null && /^\d{1,9}$/.test(given) ? given : undefined;
}
