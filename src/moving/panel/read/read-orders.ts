import type { BundleRow } from "../../../core/moving/bundle/bundle.ts";
import { toCleanText } from "../../../core/catalogue/inputs/clean-text.ts";
import type { Line, SourceOptions } from "../../../core/moving/source.ts";
import { CODES, PANEL_KINDS, PREPAID_KIND, serviceNumber, SOLD_CODE_OFFSET, type PanelKind } from "../kinds.ts";
import { statusReader, type StatusReader } from "./order-statuses.ts";
import type { Panel } from "./read-services.ts";
import { draft, type Draft } from "./rows.ts";
import { amount, text, time, type PanelTables, type Row } from "../tables.ts";
import { decodeReply } from "../values.ts";

const MAX_IDENTIFIER = 255;
const MAX_RESULT = 100_000;
const MAX_REASON = 2_000;
const CUSTOM_FIELDS = ["custom_1", "custom_2", "custom_3", "custom_4", "custom_5"] as const;
/** Of orders whose date is zero. */
const UNKNOWN_TIME = "2000-01-01T00:00:00.000Z";

interface Choice {
  since: Date | undefined;
  users: ReadonlySet<string | null>;
}
type Order = Row<keyof ReturnType<typeof columnsOf>>;

export async function* readOrders(
  panel: Panel,
  { since }: SourceOptions = {},
): AsyncGenerator<Line<BundleRow<"orders">>> {
  // Orders of users who were deleted belong to no reseller here. The ids are kept, since the server would join each batch anew.
  const users = new Set((await panel.tables.read("user_master", { id: text("id") })).map(({ id }) => id));
  for (const kind of PANEL_KINDS) yield* readKind(panel, kind, { since, users });
  yield* readSoldCodes(panel, { since, users });
}

async function* readKind(
  { tables }: Panel,
  kind: PanelKind,
  { since, users }: Choice,
): AsyncGenerator<Line<BundleRow<"orders">>> {
  const key = tables.firstColumn(kind.orders, kind.keys);
  if (!tables.hasColumn(kind.orders, key)) return;
  const statuses = await statusReader(tables, kind);
  const inputs = await readInputNames(tables, kind);
  const where = `\`${key}\` > 0${placedSince(statuses.openStatuses, since)}`;
  for await (const orders of tables.batches(kind.orders, columnsOf(tables, kind, key), where)) {
    for (const order of orders.filter(({ userId }) => users.has(userId)))
      yield readOrder(kind, order, statuses, inputs);
  }
}

function columnsOf(tables: PanelTables, { orders }: PanelKind, key: string) {
  return {
    id: text("id"),
    service: text(key),
    userId: text("user_id"),
    identifier: text("imei"),
    placed: time("date_time"),
    price: amount(tables.firstColumn(orders, ["credits", "credit"])),
    reply: text("reply"),
    replied: time("reply_date_time"),
    custom: text("custom_value"),
    custom_1: text("custom_1"),
    custom_2: text("custom_2"),
    custom_3: text("custom_3"),
    custom_4: text("custom_4"),
    custom_5: text("custom_5"),
    message: text("message"),
    status: text("status"),
  };
}

function readOrder(
  kind: PanelKind,
  order: Order,
  statuses: StatusReader,
  inputNames: ReadonlyMap<string, string>,
): Line<BundleRow<"orders">> {
  const place = `${kind.orders} ${order.id}`;
  const status = statuses.read({ status: order.status ?? "", reply: order.reply ?? "", replied: order.replied });
  if (status === null) {
    const message = "No status of this panel: set it to one that is, such as 3 for rejected.";
    return { place, problem: { field: "status", value: order.status ?? "", message } };
  }
  const row = draft(place);
  const isClosed = status === "SUCCESS" || status === "REJECTED";
  return row.done<BundleRow<"orders">>({
    id: String(Number(order.id) + kind.orderOffset),
    reseller: order.userId!,
    service: serviceNumber(kind, order.service!),
    identifier: row.text("identifier", order.identifier, MAX_IDENTIFIER),
    inputs: inputsOf(order, inputNames),
    price: row.amount("price", order.price) ?? "0",
    status,
    result: status === "SUCCESS" ? decoded(row, "result", order.reply, MAX_RESULT) : undefined,
    reason: status === "REJECTED" ? reasonOf(row, order) : undefined,
    placed: placedAt(row, order.placed ?? order.replied),
    completed: isClosed ? (order.replied ?? undefined) : undefined,
  });
}

/** Panels give the message of a rejected order as its code; older ones wrote it where the reply is. */
function reasonOf(row: Draft, { message, reply }: Order): string | undefined {
  return decoded(row, "reason", message, MAX_REASON) ?? decoded(row, "reason", reply, MAX_REASON);
}

function decoded(row: Draft, field: string, stored: string | null, most: number): string | undefined {
  if (stored === null || stored.trim() === "") return undefined;
  const { text: plain, wasEncoded } = decodeReply(stored);
  if (!wasEncoded && field === "result") row.remark(field, plain.slice(0, 100), "Not base64: taken as it is.");
  return row.text(field, toCleanText(plain), most);
}

function inputsOf(order: Order, names: ReadonlyMap<string, string>): Record<string, string> | undefined {
  const values: [string, string | null][] = [
    [names.get(order.service!) ?? "custom_value", order.custom],
    ...CUSTOM_FIELDS.map((name): [string, string | null] => [name, order[name]]),
  ];
  const given = values.flatMap(([name, value]) => {
    const clean = value?.replaceAll("\0", "").toWellFormed().trim() ?? "";
    return clean === "" ? [] : [[name, clean] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

function placedAt(row: Draft, at: string | null): string {
  if (at !== null) return at;
  row.remark("placed", "", `The date is missing: ${UNKNOWN_TIME} instead.`);
  return UNKNOWN_TIME;
}

async function readInputNames(tables: PanelTables, { services }: PanelKind): Promise<Map<string, string>> {
  const rows = await tables.read(services, { id: text("id"), name: text("custom_field_name") });
  return new Map(rows.flatMap(({ id, name }) => (name?.trim() ? [[id!, name.trim()] as const] : [])));
}

/** Codes that the panel sold from its stock without an order. */
async function* readSoldCodes({ tables }: Panel, { since, users }: Choice): AsyncGenerator<Line<BundleRow<"orders">>> {
  const key = tables.firstColumn(CODES, PREPAID_KIND.keys);
  if (!tables.hasColumn(CODES, key) || !tables.hasColumn(CODES, "user_id")) return;
  const services = new Set((await tables.read(PREPAID_KIND.services, { id: text("id") })).map(({ id }) => id));
  const columns = {
    id: text("id"),
    service: text(key),
    userId: text("user_id"),
    code: text("username"),
    placed: time("date_order"),
    price: amount(tables.firstColumn(CODES, ["credit", "credits"])),
  };
  const inTime = since === undefined ? "" : ` and unix_timestamp(date_order) >= ${since.getTime() / 1000}`;
  const where = `status <> 0 and \`${key}\` > 0${inTime}`;
  for await (const rows of tables.batches(CODES, columns, where)) {
    for (const { id, service, userId, code, placed, price } of rows.filter(
      (row) => users.has(row.userId) && services.has(row.service),
    )) {
      const row = draft(`${CODES} ${id}`);
      yield row.done<BundleRow<"orders">>({
        id: String(Number(id) + SOLD_CODE_OFFSET),
        reseller: userId!,
        service: serviceNumber(PREPAID_KIND, service!),
        price: row.amount("price", price) ?? "0",
        status: "SUCCESS",
        result: row.text("result", code, MAX_RESULT),
        placed: placedAt(row, placed),
        completed: placed ?? undefined,
      });
    }
  }
}

function placedSince(openStatuses: readonly number[], since: Date | undefined): string {
  if (since === undefined) return "";
  return ` and (status in (${openStatuses.join(", ")}) or unix_timestamp(date_time) >= ${since.getTime() / 1000})`;
}
