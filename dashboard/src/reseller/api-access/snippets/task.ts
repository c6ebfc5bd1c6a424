export const TASKS = ["balance", "services", "place", "status"] as const;
export type Task = (typeof TASKS)[number];

/** The values in a snippet, as they are sent. */
export interface SnippetValues {
  /** Without a slash at its end. */
  baseUrl: string;
  key: string;
  serviceId: string;
  imei: string;
  /** The caller's own number of the order. */
  reference: string;
  orderId: string;
}
