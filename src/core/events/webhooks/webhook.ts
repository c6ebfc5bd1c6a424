import type { DisabledBy } from "../../../database/column-types.ts";
import type { EventType } from "../event.ts";

export const DISABLED_BY = ["reseller", "gone", "failures"] as const satisfies readonly DisabledBy[];

/** An address of a reseller that is sent the events of one wallet. */
export interface Webhook {
  id: number;
  walletId: number;
  test: boolean;
  url: string;
  description: string;
  /** Null: all types, also those of later versions. */
  eventTypes: EventType[] | null;
  disabledAt: Date | null;
  disabledBy: DisabledBy | null;
  /** Of the first failure since the last success. */
  failingSince: Date | null;
  deliveredAt: Date | null;
  /** Until then the secret before the last rotation signs as well. */
  previousSecretUntil: Date | null;
  createdAt: Date;
}
