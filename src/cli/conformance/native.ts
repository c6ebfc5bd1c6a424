import { orderOf, serviceOf, wantedOrder, type Case, type Received, type Session } from "./case.ts";
import { errorOf, INDEX_PATH, successOf, UNKNOWN_ORDER } from "./dispatch-requests.ts";
import {
  absentAt,
  holds,
  idAt,
  listAt,
  mapAt,
  moneyAt,
  numberAt,
  objectOf,
  statusIs,
  textAt,
  valueAt,
} from "./expect.ts";

const DISPATCH_PATH = "/api/dispatch";
const STATUSES = ["PENDING", "PROCESSING", "SUCCESS", "REJECTED", "CANCELLED", "REFUNDED"];

/** What clients of the dispatch endpoint depend on that send their key as `apikey` and every field by itself. */
export const NATIVE_CASES: readonly Case[] = [
  {
    id: "account",
    title: "accountinfo has a MESSAGE and a LIST with credit, balance, currency and email",
    affects: "Every client that shows the balance or tests the connection.",
    check: async (session) => checkAccount(await call(session, { action: "accountinfo" })),
  },
  {
    id: "key-as-username",
    title: "the key is accepted as username",
    affects: "Clients whose settings have a field for the user name alone.",
    check: async ({ ask, key }) => {
      const body = new URLSearchParams({ username: key, action: "accountinfo" });
      checkAccount(await ask({ method: "POST", path: DISPATCH_PATH, body }));
    },
  },
  {
    id: "key-as-bearer",
    title: "the key is accepted as a Bearer token",
    affects: "Clients that keep the key out of what proxies log.",
    check: async ({ ask, key }) => {
      const headers = { authorization: `Bearer ${key}` };
      const body = new URLSearchParams({ action: "accountinfo" });
      checkAccount(await ask({ method: "POST", path: DISPATCH_PATH, headers, body }));
    },
  },
  {
    id: "index-php",
    title: "/api/index.php answers as /api/dispatch does",
    affects: "Clients that add /api/index.php to the address of a server.",
    check: async (session) => checkAccount(await call(session, { action: "accountinfo" }, INDEX_PATH)),
  },
  {
    id: "catalogue",
    title: "imeiservicelist has a MESSAGE and a LIST of groups, each with a map of services",
    affects: "Clients that import services and prices.",
    check: async (session) => {
      const body = successOf(await call(session, { action: "imeiservicelist" }));
      textAt(body, "SUCCESS", 0, "MESSAGE");
      for (const group of Object.values(mapAt(body, "SUCCESS", 0, "LIST")))
        for (const [id, service] of Object.entries(mapAt(group, "SERVICES"))) {
          textAt(service, "SERVICENAME");
          moneyAt(service, "CREDIT");
          session.found.service ??= id;
        }
    },
  },
  {
    id: "server-services",
    title: "getserverservicelist has a LIST that is an object, also when it is empty",
    affects: "Clients that sell credits and tools.",
    check: async (session) =>
      void mapAt(successOf(await call(session, { action: "getserverservicelist" })), "SUCCESS", 0, "LIST"),
  },
  {
    id: "service-details",
    title: "getimeiservicedetails has the price of the service",
    affects: "Clients that ask for the price before they order.",
    check: async (session) => {
      const body = successOf(await call(session, { action: "getimeiservicedetails", ID: serviceOf(session) }));
      moneyAt(body, "SUCCESS", 0, "LIST", "CREDIT");
    },
  },
  {
    id: "unknown-action",
    title: "an unknown action is refused with an ERROR",
    affects: "Clients that show the MESSAGE of an ERROR and cannot read anything else.",
    check: async (session) => void errorOf(await call(session, { action: "nosuchaction" })),
  },
  {
    id: "wrong-key",
    title: "a wrong key is refused with HTTP 200 and an ERROR",
    affects: "Clients that throw away answers with another HTTP status.",
    check: async (session) => void errorOf(await call({ ...session, key: "not-a-key" }, { action: "accountinfo" })),
  },
  {
    id: "unknown-order",
    title: "the status of an unknown order is refused with HTTP 200 and an ERROR",
    affects: "Clients that throw away answers with another HTTP status.",
    check: async (session) => void errorOf(await call(session, { action: "getimeiorder", ID: UNKNOWN_ORDER })),
  },
  {
    id: "place-by-get",
    title: "placing by GET is refused",
    affects: "Everyone: browsers and link previews repeat a GET, and would order again.",
    check: async ({ ask, key }) => {
      // Without a service no server can place anything.
      const query = new URLSearchParams({ apikey: key, action: "placeimeiorder" }).toString();
      const received = await ask({ path: `${DISPATCH_PATH}?${query}` });
      statusIs(received, 405);
      textAt(objectOf(received), "ERROR", 0, "MESSAGE");
    },
  },
  {
    id: "place",
    title: "placeimeiorder has a MESSAGE and a LIST with REFERENCEID as a number and STATUS “PENDING”",
    affects: "Every client: the REFERENCEID is what they ask with.",
    needsOrder: true,
    check: async (session) => {
      const body = successOf(await place(session));
      textAt(body, "SUCCESS", 0, "MESSAGE");
      session.found.order = String(numberAt(body, "SUCCESS", 0, "LIST", "REFERENCEID"));
      const status = textAt(body, "SUCCESS", 0, "LIST", "STATUS");
      holds(status === "PENDING", `SUCCESS[0].LIST.STATUS is “${status}”.`);
    },
  },
  {
    id: "status",
    title: "getimeiorder has the status as a word and a CODE as a string, and no ERROR while it waits",
    affects: "Every client: an ERROR is taken for a refused order.",
    needsOrder: true,
    check: async (session) => {
      const body = successOf(await call(session, { action: "getimeiorder", ID: orderOf(session) }));
      checkOrder(valueAt(body, "SUCCESS", 0));
    },
  },
  ...(["list", "array"] as const).map((form): Case => ({
    id: `bulk-status-${form}`,
    title: `getimeiorderbulk reads ID as ${form === "list" ? "a list with commas" : "an array"}, and answers in the order asked`,
    affects: "Clients that poll their open orders in batches.",
    needsOrder: true,
    check: async (session) => {
      const ids = [UNKNOWN_ORDER, orderOf(session)];
      const sent = new URLSearchParams({ apikey: session.key, action: "getimeiorderbulk" });
      if (form === "list") sent.set("ID", ids.join(","));
      else for (const id of ids) sent.append("ID[]", id);
      const body = successOf(await session.ask({ method: "POST", path: DISPATCH_PATH, body: sent }));
      holds(listAt(body, "SUCCESS").length === ids.length, "The answer must have a row for each ID, known or not.");
      absentAt(body, "SUCCESS", 0, "STATUS");
      checkOrder(valueAt(body, "SUCCESS", 1));
      holds(idAt(body, "SUCCESS", 1, "LIST", "REFERENCEID") === ids[1], "The rows are not in the order asked.");
    },
  })),
  {
    id: "repeated-reference",
    title: "the same CLIENTREF is answered with the first order",
    affects: "Clients that repeat a request after a timeout, and would pay twice.",
    needsOrder: true,
    check: async (session) => {
      const first = orderOf(session);
      const second = idAt(successOf(await place(session)), "SUCCESS", 0, "LIST", "REFERENCEID");
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
      statusIs(received, 200);
      const body = objectOf(received);
      if (valueAt(body, "ERROR") !== undefined) return void textAt(body, "ERROR", 0, "MESSAGE");
      const second = idAt(body, "SUCCESS", 0, "LIST", "REFERENCEID");
      holds(second === first, `A second order was placed: ${second} after ${first}.`);
    },
  },
];

function checkAccount(received: Received): void {
  const body = successOf(received);
  textAt(body, "SUCCESS", 0, "MESSAGE");
  for (const name of ["credit", "balance"]) moneyAt(body, "SUCCESS", 0, "LIST", name);
  for (const name of ["currency", "email"]) textAt(body, "SUCCESS", 0, "LIST", name);
}

function checkOrder(row: unknown): void {
  const status = textAt(row, "LIST", "STATUS");
  holds(STATUSES.includes(status), `LIST.STATUS is “${status}”.`);
  textAt(row, "LIST", "CODE");
}

function call(session: Session, fields: Record<string, string>, path = DISPATCH_PATH): Promise<Received> {
  return session.ask({ method: "POST", path, body: new URLSearchParams({ apikey: session.key, ...fields }) });
}

function place(session: Session, suffix = ""): Promise<Received> {
  const { service: ID, imei: IMEI, reference } = wantedOrder(session);
  return call(session, { action: "placeimeiorder", ID, IMEI, CLIENTREF: reference + suffix });
}
