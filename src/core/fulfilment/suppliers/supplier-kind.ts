/** Suppliers that are part of the server; every other kind is called by a connector. */
export const BUILT_IN_KINDS = ["manual", "stock", "test"] as const;

/** What the rules know of a kind of supplier that is called; its connector declares it. */
export interface SupplierKind {
  /** As it is stored and shown, such as `acme`: small letters, digits and `_`. */
  kind: string;
  /** As staff read it, such as “Acme API”. */
  name: string;
  /** Whether its suppliers need a user name beside the address and the key. */
  needsUsername: boolean;
}

/** Whether a supplier is called over the network. */
export function isCalled({ kind }: { kind: string }): boolean {
  return !BUILT_IN_KINDS.some((builtIn) => builtIn === kind);
}
