/** A call as it arrived, for a panel that knows what it means. */
export interface ForwardedCall {
  /** What followed the path, without the question mark. */
  query: string;
  body: string;
  contentType: string;
  authorization: string | undefined;
  /** Of the caller: panels let keys in by it. */
  address: string;
}

/** What the panel answered; null if nothing that can be passed on arrived in time. */
export type ForwardedAnswer = { text: string } | null;

/** Marks what was passed on: an address that leads back here must not be asked without end. */
export const FORWARDED_HEADER = "x-imeister-forwarded";

/** Asks the panel that was moved from. The rules hand calls over; that anything leaves the machine is the forwarder's doing. */
export interface Forwarder {
  ask(url: string, call: ForwardedCall): Promise<ForwardedAnswer>;
}

/** Asks no panel: for commands. */
export const silentForwarder: Forwarder = { ask: async () => null };
