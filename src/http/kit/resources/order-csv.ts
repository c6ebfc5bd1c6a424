import { formatMoney } from "../../../core/kernel/money.ts";
import type { Order } from "../../../core/orders/order.ts";
import type { CsvColumn } from "../lists/csv.ts";

/** The columns of an export of orders. */
export const ORDER_COLUMNS: readonly CsvColumn<Order>[] = [
  { name: "id", plain: ({ id }) => String(id) },
  { name: "created_at", plain: ({ createdAt }) => createdAt.toISOString() },
  { name: "status", plain: ({ status }) => status },
  { name: "status_reason", text: ({ statusReason }) => statusReason },
  { name: "service_id", plain: ({ serviceId }) => serviceId },
  { name: "service", text: ({ serviceName }) => serviceName },
  { name: "imei", text: ({ identifier }) => identifier },
  { name: "inputs", text: ({ inputs }) => describeInputs(inputs) },
  { name: "quantity", plain: ({ quantity }) => quantity },
  { name: "unit_price", plain: ({ unitPrice }) => formatMoney(unitPrice) },
  { name: "price", plain: ({ price }) => formatMoney(price) },
  { name: "charged", plain: ({ captured }) => formatMoney(captured ?? 0n) },
  { name: "refunded", plain: ({ refunded }) => formatMoney(refunded) },
  { name: "currency", plain: ({ currency }) => currency },
  { name: "client_reference", text: ({ clientReference }) => clientReference },
  { name: "result", text: ({ status, resultText }) => (status === "SUCCESS" ? resultText : null) },
  { name: "source", plain: ({ source }) => source },
  { name: "test", plain: ({ test }) => String(test) },
  { name: "completed_at", plain: ({ completedAt }) => completedAt?.toISOString() ?? null },
];

function describeInputs(inputs: Record<string, string>): string {
  return Object.entries(inputs)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}
