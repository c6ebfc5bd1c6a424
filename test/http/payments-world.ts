import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Stripe } from "stripe";
import { BTCPAY } from "../../src/workers/payments/btcpay/btcpay.ts";
import { CRYPTO } from "../../src/workers/payments/crypto/crypto.ts";
import { createStripeKind } from "../../src/workers/payments/stripe/stripe.ts";
import { startGatewayServer, type GatewayServer } from "../support/gateway-server.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer, type TestStaff } from "../support/server.ts";

export const WEBHOOK_SECRET = "whsec_of_the_live_account";
export const STORE = "9CiNzKoANXxmk5ayZngSXrHTiVvvgCrwrpFQd4m2K776";
export const UNPROCESSABLE = 422;

/** A server with a method of each type of gateway, at a fee of 3%, and a gateway that answers for all of them. */
export interface PaymentsWorld {
  readonly gateway: GatewayServer;
  readonly server: TestServer;
  readonly ada: TestReseller;
  readonly methods: Record<string, number>;
  /** Both check the response against its document. */
  rest(method: string, path: string, body?: unknown, key?: string): Promise<Answer>;
  operate(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  /** Ada's payment of 100.00. */
  pay(kind: string): Promise<Answer["body"]>;
  payment(id: number): Promise<Answer["body"]>;
  review(id: number): Promise<Answer["body"]>;
  balance(): Promise<string>;
  /** The gateway tells the server of an event. */
  post(kind: string, body: string, headers: Record<string, string>): Promise<Response>;
  stripeEvent(type: string, object: object, secret?: string): Promise<Response>;
}

/** Starts both servers before the tests of the suite that calls this, and stops them after them. */
export function usePaymentsWorld(): PaymentsWorld {
  let gateway: GatewayServer;
  let server: TestServer;
  let ada: TestReseller;
  let manager: TestStaff;
  let checkRest: Awaited<ReturnType<typeof readOpenApi>>;
  let checkOperator: Awaited<ReturnType<typeof readOpenApi>>;
  const methods: Record<string, number> = {};

  before(async () => {
    gateway = await startGatewayServer();
    server = await startTestServer({
      settings: { ALLOW_PRIVATE_ADDRESSES: true, PUBLIC_URL: "https://shop.example" },
      gatewayKinds: [createStripeKind(gateway.url), BTCPAY, CRYPTO],
    });
    checkRest = await readOpenApi(server.url);
    checkOperator = await readOpenApi(server.url, "/api/operator/openapi.json");
    manager = await server.createStaff("manager");
    ada = await server.createReseller();
    await addMethod("stripe", { secret_key: "sk_live_of_the_tests", webhook_secret: WEBHOOK_SECRET });
    await addMethod("btcpay", { url: gateway.url, store_id: STORE, api_key: "greenfield", webhook_secret: "btc" });
    await addMethod("crypto", { url: `${gateway.url}/v1`, api_key: "now", ipn_secret: "ipn" });
  });
  after(async () => {
    await server.stop();
    await gateway[Symbol.asyncDispose]();
  });

  const rest: PaymentsWorld["rest"] = async (method, path, body, key = ada.key) => {
    const answer = await server.rest(key, method, path, body);
    checkRest(method, `/api/v1${path.split("?", 1)[0]}`, answer);
    return answer;
  };
  const operate: PaymentsWorld["operate"] = async (method, path, body, token = manager.token) => {
    const answer = await server.operate(token, method, path, body);
    checkOperator(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  };
  async function addMethod(kind: string, credentials: Record<string, string>): Promise<void> {
    const { body } = await operate("POST", "/payment-methods", { kind, name: kind, fee_basis_points: 300 });
    methods[kind] = body.data.id;
    const enable = () => operate("PATCH", `/payment-methods/${methods[kind]}`, { enabled: true });
    assert.equal((await enable()).status, UNPROCESSABLE);
    await operate("PUT", `/payment-methods/${methods[kind]}/credentials/live`, { credentials });
    assert.equal((await enable()).status, 200);
  }
  const post: PaymentsWorld["post"] = (kind, body, headers) =>
    fetch(`${server.url}/api/payments/${methods[kind]}/events`, { method: "POST", body, headers });

  return {
    get gateway() {
      return gateway;
    },
    get server() {
      return server;
    },
    get ada() {
      return ada;
    },
    methods,
    rest,
    operate,
    pay: async (kind) =>
      (await rest("POST", "/payments", { payment_method_id: methods[kind], amount: "100" })).body.data,
    payment: async (id) => (await rest("GET", `/payments/${id}`)).body.data,
    review: async (id) => (await operate("GET", `/payments/${id}`)).body.data,
    balance: async () => (await rest("GET", "/account")).body.data.balance,
    post,
    stripeEvent(type, object, secret = WEBHOOK_SECRET) {
      const payload = JSON.stringify({ id: "evt_1", object: "event", type, livemode: true, data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      return post("stripe", payload, { "content-type": "application/json", "stripe-signature": signature });
    },
  };
}

/** A session as Stripe's API has it. */
export const session = (id: string, reference: string, change: object = {}) => ({
  id,
  object: "checkout.session",
  amount_total: 10_300,
  currency: "usd",
  client_reference_id: reference,
  expires_at: 1_900_000_000,
  livemode: true,
  mode: "payment",
  payment_intent: null,
  payment_status: "unpaid",
  status: "open",
  url: `https://checkout.stripe.com/c/pay/${id}`,
  ...change,
});
