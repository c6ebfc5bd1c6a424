import { eventName } from "../../core/events/event.ts";
import { placeOfSecret, sign } from "../../core/events/webhooks/secret.ts";
import type { Send } from "./send.ts";

/** Posts an event as Standard Webhooks 1.0 says: an id that stays the same, the time, and a signature with each secret. */
export const sendWebhook: Send = async ({ core, outgoing, present }, delivery) => {
  const { event, receiverId, sealedSecret, previousSecret, url } = delivery;
  const sealed = [sealedSecret!, ...(previousSecret === null ? [] : [previousSecret])];
  const secrets = sealed.map((secret) => core.secretBox.open(secret, placeOfSecret(receiverId)));
  const body = JSON.stringify(await present(event));
  const id = eventName(event.id);
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": sign(secrets, { id, timestamp, body }),
  };
  return outgoing.send(url!, { headers, body });
};
