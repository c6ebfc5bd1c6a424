import { serviceOf, type Case, type Sent, type Session } from "./case.ts";
import { dhruFields, INDEX_PATH, successOf } from "./dispatch-requests.ts";
import { holds, mapAt, moneyAt } from "./expect.ts";

interface Encoding {
  id: string;
  name: string;
  affects: string;
  /** The details of a service, asked for in this encoding. */
  encode(fields: Record<string, string>, service: string): Pick<Sent, "headers" | "body">;
}

const ENCODINGS: readonly Encoding[] = [
  {
    id: "xml",
    name: "XML",
    affects: "Most PHP panels.",
    encode: (fields, id) => form(fields, `<PARAMETERS><ID>${id}</ID></PARAMETERS>\n`),
  },
  {
    id: "base64",
    name: "JSON in base64",
    affects: "Shop plugins and newer panels.",
    encode: (fields, id) => form(fields, base64({ ID: id })),
  },
  {
    id: "json",
    name: "JSON text",
    affects: "Clients in languages other than PHP.",
    encode: (fields, id) => form(fields, JSON.stringify({ ID: id })),
  },
  {
    id: "brackets",
    name: "fields in brackets",
    affects: "Clients that hand PHP arrays to http_build_query.",
    encode: (fields, id) => ({ body: new URLSearchParams({ ...fields, "parameters[ID]": id }) }),
  },
  {
    id: "flat",
    name: "plain form fields",
    affects: "Clients that send the service ID beside the key.",
    encode: (fields, id) => ({ body: new URLSearchParams({ ...fields, ID: id }) }),
  },
  {
    id: "multipart",
    name: "XML in multipart/form-data",
    affects: "Older panels, whose PHP hands curl an array.",
    encode: (fields, id) => {
      const body = new FormData();
      const all = { ...fields, parameters: `<PARAMETERS><ID>${id}</ID></PARAMETERS>` };
      for (const [name, value] of Object.entries(all)) body.set(name, value);
      return { body };
    },
  },
  {
    id: "json-body",
    name: "a JSON body",
    affects: "Clients that send JSON in place of a form.",
    encode: (fields, id) => ({
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...fields, parameters: { ID: id } }),
    }),
  },
];

/** Empty parameters as clients send them with actions that have none. */
const NOTHING = ["", "\n", "< />", "<PARAMETERS></PARAMETERS>", "W10="];

/** Every way in which clients of the family encode their parameters. */
export const DHRU_ENCODING_CASES: readonly Case[] = [
  ...ENCODINGS.map(({ id, name, affects, encode }): Case => ({
    id: `parameters-${id}`,
    title: `parameters are read from ${name}`,
    affects,
    check: async (session) => {
      const service = serviceOf(session);
      const fields = dhruFields(session, "getimeiservicedetails");
      const sent = { method: "POST" as const, path: INDEX_PATH, ...encode(fields, service) };
      const body = successOf(await session.ask(sent));
      moneyAt(body, "SUCCESS", 0, "LIST", "credit");
      holds(String(mapAt(body, "SUCCESS", 0, "LIST")["id"]) === service, "The details are those of another service.");
    },
  })),
  {
    id: "parameters-nothing",
    title: "empty parameters are ignored, however they are written",
    affects: "Clients that send empty XML or an empty list with accountinfo.",
    check: async (session) => {
      for (const parameters of NOTHING) await askAccount(session, dhruFields(session, "accountinfo", parameters));
    },
  },
  {
    id: "action-case",
    title: "upper and lower case do not matter in the name of an action",
    affects: "Clients that send AccountInfo or ACCOUNTINFO.",
    check: (session) => askAccount(session, dhruFields(session, "AccountInfo")),
  },
];

async function askAccount(session: Session, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields);
  mapAt(successOf(await session.ask({ method: "POST", path: INDEX_PATH, body })), "SUCCESS", 0, "AccoutInfo");
}

function form(fields: Record<string, string>, parameters: string): Pick<Sent, "body"> {
  return { body: new URLSearchParams({ ...fields, parameters }) };
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}
