import { orderOf, wantedOrder, type Case } from "./case.ts";
import { askDhru, successOf } from "./dispatch-requests.ts";
import { absentAt, holds, idAt, listAt, objectOf, oneOfAt, statusIs, textAt, valueAt } from "./expect.ts";

/** Pending, in process, rejected and success; some clients compare them as strings. */
const STATUSES = [0, 1, 3, 4, "0", "1", "3", "4"];

/** Placing one order, and reading it. */
export const DHRU_ORDER_CASES: readonly Case[] = [
  {
    id: "place",
    title: "placeimeiorder answers with a REFERENCEID, and without the service's ID beside it",
    affects: "Every client: the REFERENCEID is what they ask with; an ID in its place is taken for the order's.",
    needsOrder: true,
    check: async (session) => {
      const { service: ID, imei: IMEI } = wantedOrder(session);
      const body = successOf(await askDhru(session, "placeimeiorder", { ID, IMEI }));
      session.found.order = idAt(body, "SUCCESS", 0, "REFERENCEID");
      textAt(body, "SUCCESS", 0, "MESSAGE");
      absentAt(body, "SUCCESS", 0, "ID");
    },
  },
  {
    id: "status",
    title: "getimeiorder has a STATUS of 0, 1, 3 or 4 and a CODE as a string, and no ERROR while it waits",
    affects: "Every client: an ERROR is taken for a refused order, and its customer gets a refund.",
    needsOrder: true,
    check: async (session) => {
      const body = successOf(await askDhru(session, "getimeiorder", { ID: orderOf(session) }));
      oneOfAt(body, STATUSES, "SUCCESS", 0, "STATUS");
      textAt(body, "SUCCESS", 0, "CODE");
    },
  },
  {
    id: "bulk-status",
    title: "getimeiorderbulk answers under the reference that it was asked with",
    affects: "Panels that poll their open orders in batches.",
    needsOrder: true,
    check: async (session) => {
      const body = successOf(await askDhru(session, "getimeiorderbulk", { "771": { ID: orderOf(session) } }));
      listAt(body, "771", "SUCCESS");
      oneOfAt(body, STATUSES, "771", "SUCCESS", 0, "STATUS");
      textAt(body, "771", "SUCCESS", 0, "CODE");
    },
  },
  {
    id: "repeated-order",
    title: "the same order sent again is answered with the first one, or refused",
    affects: "Clients that repeat a request after a timeout, and would pay twice.",
    needsOrder: true,
    check: async (session) => {
      const first = orderOf(session);
      const { service: ID, imei: IMEI } = wantedOrder(session);
      const received = await askDhru(session, "placeimeiorder", { ID, IMEI });
      statusIs(received, 200);
      const body = objectOf(received);
      if (valueAt(body, "ERROR") !== undefined) return void textAt(body, "ERROR", 0, "MESSAGE");
      const second = idAt(body, "SUCCESS", 0, "REFERENCEID");
      holds(second === first, `A second order was placed: ${second} after ${first}.`);
    },
  },
];
