import { fromUuid, toUuid } from "../../src/http/pro/uuids.ts";
import { base64 } from "../http/dispatch-client.ts";
import { answerOf, type Answer, type TestServer } from "../support/server.ts";

/** The parameters of a step, independent of the dialect. */
export interface Wanted {
  serviceId?: string;
  imei?: string | number;
  quantity?: string;
  reference?: string;
  maxPrice?: string;
  allowDuplicate?: boolean;
  inputs?: Record<string, string>;
}

/** The part of a response that must be the same in every dialect. */
export type Outcome = { placed: string; replayed: boolean } | { status: string; result: string } | { refused: string };

export interface Dialect {
  place: (key: string, serviceId: number, wanted: Wanted) => Promise<Answer>;
  read: (key: string, id: string) => Promise<Answer>;
  cancel: (key: string, id: string) => Promise<Answer>;
  outcomeOf: (answer: Answer) => Outcome;
  /** What it can say of an outcome; if unset, everything. */
  says?: (outcome: Outcome) => Outcome;
}

/** Orders of Fusion Pro always have a reference: where the case has none, one that begins like this. */
export const NO_REFERENCE = "none";
let namedOrders = 0;

/** The words of Fusion Pro, which has one for all that ends without a result. */
const PRO_WORDS: Record<string, string> = {
  PENDING: "new",
  PROCESSING: "in-process",
  SUCCESS: "success",
  REJECTED: "reject",
  CANCELLED: "reject",
  REFUNDED: "reject",
};

/** All ways to place, read and cancel an order on the server. */
export function openDialects(server: TestServer) {
  const native: Dialect = {
    place: (key, serviceId, wanted) =>
      server.dispatch(key, { action: "placeimeiorder", ...flatFields(serviceId, wanted) }),
    read: (key, id) => server.dispatch(key, { action: "getimeiorder", ID: id }),
    cancel: (key, id) => server.dispatch(key, { action: "cancelorder", ID: id }),
    outcomeOf: dispatchOutcome,
  };

  const dhru: Dialect = {
    place: (key, serviceId, wanted) => askDhru(server, key, "placeimeiorder", namedFields(serviceId, wanted)),
    read: (key, id) => askDhru(server, key, "getimeiorder", { ID: id }),
    cancel: (key, id) => askDhru(server, key, "cancelorder", { ID: id }),
    outcomeOf: dispatchOutcome,
  };

  const rest: Dialect = {
    place: (key, serviceId, wanted) => server.rest(key, "POST", "/orders", restBody(serviceId, wanted)),
    read: (key, id) => server.rest(key, "GET", `/orders/${id}`),
    cancel: (key, id) => server.rest(key, "POST", `/orders/${id}/cancel`),
    outcomeOf: ({ status, headers, body }) => {
      if (status >= 400) return { refused: body.code };
      const { id, status: word, code, status_reason: reason } = body.data;
      if (status === 201 || headers.has("idempotent-replayed")) return { placed: String(id), replayed: status === 200 };
      return { status: word, result: code ?? reason ?? "" };
    },
  };

  const pro: Dialect = {
    place: (key, serviceId, wanted) => askPro(server, key, "/order", proBody(serviceId, wanted)),
    read: (key, id) => askPro(server, key, `/order/${id}`),
    // The family has no request for it.
    cancel: rest.cancel,
    outcomeOf: (answer) => {
      const { status, error_code: code, data } = answer.body;
      if (status === "error") return { refused: code };
      if (status !== "success") return pro.says!(rest.outcomeOf(answer));
      if (!Array.isArray(data)) return { status: data.status, result: data.replay };
      return { placed: String(fromUuid("order", data[0][0].order_uuid)), replayed: false };
    },
    says: (outcome) => {
      if ("placed" in outcome) return { ...outcome, replayed: false };
      return "status" in outcome ? { ...outcome, status: PRO_WORDS[outcome.status]! } : outcome;
    },
  };

  return { "dispatch, native": native, "dispatch, Dhru": dhru, "REST v1": rest, "Fusion Pro": pro };
}

function dispatchOutcome({ body }: Answer): Outcome {
  if (body.ERROR) return { refused: body.ERROR[0].ERRORCODE };
  const [{ MESSAGE, REFERENCEID, CODE, LIST }] = body.SUCCESS;
  if (MESSAGE === "Order received") return { placed: String(REFERENCEID), replayed: LIST.REPLAYED === true };
  return { status: LIST.STATUS, result: CODE };
}

function namedFields(serviceId: number, wanted: Wanted): Record<string, unknown> {
  return {
    ID: wanted.serviceId ?? String(serviceId),
    ...(wanted.imei !== undefined && { IMEI: wanted.imei }),
    ...(wanted.quantity !== undefined && { QNT: wanted.quantity }),
    ...(wanted.reference !== undefined && { CLIENTREF: wanted.reference }),
    ...(wanted.maxPrice !== undefined && { max_price: wanted.maxPrice }),
    ...(wanted.allowDuplicate && { allow_duplicate: "1" }),
    ...(wanted.inputs && { CUSTOMFIELD: base64(wanted.inputs) }),
  };
}

/** A form has no numbers: a numeric IMEI is sent in CUSTOMFIELD. */
function flatFields(serviceId: number, wanted: Wanted): Record<string, string> {
  const { IMEI, ...fields } = namedFields(serviceId, wanted) as Record<string, string>;
  if (typeof wanted.imei === "number") return { ...fields, CUSTOMFIELD: base64({ IMEI: wanted.imei }) };
  return { ...fields, ...(IMEI !== undefined && { IMEI }) };
}

function restBody(serviceId: number, wanted: Wanted): Record<string, unknown> {
  return {
    service_id: wanted.serviceId ?? serviceId,
    imei: wanted.imei,
    quantity: wanted.quantity,
    client_reference: wanted.reference,
    max_price: wanted.maxPrice,
    allow_duplicate: wanted.allowDuplicate,
    inputs: wanted.inputs,
  };
}

function proBody(serviceId: number, { serviceId: given, imei: IMEI, ...wanted }: Wanted): unknown {
  const fields = {
    reference_id: wanted.reference ?? `${NO_REFERENCE}${++namedOrders}`,
    Quantity: wanted.quantity,
    max_price: wanted.maxPrice,
    IMEI,
    ...wanted.inputs,
  };
  return [{ product_uuid: given ?? toUuid("product", serviceId), fields: [fields] }];
}

async function askPro(server: TestServer, key: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const sent = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  return answerOf(await fetch(`${server.url}/api/reseller/v1${path}`, sent));
}

async function askDhru(
  server: TestServer,
  key: string,
  action: string,
  parameters: Record<string, unknown>,
): Promise<Answer> {
  const fields = { apiaccesskey: key, requestformat: "JSON", action, parameters: base64(parameters) };
  const response = await fetch(`${server.url}/api/index.php`, { method: "POST", body: new URLSearchParams(fields) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
