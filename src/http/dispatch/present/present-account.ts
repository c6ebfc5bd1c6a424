import type { Account } from "../../../core/resellers/accounts/resellers.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { API_VERSION } from "../errors.ts";
import type { DispatchDialect } from "../../../core/kernel/caller.ts";

/** `AccoutInfo` is how most clients of the family spell it. */
export function presentAccount(account: Account, dialect: DispatchDialect): Record<string, unknown> {
  const credit = formatMoney(account.available + account.creditLimit);
  const info = { credit, creditraw: credit, mail: account.email, currency: account.currency };
  const message = "Your Account Info";
  const row = { message, MESSAGE: message, AccoutInfo: info, AccountInfo: info };
  const list = {
    credit,
    balance: formatMoney(account.available),
    currency: account.currency,
    email: account.email,
  };
  return { SUCCESS: [dialect === "native" ? { ...row, LIST: list } : row], apiversion: API_VERSION };
}
