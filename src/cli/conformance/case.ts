/** A request of a case; the path is below the server's URL. */
export interface Sent {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  /** Form fields, multipart fields, or a body as it is. */
  body?: URLSearchParams | FormData | string;
}

export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** What the cases of a run know and share. */
export interface Session {
  key: string;
  /** Sent beside the key by clients of the Dhru Fusion family. */
  username: string;
  /** Whose order is placed, and for which identifier; undefined where nothing is placed. */
  order: { service: string; imei: string; reference: string } | undefined;
  /** What earlier cases read: the IDs of a listed service and of the placed order. */
  found: { service?: string; order?: string };
  ask(sent: Sent): Promise<Received>;
}

export interface Case {
  /** Stable, for scripts that read the JSON report. */
  id: string;
  /** What must hold. */
  title: string;
  /** The clients that fail where it does not. */
  affects: string;
  /** It runs only where an order may be placed, or reads the one that was. */
  needsOrder?: true;
  check(session: Session): Promise<void>;
}

export const DIALECTS = ["dhru", "native", "rest", "pro"] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The answer is not what clients depend on. The sentence says what is wrong with it. */
export class Broken extends Error {}

/** The case could not be checked on this server. */
export class Skipped extends Error {}

export function serviceOf({ found }: Session): string {
  if (found.service !== undefined) return found.service;
  throw new Skipped("The server lists no service to ask about.");
}

/** The placed order. */
export function orderOf({ found }: Session): string {
  if (found.order !== undefined) return found.order;
  throw new Skipped("No order was placed.");
}

export function wantedOrder({ order }: Session): NonNullable<Session["order"]> {
  if (order) return order;
  throw new Skipped("No order may be placed.");
}
