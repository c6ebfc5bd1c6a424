import { v1Hooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useRefreshBalance } from "../use-refresh-balance.ts";
import { isOpen, type Order } from "./order.ts";

/** Most orders that are followed at once: those at the top of the list. */
const MOST_FOLLOWED = 100;

/** The orders of a list with the open ones among them as they are now, until none of them is open. */
export function useLiveOrders(orders: readonly Order[]): Order[] {
  const followed = orders.filter(isOpen).slice(0, MOST_FOLLOWED);
  const id = followed.map((order) => order.id).join(",");
  const refetchInterval = usePoll<{ data: Order[] }>(({ data }) => !data.some(isOpen));
  const { data } = v1Hooks.useQuery(
    "get",
    "/api/v1/orders",
    { params: { query: { id } } },
    { enabled: id !== "", refetchInterval },
  );
  const now = new Map(data?.data.map((order) => [order.id, order]));
  useBalanceAfter(data?.data);
  return orders.map((order) => now.get(order.id) ?? order);
}

/** Reads the balance again when an order is completed, because its money has moved. */
export function useBalanceAfter(orders: readonly Order[] | undefined): void {
  useRefreshBalance(orders?.filter((order) => !isOpen(order)).length);
}
