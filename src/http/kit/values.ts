import { formatMoney, type Micros } from "../../core/kernel/money.ts";

export function moneyOrNull(amount: Micros | null): string | null {
  return amount === null ? null : formatMoney(amount);
}

export function timeOrNull(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}

export function idOrNull(id: bigint | null): number | null {
  return id === null ? null : Number(id);
}

/** Something else, where there is one. */
export function namedOrNull(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name };
}
