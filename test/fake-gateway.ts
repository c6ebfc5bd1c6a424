import { createHmac } from "node:crypto";
import type { EventMessage, Observation } from "../src/core/payments/payment-kind.ts";
import { asObject, parseExactly, textOf } from "../src/workers/payments/json.ts";
import { GatewayFault, type GatewayKind } from "../src/workers/payments/gateway.ts";
import { isHmac } from "../src/workers/payments/signature.ts";

/** A gateway in memory, whose payments are told what to say. */
export interface FakeGateway {
  kind: GatewayKind;
  /** What the gateway says of a payment when it is asked, by our reference. */
  states: Map<string, Observation>;
  /** A signed event that says this of the payment with the reference. */
  event: (reference: string, observation: Observation, secret?: string) => EventMessage;
}

export const WAITING: Observation = { state: "waiting", received: null, reversed: null };

export function createFakeGateway(): FakeGateway {
  const states = new Map<string, Observation>();
  const events = new Map<string, Observation>();
  return {
    states,
    event: (reference, observation, secret = "live events") => {
      const id = String(events.size);
      events.set(id, observation);
      const body = Buffer.from(JSON.stringify({ id, reference }));
      return { headers: { signature: createHmac("sha256", secret).update(body).digest("hex") }, body };
    },
    kind: {
      kind: "fake",
      name: "Fake gateway",
      credentials: [{ name: "secret", label: "Secret", isSecret: true }],
      readEvent: async (credentials, { headers, body }) => {
        const given = String(headers["signature"]);
        if (!isHmac("sha256", { secret: credentials["secret"]!, content: body, given })) return null;
        const event = asObject(parseExactly(body.toString()));
        const reference = textOf(event, "reference")!;
        const observation = events.get(textOf(event, "id")!)!;
        return [{ payment: { reference }, providerId: `fake_${reference}`, observation }];
      },
      connect: () => ({
        create: async ({ reference }) => {
          states.set(reference, states.get(reference) ?? WAITING);
          const checkoutUrl = `https://gateway.example/${reference}`;
          return { providerId: `fake_${reference}`, checkoutUrl, payTo: null, expiresAt: null };
        },
        readStatus: async (providerId) => {
          const state = states.get(providerId.slice("fake_".length));
          if (!state) throw new GatewayFault("The gateway knows no such payment.");
          return state;
        },
      }),
    },
  };
}
