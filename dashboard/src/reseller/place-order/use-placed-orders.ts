import { v1Hooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { isOpen, type Order } from "../orders/order.ts";
import { useBalanceAfter } from "../orders/use-live-orders.ts";

/** The server's default for one status request. The orders behind these are found under Orders. */
const MOST_FOLLOWED = 500;

/** The orders that were just placed, as they are now, until none of those that are followed is open. */
export function usePlacedOrders(ids: readonly number[]): ReadonlyMap<number, Order> {
  const id = ids.slice(0, MOST_FOLLOWED).join(",");
  const refetchInterval = usePoll<{ data: Order[] }>(({ data }) => !data.some(isOpen));
  const { data } = v1Hooks.useQuery(
    "get",
    "/api/v1/orders",
    { params: { query: { id } } },
    { enabled: id !== "", refetchInterval, placeholderData: (before) => before },
  );
  useBalanceAfter(data?.data);
  return new Map(data?.data.map((order) => [order.id, order]));
}
