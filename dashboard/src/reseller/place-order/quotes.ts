import { t } from "@lingui/core/macro";
import { v1 } from "../../api/client.ts";
import { retryWhileTemporary, type ReportTrouble } from "../../api/retry.ts";
import { formatMoney } from "../../core.ts";
import { toMicros } from "../../ui/show/amount.ts";
import type { CheckedLine, Line } from "./lines/lines.ts";

/** A line that the server would accept, at its price. */
export interface QuotedLine extends Line {
  row: OrderRow;
  /** Decimal text; nothing where the order is there already. */
  price: string;
  replays: boolean;
}

export interface RefusedLine extends Line {
  problem: string;
  existingOrderId?: number | undefined;
}

export interface Quotes {
  accepted: QuotedLine[];
  refused: RefusedLine[];
  total: string;
  currency: string;
  spendable: string;
}

/** One row of a bulk call. */
export interface OrderRow {
  service_id: number;
  imei?: string;
  client_reference?: string;
  quantity: number;
  inputs: Record<string, string>;
  allow_duplicate: boolean;
  max_price?: string;
}

interface QuoteParams {
  serviceId: number;
  allowDuplicate: boolean;
  /** How many rows one call may have. */
  bulkLimit: number;
  signal: AbortSignal;
  onTrouble: ReportTrouble;
}

/** Asks the server what each line would cost or why it would be refused. Throws ApiError. */
export async function quoteLines(lines: readonly CheckedLine[], params: QuoteParams): Promise<Quotes> {
  const quotes: Quotes = { accepted: [], refused: [], total: "0.00", currency: "", spendable: "0.00" };
  let total = 0n;
  for (const part of inParts(lines, params.bulkLimit)) {
    const rows = part.map((line) => toRow(line, params));
    const { data: answer } = await retryWhileTemporary(
      () => v1.POST("/api/v1/orders/quote/bulk", { body: { orders: rows }, signal: params.signal }),
      params,
    );
    if (!answer) throw new Error("a quote came without its rows");
    for (const { index, quote, error } of answer.data) {
      const { number, name, given } = part[index]!;
      if (quote) {
        const row = { ...rows[index]!, max_price: quote.price };
        quotes.accepted.push({ number, name, given, row, price: quote.price, replays: quote.replays });
      } else {
        quotes.refused.push({
          number,
          name,
          given,
          problem: error?.detail ?? t`This line was refused.`,
          existingOrderId: error?.existing_order_id,
        });
      }
    }
    total += toMicros(answer.meta.price) ?? 0n;
    quotes.currency = answer.meta.currency;
    quotes.spendable = answer.meta.spendable;
  }
  return { ...quotes, total: formatMoney(total) };
}

export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

function toRow(line: CheckedLine, { serviceId, allowDuplicate }: QuoteParams): OrderRow {
  if (line.problem !== undefined) throw new Error("a line that is wrong was to be ordered");
  const { identifier, inputs, quantity, clientReference } = line.values;
  return {
    service_id: serviceId,
    ...(identifier !== null && { imei: identifier }),
    ...(clientReference !== null && { client_reference: clientReference }),
    quantity,
    inputs,
    allow_duplicate: allowDuplicate,
  };
}
