import type { QueuedOrder } from "../../../core/fulfilment/desk/queue.ts";
import type { CsvColumn } from "../../kit/lists/csv.ts";

/** The columns of the queue's export. The last one is empty: staff fill it in and upload the file as a bulk reply. */
export const QUEUE_COLUMNS: readonly CsvColumn<QueuedOrder>[] = [
  { name: "order", plain: ({ id }) => String(id) },
  { name: "imei", text: ({ identifier }) => identifier },
  { name: "service_id", plain: ({ serviceId }) => serviceId },
  { name: "service", text: ({ serviceName }) => serviceName },
  { name: "reseller", text: ({ resellerName }) => resellerName },
  { name: "quantity", plain: ({ quantity }) => quantity },
  { name: "inputs", text: ({ inputs }) => describeInputs(inputs) },
  { name: "reason", plain: ({ attention }) => attention ?? "cancel_requested" },
  { name: "assigned_to", text: ({ takenByName }) => takenByName },
  { name: "created_at", plain: ({ createdAt }) => createdAt.toISOString() },
  { name: "answer", plain: () => null },
];

/** In one line, for a file that is filled in by hand. */
function describeInputs(inputs: Record<string, string>): string {
  return Object.entries(inputs)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");
}
