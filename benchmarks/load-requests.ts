import type { RequestPlan } from "./load-plan.ts";

export interface PreparedRequests {
  next: () => string;
  /** The expected status. */
  expected: number;
  /** Finds the acknowledged order in a body; null if no order is placed. */
  orderId: RegExp | null;
}

const SERIAL_DIGITS = 14;
const SERIAL_BASE = 35_000_000_000_000;

/** Builds the bytes of requests for the socket. */
export function prepareRequests(plan: RequestPlan): PreparedRequests {
  switch (plan.kind) {
    case "place_rest":
      return { next: inTurn(plan, placeByRest), expected: 201, orderId: /"id":"?(\d+)/ };
    case "place_dispatch":
      return { next: inTurn(plan, placeByDispatch), expected: 200, orderId: /"REFERENCEID":"?(\d+)/ };
    case "read_rest":
      return { next: around(plan.orders.map(({ key, id }) => readByRest(key, id))), expected: 200, orderId: null };
    case "read_dispatch":
      return { next: around(plan.orders.map(({ key, id }) => readByDispatch(key, id))), expected: 200, orderId: null };
    case "get": {
      const keys = plan.keys.length > 0 ? plan.keys : [null];
      const texts = keys.map((key) => get(plan.path, key, plan.headers));
      return { next: around(texts), expected: plan.expected, orderId: null };
    }
    default:
      return plan satisfies never;
  }
}

type PlacePlan = Extract<RequestPlan, { kind: "place_rest" | "place_dispatch" }>;

/** Each key in turn, each identifier once. */
function inTurn(plan: PlacePlan, place: (key: string, serviceId: number, imei: string) => string): () => string {
  let count = 0;
  return () => {
    const key = plan.keys[count % plan.keys.length]!;
    return place(key, plan.serviceId, imeiOf(plan.firstSerial + count++));
  };
}

function around(texts: readonly string[]): () => string {
  let count = 0;
  return () => texts[count++ % texts.length]!;
}

/** A 15-digit IMEI with its check digit. */
function imeiOf(serial: number): string {
  const digits = String(SERIAL_BASE + serial);
  let sum = 0;
  for (let index = 0; index < SERIAL_DIGITS; index++) {
    const digit = digits.charCodeAt(index) - 48;
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits + String((10 - (sum % 10)) % 10);
}

function placeByRest(key: string, serviceId: number, imei: string): string {
  return post("/api/v1/orders", `Authorization: Bearer ${key}\r\n`, `service_id=${serviceId}&imei=${imei}`);
}

function placeByDispatch(key: string, serviceId: number, imei: string): string {
  return post("/api/dispatch", "", `apikey=${key}&action=placeimeiorder&ID=${serviceId}&IMEI=${imei}`);
}

function readByRest(key: string, id: string): string {
  return get(`/api/v1/orders/${id}`, key, {});
}

function readByDispatch(key: string, id: string): string {
  return post("/api/dispatch", "", `apikey=${key}&action=getimeiorder&ID=${id}`);
}

function post(path: string, headers: string, body: string): string {
  return (
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n${headers}` +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

function get(path: string, key: string | null, headers: Record<string, string>): string {
  const authorization = key === null ? "" : `Authorization: Bearer ${key}\r\n`;
  const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n${authorization}${others.join("")}\r\n`;
}
