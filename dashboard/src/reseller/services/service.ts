import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { V1Row } from "../../api/types.ts";
import { formatSeconds } from "../../ui/show/time.tsx";

/** A service at the caller's price. */
export type Service = V1Row<"/api/v1/services">;

export const TYPE_WORDS: Record<string, MessageDescriptor> = {
  imei: msg`IMEI`,
  server: msg`Server`,
  remote: msg`Remote`,
  file: msg`File`,
};

/** Whether anything was promised or measured. */
export function isDeliveryKnown({ delivery }: Pick<Service, "delivery">): boolean {
  return delivery.text !== "" || delivery.p50_seconds !== null;
}

/** The delivery time: measured if there were enough deliveries, otherwise as promised. */
export function deliveryOf({ delivery }: Pick<Service, "delivery">): string {
  const { text, p50_seconds: usual, p95_seconds: late } = delivery;
  if (usual === null || late === null) return text || t`Not specified`;
  return t`${formatSeconds(usual)}, rarely more than ${formatSeconds(late)}`;
}
