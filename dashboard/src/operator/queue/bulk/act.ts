import { operator } from "../../../api/client.ts";
import type { OperatorBody, OperatorRow } from "../../../api/types.ts";
import type { QueuedOrder } from "../queued-order.ts";

const PATH = "/api/operator/queue/actions";
/** A request of more orders would keep the page waiting without a sign of life. */
const AT_ONCE = 250;
const PER_PAGE = "100";

export type QueueAction = Omit<OperatorBody<typeof PATH>, "orders" | "confirm">;
export type ActionOutcome = OperatorRow<typeof PATH, "post">;
/** An order with the text that it alone gets. */
export type ActedOrder = OperatorBody<typeof PATH>["orders"][number];

/** How a dialog acts on selected orders; `done` says what happened to them. Throws what the server refuses. */
export type Act = (
  action: QueueAction,
  orders: readonly ActedOrder[],
  done: (count: number) => string,
) => Promise<void>;

export function toId({ id }: QueuedOrder): ActedOrder {
  return { id };
}

/** Acts on the orders. The same key sends no order to a supplier twice. */
export async function act(action: QueueAction, orders: readonly ActedOrder[], key: string): Promise<ActionOutcome[]> {
  const outcomes: ActionOutcome[] = [];
  for (let start = 0; start < orders.length; start += AT_ONCE) {
    const { data } = await operator.POST(PATH, {
      params: { header: { "idempotency-key": `${key}-${start}` } },
      body: { ...action, orders: orders.slice(start, start + AT_ONCE) },
    });
    outcomes.push(...data!.data);
  }
  return outcomes;
}

type Query = Record<string, string | undefined>;

/** Every order of the queue that matches the filters. */
export async function readMatching(query: Query): Promise<QueuedOrder[]> {
  const orders: QueuedOrder[] = [];
  let cursor: string | undefined = "";
  while (cursor !== undefined) {
    const page: QueuePage = await readPage({ ...query, per_page: PER_PAGE, cursor });
    orders.push(...page.orders);
    cursor = page.next;
  }
  return orders;
}

interface QueuePage {
  orders: QueuedOrder[];
  next: string | undefined;
}

async function readPage(query: Query): Promise<QueuePage> {
  const { data } = await operator.GET("/api/operator/queue", { params: { query } });
  return { orders: data!.data, next: data!.meta.next_cursor ?? undefined };
}
