import { listRows } from "./lists.ts";
import {
  createTransport,
  pause,
  type ChangeOptions,
  type ClientOptions,
  type RequestOptions,
  type Send,
} from "./transport.ts";
import type { components, paths } from "./types.gen.ts";

type Schemas = components["schemas"];
export type Account = Schemas["Account"];
export type BulkAnswer = Schemas["BulkAnswer"];
export type BulkQuotes = Schemas["BulkQuotes"];
export type Event = Schemas["Event"];
export type NewOrder = Schemas["OrderRequest"];
export type NewTopUpRequest = Schemas["NewTopUpRequest"];
export type Order = Schemas["Order"];
export type Quote = Schemas["Quote"];
export type Service = Schemas["Service"];
export type ServiceGroup = Schemas["ServiceGroup"];
export type TopUpRequest = Schemas["TopUpRequest"];
export type Transaction = Schemas["Transaction"];

type Pages = "page" | "cursor";
type FilterOf<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? Omit<NonNullable<Query>, Pages>
  : never;
export type OrderFilter = FilterOf<"/api/v1/orders">;
export type ServiceFilter = Omit<FilterOf<"/api/v1/services">, "sort">;
export type TransactionFilter = FilterOf<"/api/v1/transactions">;
export type EventFilter = FilterOf<"/api/v1/events">;
export type TopUpRequestFilter = FilterOf<"/api/v1/top-up-requests">;

const OPEN: ReadonlySet<Order["status"]> = new Set<Order["status"]>(["PENDING", "PROCESSING"]);
const FIRST_LOOK_MS = 1_000;
const LONGEST_LOOK_MS = 15_000;

interface One<Data> {
  data: Data;
}

export type Client = ReturnType<typeof createClient>;

/** The REST API of one server with one key. Calls throw ImeisterError and ConnectionError. */
export function createClient(options: ClientOptions) {
  const send = createTransport(options);
  return {
    account: {
      get: async (at?: RequestOptions): Promise<Account> => (await send<One<Account>>("GET", "/account", at)).data,
    },
    services: createServices(send),
    orders: createOrders(send),
    transactions: {
      list: (filter?: TransactionFilter, at?: RequestOptions) =>
        listRows<Transaction>(send, "/transactions", filter, at),
    },
    events: {
      list: (filter?: EventFilter, at?: RequestOptions) => listRows<Event>(send, "/events", filter, at),
    },
    topUpRequests: createTopUpRequests(send),
  };
}

function createServices(send: Send) {
  return {
    list: (filter?: ServiceFilter, at?: RequestOptions) => listRows<Service>(send, "/services", filter, at),
    get: async (id: number, at?: RequestOptions): Promise<Service> =>
      (await send<One<Service>>("GET", `/services/${id}`, at)).data,
    groups: async (at?: RequestOptions): Promise<ServiceGroup[]> =>
      (await send<One<ServiceGroup[]>>("GET", "/service-groups", at)).data,
  };
}

function createOrders(send: Send) {
  const get = async (id: number, at?: RequestOptions): Promise<Order> =>
    (await send<One<Order>>("GET", `/orders/${id}`, { ...at, query: { include: "history" } })).data;
  return {
    /** Places an order, once however often the request had to be repeated. */
    place: async (order: NewOrder, at?: ChangeOptions): Promise<Order> =>
      (await send<One<Order>>("POST", "/orders", { ...at, body: order })).data,
    /** Places many orders, each by itself: a refused one has an `error` and does not affect the others. */
    placeMany: (orders: readonly NewOrder[], at?: ChangeOptions): Promise<BulkAnswer> =>
      send<BulkAnswer>("POST", "/orders/bulk", { ...at, body: { orders } }),
    /** The price of an order, with every check that placing makes; it changes nothing. */
    quote: async (order: NewOrder, at?: RequestOptions): Promise<Quote> =>
      (await send<One<Quote>>("POST", "/orders/quote", { ...at, body: order, reads: true })).data,
    quoteMany: (orders: readonly NewOrder[], at?: RequestOptions): Promise<BulkQuotes> =>
      send<BulkQuotes>("POST", "/orders/quote/bulk", { ...at, body: { orders }, reads: true }),
    /** One order with its history. */
    get,
    /** Several orders in the order of their ids; unknown ids are left out. */
    getMany: async (ids: readonly number[], at?: RequestOptions): Promise<Order[]> =>
      ids.length === 0 ? [] : (await send<One<Order[]>>("GET", "/orders", { ...at, query: { id: ids } })).data,
    list: (filter?: OrderFilter, at?: RequestOptions) => listRows<Order>(send, "/orders", filter, at),
    cancel: async (id: number, at?: ChangeOptions): Promise<Order> =>
      (await send<One<Order>>("POST", `/orders/${id}/cancel`, at)).data,
    /** Reads an order, ever less often, until it is no longer open. End the wait with `signal`. */
    wait: async (id: number, at?: RequestOptions): Promise<Order> => {
      for (let look = FIRST_LOOK_MS; ; look = Math.min(look * 1.5, LONGEST_LOOK_MS)) {
        const order = await get(id, at);
        if (!OPEN.has(order.status)) return order;
        await pause(look, at?.signal);
      }
    },
  };
}

function createTopUpRequests(send: Send) {
  return {
    list: (filter?: TopUpRequestFilter, at?: RequestOptions) =>
      listRows<TopUpRequest>(send, "/top-up-requests", filter, at),
    create: async (request: NewTopUpRequest, at?: ChangeOptions): Promise<TopUpRequest> =>
      (await send<One<TopUpRequest>>("POST", "/top-up-requests", { ...at, body: request })).data,
    withdraw: async (id: number, at?: ChangeOptions): Promise<TopUpRequest> =>
      (await send<One<TopUpRequest>>("POST", `/top-up-requests/${id}/withdraw`, at)).data,
  };
}
