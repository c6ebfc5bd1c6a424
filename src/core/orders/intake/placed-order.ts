import type { Service } from "../../catalogue/services/service.ts";
import type { Outcome } from "./decide.ts";
import type { Order } from "../order.ts";
import type { OrderTerms } from "../placing/order-terms.ts";

/** An order right after it was written, so that its answer needs no reading. */
export function toOrder(
  { terms, service }: { terms: OrderTerms; service: Service },
  outcome: Extract<Outcome, { kind: "place" }>,
  { id, placedAt }: { id: bigint; placedAt: Date },
): Order {
  return {
    id,
    walletId: terms.walletId,
    serviceId: terms.serviceId,
    serviceName: service.name,
    serviceType: service.type,
    serviceCancellable: service.cancellable,
    source: terms.source,
    settledElsewhere: false,
    test: terms.test,
    identifier: terms.identifier,
    inputs: terms.inputs,
    quantity: terms.quantity,
    unitPrice: outcome.unitPrice,
    price: outcome.price,
    currency: terms.currency,
    status: "PENDING",
    statusReason: null,
    resultText: null,
    resultFields: null,
    captured: null,
    refunded: 0n,
    clientReference: terms.clientReference,
    metadata: terms.metadata,
    cancelRequestedAt: null,
    createdAt: placedAt,
    submittedAt: null,
    completedAt: null,
    updatedAt: placedAt,
  };
}
