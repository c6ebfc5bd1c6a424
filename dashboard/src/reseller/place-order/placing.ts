import { t } from "@lingui/core/macro";
import { sentenceOf } from "../../api/api-error.ts";
import { v1 } from "../../api/client.ts";
import { randomId } from "../../api/random-id.ts";
import { isTemporary, retryWhileTemporary, type ReportTrouble } from "../../api/retry.ts";
import { inParts, type QuotedLine } from "./quotes.ts";

/** Rows that are sent in one request, with its idempotency key. */
export interface Part {
  key: string;
  lines: QuotedLine[];
}

export type Outcome = { line: QuotedLine } & (
  | { kind: "placed"; orderId: number; status: string }
  | { kind: "refused"; problem: string; existingOrderId?: number | undefined }
  /** The server could not tell whether it was placed. */
  | { kind: "unknown"; problem: string }
);

export function toParts(lines: readonly QuotedLine[], bulkLimit: number): Part[] {
  return inParts(lines, bulkLimit).map((part) => ({ key: randomId(), lines: part }));
}

/**
 * Places one part. A lost response is requested again with the same key, so that nothing is ordered twice. Throws
 * ApiError when the outcome is unknown. The same part can then be placed again.
 */
export async function placePart(
  { key, lines }: Part,
  options: { signal: AbortSignal; onTrouble: ReportTrouble },
): Promise<Outcome[]> {
  let wasLost = false;
  const call = async () => {
    try {
      return await v1.POST("/api/v1/orders/bulk", {
        params: { header: { "idempotency-key": key } },
        body: { orders: lines.map(({ row }) => row) },
        // It is not called off when the page is left: what is sent is sent.
      });
    } catch (error) {
      wasLost ||= isTemporary(error);
      throw error;
    }
  };
  try {
    const { data: answer } = await retryWhileTemporary(call, options);
    if (!answer) throw new Error("a bulk call was answered without its rows");
    return answer.data.map(({ index, order, error }) => toOutcome(lines[index]!, order, error));
  } catch (error) {
    if (wasLost) throw error;
    return lines.map((line) => ({ kind: "refused", line, problem: sentenceOf(error) }));
  }
}

interface BulkError {
  detail: string;
  charged: boolean | null;
  existing_order_id?: number | undefined;
}

function toOutcome(
  line: QuotedLine,
  order: { id: number; status: string } | undefined,
  error: BulkError | undefined,
): Outcome {
  if (order) return { kind: "placed", line, orderId: order.id, status: order.status };
  const problem = error?.detail ?? t`No response for this line.`;
  if (error?.charged !== false) return { kind: "unknown", line, problem };
  return { kind: "refused", line, problem, existingOrderId: error.existing_order_id };
}
