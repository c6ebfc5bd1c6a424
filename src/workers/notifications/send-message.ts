import type { Core } from "../../core/core.ts";
import type { Outcome } from "../../core/notifications/sending/outcome.ts";
import type { Parcel } from "../../core/notifications/sending/send-notifications.ts";
import type { Outgoing } from "../outgoing/outgoing.ts";
import type { WorkerLog } from "../worker-log.ts";

/** What a channel needs in order to send. */
export interface Notifying {
  core: Core;
  log: WorkerLog;
  outgoing: Outgoing;
}

/** Sends one message to one recipient. What fails outside of this server is an outcome. */
export type SendMessage = (notifying: Notifying, parcel: Pick<Parcel, "recipient" | "message">) => Promise<Outcome>;
