import { orderOf, serviceOf, wantedOrder, type Case, type Received, type Session } from "./case.ts";
import {
  holds,
  idAt,
  listAt,
  mapAt,
  numberAt,
  objectOf,
  oneOfAt,
  statusIs,
  textAt,
  valueAt,
  type Json,
} from "./expect.ts";

const PREFIX = "/api/reseller/v1";
const STATUSES = ["new", "in-process", "success", "reject"];
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const UNKNOWN_ORDER = "00000000-0000-4000-8000-000000000000";
const MONEY = /^-?\d+(\.\d+)?$/;

/** What clients of Fusion Pro, the newer API of the family, depend on. */
export const PRO_CASES: readonly Case[] = [
  {
    id: "account",
    title: "GET /account has status, message, code, and data with currency, balance, name and email",
    affects: "Panels that test the connection and show the balance.",
    check: async (session) => {
      const body = await read(session, "/account");
      for (const name of ["currency", "name", "email"]) textAt(body, "data", name);
      const balance = valueAt(body, "data", "balance");
      holds(MONEY.test(String(balance)), "data.balance is not a plain decimal.");
    },
  },
  {
    id: "wrong-key",
    title: "a wrong key is refused with HTTP 401, and with status “error” and a message",
    affects: "Panels that show why the connection failed.",
    check: async (session) => checkRefusal(await get({ ...session, key: "not-a-key" }, "/account"), 401),
  },
  {
    id: "products",
    title: "GET /products has a currency, a map of categories and a map of products by UUID",
    affects: "Panels that import the catalogue; an array in place of a map imports nothing.",
    check: async (session) => {
      const body = await read(session, "/products");
      textAt(body, "data", "currency");
      for (const category of Object.values(mapAt(body, "data", "categories"))) textAt(category, "name");
      session.found.service ??= Object.keys(mapAt(body, "data", "products"))[0];
    },
  },
  {
    id: "products-fields",
    title: "products have a name, a numeric price, categories that exist, and fields",
    affects: "Panels that build their order form and their prices from the products.",
    check: async (session) => {
      serviceOf(session);
      const body = await read(session, "/products");
      const categories = mapAt(body, "data", "categories");
      for (const product of Object.values(mapAt(body, "data", "products"))) checkProduct(product, categories);
    },
  },
  {
    id: "unknown-order",
    title: "an unknown order is refused with HTTP 404, and with status “error” and a message",
    affects: "Panels that take every answer with status “success” for an order.",
    check: async (session) => checkRefusal(await get(session, `/order/${UNKNOWN_ORDER}`), 404),
  },
  {
    id: "place",
    title: "POST /order answers with order_uuid, amount, currency_code and the reference_id that was sent",
    affects: "Every client: the order_uuid is what they ask with.",
    needsOrder: true,
    check: async (session) => {
      const row = rowOf(successOf(await place(session)));
      session.found.order = textAt(row, "order_uuid");
      numberAt(row, "amount");
      textAt(row, "currency_code");
      const reference = idAt(row, "reference_id");
      holds(reference === wantedOrder(session).reference, `The reference_id is “${reference}”, not the one sent.`);
    },
  },
  {
    id: "status-query",
    title: "GET /order?order_uuid= has quantity, status, replay and date",
    affects: "Panels that poll for the result.",
    needsOrder: true,
    check: async (session) => checkOrder(await read(session, `/order?order_uuid=${orderOf(session)}`)),
  },
  {
    id: "status-path",
    title: "GET /order/{uuid} answers the same",
    affects: "Clients that put the UUID into the path.",
    needsOrder: true,
    check: async (session) => checkOrder(await read(session, `/order/${orderOf(session)}`)),
  },
  {
    id: "repeated-reference",
    title: "the same reference_id is answered with the first order",
    affects: "Clients that repeat a request after a timeout, and would pay twice.",
    needsOrder: true,
    check: async (session) => {
      const first = orderOf(session);
      const second = textAt(rowOf(successOf(await place(session))), "order_uuid");
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
      const received = await place(session, "-2");
      const body = objectOf(received);
      if (valueAt(body, "status") === "error") return void textAt(body, "message");
      const second = valueAt(rowOf(successOf(received)), "order_uuid");
      holds(second === undefined || second === first, `A second order was placed: ${String(second)} after ${first}.`);
    },
  },
];

function checkProduct(product: unknown, categories: Json): void {
  textAt(product, "name");
  numberAt(product, "price");
  for (const category of listAt(product, "cids"))
    holds(Object.hasOwn(categories, String(category)), `The category “${String(category)}” of a product is missing.`);
  for (const field of listAt(product, "fields")) {
    for (const name of ["type", "name"]) textAt(field, name);
    holds(valueAt(field, "required") !== undefined, "A field does not say whether it is required.");
  }
}

function checkOrder(body: Json): void {
  numberAt(body, "data", "quantity");
  oneOfAt(body, STATUSES, "data", "status");
  textAt(body, "data", "replay");
  holds(TIME.test(textAt(body, "data", "date")), "data.date is not like 2026-05-01 08:00:00.");
  textAt(body, "data", "date_completed");
}

function checkRefusal(received: Received, status: number): void {
  statusIs(received, status);
  const body = objectOf(received);
  oneOfAt(body, ["error"], "status");
  textAt(body, "message");
}

function successOf(received: Received): Json {
  statusIs(received, 200);
  const body = objectOf(received);
  oneOfAt(body, ["success"], "status");
  textAt(body, "message");
  numberAt(body, "code");
  return body;
}

/** The one order; some servers put the orders of each product into a list of its own. */
function rowOf(body: Json): unknown {
  const [first] = listAt(body, "data");
  return Array.isArray(first) ? (first as unknown[])[0] : first;
}

async function read(session: Session, path: string): Promise<Json> {
  return successOf(await get(session, path));
}

function get({ ask, key }: Session, path: string): Promise<Received> {
  return ask({ path: PREFIX + path, headers: { authorization: `Bearer ${key}` } });
}

function place(session: Session, suffix = ""): Promise<Received> {
  const { service: product_uuid, imei: IMEI, reference } = wantedOrder(session);
  return session.ask({
    method: "POST",
    path: `${PREFIX}/order`,
    headers: { authorization: `Bearer ${session.key}`, "content-type": "application/json" },
    body: JSON.stringify([{ product_uuid, fields: [{ reference_id: reference + suffix, Quantity: 1, IMEI }] }]),
  });
}
