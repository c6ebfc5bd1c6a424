import { formatMoney } from "../../../core/kernel/money.ts";
import type { Credentials, EventMessage, VerifiedEvent } from "../../../core/payments/payment-kind.ts";
import type { Outgoing } from "../../outgoing/outgoing.ts";
import type { Gateway, GatewayKind, PaymentOrder } from "../gateway.ts";
import { asObject, needText, parseExactly, readAnswer, textOf, type JsonObject } from "../json.ts";
import { isHmac } from "../signature.ts";
import { observeInvoice } from "./read-invoice.ts";

const SIGNATURE_PREFIX = "sha256=";

/** BTCPay Server by its Greenfield API. */
export const BTCPAY: GatewayKind = {
  kind: "btcpay",
  name: "BTCPay Server",
  credentials: [
    { name: "url", label: "Address of the server", isSecret: false, isUrl: true },
    { name: "store_id", label: "Store ID", isSecret: false },
    { name: "api_key", label: "API key", isSecret: true },
    { name: "webhook_secret", label: "Webhook secret", isSecret: true },
  ],
  readEvent: async (credentials, message) => readEvent(credentials, message),
  connect: createGateway,
};

/**
 * An event with the right `BTCPay-Sig`: HMAC-SHA256 of the body. Amounts are not in events, so that the invoice is read from
 * the server.
 */
function readEvent(credentials: Credentials, { headers, body }: EventMessage): VerifiedEvent[] | null {
  const signature = headers["btcpay-sig"];
  if (typeof signature !== "string" || !signature.startsWith(SIGNATURE_PREFIX)) return null;
  const given = signature.slice(SIGNATURE_PREFIX.length);
  if (!isHmac("sha256", { secret: credentials["webhook_secret"] ?? "", content: body, given })) return null;
  const event = asObject(parseExactly(body.toString()));
  const providerId = textOf(event, "invoiceId");
  if (providerId === undefined || textOf(event, "storeId") !== credentials["store_id"]) return [];
  const reference = textOf(asObject(event["metadata"]), "orderId");
  const payment = reference === undefined ? { providerId } : { reference };
  const isSeen = event["type"] === "InvoiceProcessing";
  const observation = isSeen ? { state: "seen" as const, received: null, reversed: null } : null;
  return [{ payment, providerId, observation }];
}

function createGateway(credentials: Credentials, outgoing: Outgoing): Gateway {
  const base = (credentials["url"] ?? "").replace(/\/+$/, "");
  const invoices = `${base}/api/v1/stores/${encodeURIComponent(credentials["store_id"] ?? "")}/invoices`;
  const headers = { authorization: `token ${credentials["api_key"]}`, accept: "application/json" };
  const get = async (url: string) => readAnswer(await outgoing.get(url, headers));
  return {
    create: async (order) => {
      // The server makes a second invoice for the same order, which must not be paid.
      const found = order.isRepeat ? await get(`${invoices}?orderId=${encodeURIComponent(order.reference)}`) : [];
      const [known] = Array.isArray(found) ? found : [];
      if (known !== undefined) return toCreated(asObject(known));
      const message = {
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(newInvoice(order)),
      };
      return toCreated(asObject(readAnswer(await outgoing.send(invoices, message))));
    },
    readStatus: async (providerId) => {
      const invoice = `${invoices}/${encodeURIComponent(providerId)}`;
      const [read, payments] = [asObject(await get(invoice)), await get(`${invoice}/payment-methods`)];
      return observeInvoice(read, Array.isArray(payments) ? payments.map(asObject) : []);
    },
  };
}

function newInvoice({ reference, payable, currency, description, returnUrl }: PaymentOrder): object {
  return {
    amount: formatMoney(payable),
    currency,
    metadata: { orderId: reference, itemDesc: description },
    checkout: { redirectURL: returnUrl, redirectAutomatically: false },
  };
}

function toCreated(invoice: JsonObject) {
  const seconds = Number(textOf(invoice, "expirationTime"));
  return {
    providerId: needText(invoice, "id"),
    checkoutUrl: needText(invoice, "checkoutLink"),
    payTo: null,
    expiresAt: Number.isFinite(seconds) ? new Date(seconds * 1_000) : null,
  };
}
