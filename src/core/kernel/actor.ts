/** Who moved an order; part of its history. */
export type ActorKind = "reseller" | "operator" | "system" | "supplier";
export interface Actor {
  kind: ActorKind;
  /** Token, staff or supplier id where there is one; never shown to resellers. */
  id: number | null;
}
