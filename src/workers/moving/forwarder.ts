import { FORWARDED_HEADER, type ForwardedCall, type Forwarder } from "../../core/moving/forwarding/forwarder.ts";
import type { Config } from "../../config.ts";
import { createOutgoing } from "../outgoing/outgoing.ts";
import { isAnswerAboutOrder } from "./read-answer.ts";

/** Less than clients wait for an answer. */
const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 262_144;

export interface RunningForwarder extends Forwarder {
  close(): Promise<void>;
}

/** Asks the panel that was moved from as its own clients do, within the rules of outgoing calls. */
export function createForwarder({ ALLOW_PRIVATE_ADDRESSES }: Config, timeoutMs = TIMEOUT_MS): RunningForwarder {
  const outgoing = createOutgoing({
    allowPrivateAddresses: ALLOW_PRIVATE_ADDRESSES,
    timeoutMs,
    maxAnswerBytes: MAX_ANSWER_BYTES,
  });
  return {
    ask: async (url, call) => {
      const target = call.query === "" ? url : `${url}?${call.query}`;
      const answer = await outgoing.send(target, { headers: headersOf(call), body: call.body });
      if (answer.kind !== "answer" || !isAnswerAboutOrder(answer.status, answer.text)) return null;
      return { text: answer.text };
    },
    close: outgoing.close,
  };
}

function headersOf({ contentType, authorization, address }: ForwardedCall): Record<string, string> {
  return {
    "content-type": contentType,
    "x-forwarded-for": address,
    [FORWARDED_HEADER]: "1",
    ...(authorization !== undefined && { authorization }),
  };
}
