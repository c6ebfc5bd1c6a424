import { BTCPAY } from "./btcpay/btcpay.ts";
import { CRYPTO } from "./crypto/crypto.ts";
import type { GatewayKind } from "./gateway.ts";
import { createStripeKind } from "./stripe/stripe.ts";

/** Every kind of payment gateway. */
export const GATEWAY_KINDS: readonly GatewayKind[] = [createStripeKind(), BTCPAY, CRYPTO];
