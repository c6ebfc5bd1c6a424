import Papa from "papaparse";
import { v1 } from "../../api/client.ts";
import type { Selection } from "../../ui/list/table/selection.ts";
import type { Order } from "./order.ts";

/** As the API takes them. */
export type OrderFilters = Readonly<Record<string, string | undefined>>;

/** What is copied of an order, and what it is cancelled by. */
export interface MatchingOrder {
  id: number;
  identifier: string;
  status: string;
  /** The result, or why there is none. */
  reply: string;
}

/** The export puts an apostrophe before what a spreadsheet would take for a formula. */
const DEFUSED = /^'(?=[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20])/;

/** Every order that the filters mean, read in one request. Throws ApiError. */
export async function readMatching(query: OrderFilters): Promise<MatchingOrder[]> {
  const { data = "" } = await v1.GET("/api/v1/orders.csv", { params: { query }, parseAs: "text" });
  const rows = Papa.parse<Record<string, string>>(data, { header: true, skipEmptyLines: true }).data;
  return rows.map(({ id, imei = "", status = "", result = "", status_reason: reason = "" }) => ({
    id: Number(id),
    identifier: imei.replace(DEFUSED, ""),
    status,
    reply: (result || reason).replace(DEFUSED, ""),
  }));
}

/** The selected orders; all that match the filters are read first. */
export async function readSelected(selection: Selection<Order>, query: OrderFilters): Promise<MatchingOrder[]> {
  return selection.isAll ? readMatching(query) : [...selection.rows.values()].map(toMatching);
}

function toMatching(order: Order): MatchingOrder {
  const { id, imei, status } = order;
  return { id, identifier: imei ?? "", status, reply: replyOf(order) };
}

/** What came back for an order: its result, or why it was not fulfilled. */
export function replyOf({ result, status_reason: reason }: Pick<Order, "result" | "status_reason">): string {
  return result?.text ?? reason ?? "";
}
