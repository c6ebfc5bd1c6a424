import { serviceOf, type Case } from "./case.ts";
import { DHRU_ENCODING_CASES } from "./dhru-encodings.ts";
import { DHRU_ORDER_CASES } from "./dhru-orders.ts";
import { askDhru, dhruFields, errorOf, INDEX_PATH, successOf, UNKNOWN_ORDER } from "./dispatch-requests.ts";
import { holds, listAt, mapAt, moneyAt, objectOf, oneOfAt, statusIs, textAt, valueAt, type Json } from "./expect.ts";

const REQUIREMENTS = [
  "Network",
  "Mobile",
  "Provider",
  "PIN",
  "KBH",
  "MEP",
  "PRD",
  "Type",
  "Locks",
  "Reference",
  "SN",
  "SecRO",
];
/** Clients read the group before its services. */
const GROUP_KEYS = ["GROUPNAME", "GROUPTYPE", "SERVICES"];

/** What clients of the Dhru Fusion family depend on. */
export const DHRU_CASES: readonly Case[] = [
  {
    id: "account",
    title: "accountinfo has AccoutInfo with credit, creditraw, mail and currency as strings",
    affects: "Panels that test the connection and show the balance; most read this misspelled key.",
    check: async (session) => {
      const body = successOf(await askDhru(session, "accountinfo"));
      for (const name of ["credit", "creditraw"]) moneyAt(body, "SUCCESS", 0, "AccoutInfo", name);
      for (const name of ["mail", "currency"]) textAt(body, "SUCCESS", 0, "AccoutInfo", name);
    },
  },
  {
    id: "apiversion",
    title: "apiversion is a string in successes and errors",
    affects: "Typed clients, which cannot read an answer without it.",
    check: async (session) => {
      for (const action of ["accountinfo", "nosuchaction"])
        textAt(objectOf(await askDhru(session, action)), "apiversion");
    },
  },
  {
    id: "catalogue",
    title: "imeiservicelist is a map of groups, each with a map of services",
    affects: "Panels that import the catalogue; an array in place of a map imports nothing.",
    check: async (session) => {
      const body = successOf(await askDhru(session, "imeiservicelist"));
      for (const [name, group] of Object.entries(mapAt(body, "SUCCESS", 0, "LIST"))) {
        textAt(group, "GROUPNAME");
        const keys = Object.keys(group as Json).filter((key) => GROUP_KEYS.includes(key));
        holds(
          keys.at(-1) === "SERVICES",
          `In the group “${name}”, GROUPNAME and GROUPTYPE must stand before SERVICES.`,
        );
        session.found.service ??= Object.keys(mapAt(group, "SERVICES"))[0];
      }
    },
  },
  {
    id: "catalogue-services",
    title: "services have SERVICEID, SERVICENAME, CREDIT, TIME, CUSTOM, a quantity and every Requires field",
    affects: "Panels that import prices, and shop plugins that skip services without Requires.Reference.",
    check: async (session) => {
      serviceOf(session);
      const body = successOf(await askDhru(session, "imeiservicelist"));
      for (const group of Object.values(mapAt(body, "SUCCESS", 0, "LIST")))
        for (const [id, service] of Object.entries(mapAt(group, "SERVICES"))) checkService(id, service);
    },
  },
  {
    id: "service-details",
    title: "getimeiservicedetails has the lower-case keys, credit among them",
    affects: "Shops that copy the price from here: without credit every price becomes 0.00.",
    check: async (session) => {
      const body = successOf(await askDhru(session, "getimeiservicedetails", { ID: serviceOf(session) }));
      moneyAt(body, "SUCCESS", 0, "LIST", "credit");
      textAt(body, "SUCCESS", 0, "LIST", "service_name");
      mapAt(body, "SUCCESS", 0, "LIST", "reqredfield");
    },
  },
  {
    id: "choices",
    title: "modellist, providerlist and meplist have arrays",
    affects: "Panels that fill their lists of models, providers and MEPs.",
    check: async (session) => {
      for (const action of ["modellist", "providerlist", "meplist"])
        listAt(successOf(await askDhru(session, action)), "SUCCESS", 0, "LIST");
    },
  },
  {
    id: "unknown-action",
    title: "an unknown action is refused with exactly “Invalid Action”",
    affects: "Clients that try a newer action first and fall back to an older one.",
    check: async (session) => {
      const message = errorOf(await askDhru(session, "nosuchaction"));
      holds(message === "Invalid Action", `The message is “${message}”.`);
    },
  },
  {
    id: "wrong-key",
    title: "a wrong key is refused with HTTP 200 and an ERROR that says “Authentication Failed”",
    affects: "Panels that throw away answers with another HTTP status and show “no response”.",
    check: async (session) => {
      const message = errorOf(await askDhru({ ...session, key: "not-a-key" }, "accountinfo"));
      holds(/authentication failed/i.test(message), `The message is “${message}”.`);
    },
  },
  {
    id: "unknown-order",
    title: "the status of an unknown order is refused with HTTP 200 and an ERROR",
    affects: "Panels that throw away answers with another HTTP status and never stop asking.",
    check: async (session) => void errorOf(await askDhru(session, "getimeiorder", { ID: UNKNOWN_ORDER })),
  },
  {
    id: "bulk-status-unknown-order",
    title: "getimeiorderbulk answers by reference, without an ERROR for a single order",
    affects: "Three published clients, which lose the whole batch over one ERROR.",
    check: async (session) => {
      const body = successOf(await askDhru(session, "getimeiorderbulk", { first: { ID: UNKNOWN_ORDER } }));
      listAt(body, "first", "SUCCESS");
    },
  },
  {
    id: "repeated-slash",
    title: "a request to //api/index.php is answered, not redirected",
    affects: "The most deployed client, which sends every request so.",
    check: async (session) => {
      const body = new URLSearchParams(dhruFields(session, "accountinfo"));
      successOf(await session.ask({ method: "POST", path: `/${INDEX_PATH}`, body }));
    },
  },
  {
    id: "unknown-path",
    title: "an unknown path below /api is answered with HTTP 404",
    affects: "Clients that look for a newer API first and fall back only on 404.",
    check: async ({ ask }) => statusIs(await ask({ path: "/api/no-such-api/v1/account" }), 404),
  },
  {
    id: "xml",
    title: "requestformat=XML is answered in XML",
    affects: "Old panels that read XML.",
    check: async (session) => {
      const fields = { ...dhruFields(session, "accountinfo"), requestformat: "XML" };
      const received = await session.ask({ method: "POST", path: INDEX_PATH, body: new URLSearchParams(fields) });
      statusIs(received, 200);
      const isXml = received.text.trimStart().startsWith("<") && received.text.includes("<AccoutInfo>");
      holds(isXml, "The answer is not XML with AccoutInfo.");
    },
  },
  ...DHRU_ENCODING_CASES,
  ...DHRU_ORDER_CASES,
];

function checkService(id: string, service: unknown): void {
  holds(textAt(service, "SERVICEID") === id, `The service under “${id}” has another SERVICEID.`);
  for (const name of ["SERVICENAME", "TIME"]) textAt(service, name);
  moneyAt(service, "CREDIT");
  textAt(service, "CUSTOM", "allow");
  for (const name of ["MINQNT", "MAXQNT"]) {
    const quantity = valueAt(service, name);
    holds(/^\d+$/.test(String(quantity)), `${name} of the service ${id} is not a whole number.`);
  }
  for (const name of REQUIREMENTS) oneOfAt(service, ["None", "Required"], `Requires.${name}`);
}
