import type { OperatorOrder } from "../../../core/fulfilment/desk/operator-orders.ts";
import { formatMoney, type Micros } from "../../../core/kernel/money.ts";
import type { CsvColumn } from "../../kit/lists/csv.ts";
import { ORDER_COLUMNS } from "../../kit/resources/order-csv.ts";
import type { Operator } from "../authenticate.ts";
import { seesCosts } from "../costs.ts";

const OPERATOR_COLUMNS: readonly CsvColumn<OperatorOrder>[] = [
  { name: "reseller_id", plain: ({ resellerId }) => resellerId },
  { name: "reseller", text: ({ resellerName }) => resellerName },
  { name: "supplier_id", plain: ({ supplierId }) => supplierId },
  { name: "supplier", text: ({ supplierName }) => supplierName },
  { name: "attention", plain: ({ attention }) => attention },
  { name: "assigned_to", text: ({ takenByName }) => takenByName },
];

const COST_COLUMNS: readonly CsvColumn<OperatorOrder>[] = [
  { name: "cost", plain: ({ cost }) => amount(cost) },
  { name: "margin", plain: ({ margin }) => amount(margin) },
];

const EXCHANGE_COLUMNS: readonly CsvColumn<OperatorOrder>[] = [
  { name: "base_currency", plain: ({ baseCurrency }) => baseCurrency },
  { name: "base_price", plain: ({ basePrice, price }) => formatMoney(basePrice ?? price) },
  { name: "exchange_rate", plain: ({ exchangeRate }) => exchangeRate },
];

/** The columns of the operator's export: what the role may not see is not in it. */
export function orderColumns(operator: Operator): CsvColumn<OperatorOrder>[] {
  const costs = seesCosts(operator) ? COST_COLUMNS : [];
  return [...ORDER_COLUMNS, ...OPERATOR_COLUMNS, ...costs, ...EXCHANGE_COLUMNS];
}

function amount(micros: Micros | null): string | null {
  return micros === null ? null : formatMoney(micros);
}
