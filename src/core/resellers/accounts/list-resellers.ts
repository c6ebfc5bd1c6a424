import type { Context } from "../../kernel/context.ts";
import {
  countResellerRows,
  pageResellerRows,
  walletsOfReseller,
  type ListedReseller,
  type ResellerFilter,
  type ResellerPage,
  type ShownWallet,
} from "./reseller-list-rows.ts";
import { noSuchReseller } from "./resellers.ts";

export { RESELLER_SORTS } from "./reseller-list-rows.ts";
export type { ListedReseller, ResellerFilter, ResellerPage, ShownWallet } from "./reseller-list-rows.ts";

/** A reseller with both wallets. */
export interface ResellerDetail extends ListedReseller {
  wallets: { live: ShownWallet; test: ShownWallet };
}

/** A page of the operator's list; `total` only where the page was asked by offset. */
export async function pageResellers(
  context: Context,
  filter: ResellerFilter,
  page: ResellerPage,
): Promise<{ resellers: ListedReseller[]; total: number | null }> {
  const { kysely } = context.database;
  const [resellers, total] = await Promise.all([
    pageResellerRows(kysely, filter, page),
    page.offset === undefined ? null : countResellerRows(kysely, filter),
  ]);
  return { resellers, total };
}

/** One reseller as the operator sees it. Throws not_found. */
export async function readReseller(context: Context, id: number): Promise<ResellerDetail> {
  const { kysely } = context.database;
  const [[found], [live, test]] = await Promise.all([
    pageResellerRows(kysely, { id }, { sort: "created_at", limit: 1 }),
    walletsOfReseller(kysely, id),
  ]);
  if (!found || !live || !test) throw noSuchReseller();
  return { ...found, wallets: { live, test } };
}
