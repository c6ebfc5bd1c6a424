/**
 * What the rules and the workers report to the metrics. Recording a value is cheap and never throws. Suppliers, actions
 * and outcomes have few names. Identifiers and keys are never passed here.
 */
export interface Metrics {
  /** The intake decided this many orders, accepted or refused, in one transaction that took this many seconds. */
  batchWritten(orders: number, seconds: number): void;
  /** The outcome of an attempt with a supplier: `submitted`, `unknown`, `refused`, `succeeded`, `failed`. */
  attemptMoved(supplier: string, outcome: string): void;
  /** A supplier answered, or failed to answer, after this many seconds; `action` is what it was asked: `place`, `status` … */
  supplierAnswered(supplier: string, action: string, seconds: number): void;
  /** An attempt to tell a receiver of an event: `delivered`, `refused` by its answer, `unreachable`. */
  deliveryAttempted(channel: string, outcome: string, seconds: number): void;
  /** A payment of a reseller got this status, or was `reversed`; `kind` is its gateway's. */
  paymentMoved(kind: string, status: string): void;
  /** A gateway sent an event, which was `accepted`, `ignored` or `refused`. */
  paymentEventReceived(kind: string, outcome: string): void;
  /** The outcome of sending a notification: `sent`, `failed`, `gone`, `dropped`. */
  notificationSent(channel: string, outcome: string): void;
  /** A status call was passed on to the panel that was moved from: `answered`, or `failed`. */
  callForwarded(outcome: string): void;
  /** This many requests of resellers are missing from the API request log. */
  requestsDropped(requests: number): void;
}

/** Records nothing: for commands, and where there is no registry. */
export const silentMetrics: Metrics = {
  batchWritten: () => {},
  attemptMoved: () => {},
  supplierAnswered: () => {},
  deliveryAttempted: () => {},
  paymentMoved: () => {},
  paymentEventReceived: () => {},
  notificationSent: () => {},
  callForwarded: () => {},
  requestsDropped: () => {},
};
