import { orderOf, serviceOf, wantedOrder, type Case, type Received, type Session } from "./case.ts";
import { holds, idAt, listAt, mapAt, moneyAt, objectOf, oneOfAt, statusIs, textAt, valueAt } from "./expect.ts";

const PREFIX = "/api/v1";
const STATUSES = ["PENDING", "PROCESSING", "SUCCESS", "REJECTED", "CANCELLED", "REFUNDED"];
const UNKNOWN_ORDER = "999999999999";

/** What clients of the REST API v1 depend on. */
export const REST_CASES: readonly Case[] = [
  {
    id: "account",
    title: "GET /account has the balance as a decimal string, the currency and the email",
    affects: "Clients that show the balance, and those that check the key.",
    check: async (session) => {
      const body = await read(session, "/account");
      moneyAt(body, "data", "balance");
      for (const name of ["currency", "email"]) textAt(body, "data", name);
    },
  },
  {
    id: "key-in-query",
    title: "the key is accepted as the query parameter apikey",
    affects: "Scripts that cannot set headers.",
    check: async ({ ask, key }) => {
      const received = await ask({ path: `${PREFIX}/account?${new URLSearchParams({ apikey: key }).toString()}` });
      statusIs(received, 200);
      moneyAt(objectOf(received), "data", "balance");
    },
  },
  {
    id: "wrong-key",
    title: "a wrong key is refused with HTTP 401, a code and a message",
    affects: "Clients that stop, rather than repeat, when their key was revoked.",
    check: async (session) => checkRefusal(await call({ ...session, key: "not-a-key" }, "/account"), 401),
  },
  {
    id: "unknown-order",
    title: "an unknown order is refused with HTTP 404, a code and a message",
    affects: "Clients that tell an order that was never placed from a server that is down.",
    check: async (session) => checkRefusal(await call(session, `/orders/${UNKNOWN_ORDER}`), 404),
  },
  {
    id: "services",
    title: "GET /services has rows with an ID, a name, a price as a decimal string, and links to the next page",
    affects: "Clients that import the catalogue page by page.",
    check: async (session) => {
      const body = await read(session, "/services?per_page=2");
      mapAt(body, "links");
      mapAt(body, "meta");
      for (const row of listAt(body, "data")) {
        session.found.service ??= idAt(row, "id");
        textAt(row, "name");
        moneyAt(row, "price");
      }
    },
  },
  {
    id: "service",
    title: "GET /services/{id} has the same service, with its inputs",
    affects: "Clients that build their order form from the service.",
    check: async (session) => {
      const id = serviceOf(session);
      const body = await read(session, `/services/${id}`);
      holds(idAt(body, "data", "id") === id, "The service is another one.");
      moneyAt(body, "data", "price");
      listAt(body, "data", "inputs");
    },
  },
  {
    id: "orders",
    title: "GET /orders has rows, and links to the next page",
    affects: "Clients that compare their orders with the server's.",
    check: async (session) => {
      const body = await read(session, "/orders?per_page=2");
      mapAt(body, "links");
      for (const row of listAt(body, "data")) checkOrder(row);
    },
  },
  {
    id: "transactions",
    title: "GET /transactions has rows",
    affects: "Clients that do their accounts from the statement.",
    check: async (session) => void listAt(await read(session, "/transactions?per_page=2"), "data"),
  },
  {
    id: "place",
    title: "POST /orders with form fields is answered with HTTP 201 and the order",
    affects: "Every client.",
    needsOrder: true,
    check: async (session) => {
      const received = await place(session, wantedOrder(session).reference);
      statusIs(received, 201);
      const body = objectOf(received);
      session.found.order = idAt(body, "data", "id");
      checkOrder(valueAt(body, "data"));
    },
  },
  {
    id: "status",
    title: "GET /orders/{id} has the status as a word, and a code or null",
    affects: "Every client that waits for a result.",
    needsOrder: true,
    check: async (session) => checkOrder(valueAt(await read(session, `/orders/${orderOf(session)}`), "data")),
  },
  {
    id: "bulk-status",
    title: "GET /orders?id= has the orders that were named",
    affects: "Clients that poll their open orders in batches.",
    needsOrder: true,
    check: async (session) => {
      const id = orderOf(session);
      const body = await read(session, `/orders?id=${id},${UNKNOWN_ORDER}`);
      const ids = listAt(body, "data").map((row) => idAt(row, "id"));
      holds(ids.join() === id, `The answer has the orders “${ids.join()}”, not ${id} alone.`);
    },
  },
  {
    id: "repeated-reference",
    title: "the same client_reference is answered with the first order",
    affects: "Clients that repeat a request after a timeout, and would pay twice.",
    needsOrder: true,
    check: async (session) => {
      const first = orderOf(session);
      const received = await place(session, wantedOrder(session).reference);
      statusIs(received, 200, 201);
      const second = idAt(objectOf(received), "data", "id");
      holds(second === first, `A second order was placed: ${second} after ${first}.`);
    },
  },
  {
    id: "duplicate",
    title: "another order for the same IMEI is refused, unless the first is answered",
    affects: "Shops whose customers click twice.",
    needsOrder: true,
    check: async (session) => {
      const first = orderOf(session);
      const received = await place(session, `${wantedOrder(session).reference}-2`);
      if (received.status >= 400) return checkRefusal(received, 409);
      const second = idAt(objectOf(received), "data", "id");
      holds(second === first, `A second order was placed: ${second} after ${first}.`);
    },
  },
];

function checkOrder(order: unknown): void {
  idAt(order, "id");
  oneOfAt(order, STATUSES, "status");
  const code = valueAt(order, "code");
  if (code !== null) textAt(order, "code");
}

function checkRefusal(received: Received, status: number): void {
  statusIs(received, status);
  const body = objectOf(received);
  for (const name of ["code", "message"]) textAt(body, name);
}

async function read(session: Session, path: string): Promise<unknown> {
  const received = await call(session, path);
  statusIs(received, 200);
  return objectOf(received);
}

function call({ ask, key }: Session, path: string): Promise<Received> {
  return ask({ path: PREFIX + path, headers: { authorization: `Bearer ${key}`, accept: "application/json" } });
}

function place(session: Session, reference: string): Promise<Received> {
  const { service, imei } = wantedOrder(session);
  return session.ask({
    method: "POST",
    path: `${PREFIX}/orders`,
    headers: { authorization: `Bearer ${session.key}`, accept: "application/json" },
    body: new URLSearchParams({ service_id: service, imei, client_reference: reference }),
  });
}
