import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { User } from "../../people/users/user.ts";
import { insertDismissalRow, listCurrentRows, type CurrentNews } from "./current-news-rows.ts";

export type { CurrentNews } from "./current-news-rows.ts";

/** So many at once that they can be read; older news appears when these are dismissed. */
const MOST_SHOWN = 3;

/** The news that the dashboard shows a user, newest first: for resellers only. */
export async function listCurrentNews({ database, clock }: Context, user: User): Promise<CurrentNews[]> {
  if (user.reseller?.status !== "active") return [];
  const { priceGroupId } = user.reseller;
  return listCurrentRows(database.kysely, { userId: user.id, priceGroupId, now: clock(), most: MOST_SHOWN });
}

/** Shows news to a user no longer; once more changes nothing. Throws not_found for news that the user does not get. */
export async function dismissNews({ database }: Context, user: User, id: bigint): Promise<void> {
  const priceGroupId = user.reseller?.priceGroupId ?? null;
  const isFound = user.reseller && (await insertDismissalRow(database.kysely, { id, userId: user.id, priceGroupId }));
  if (!isFound) throw new DomainError("not_found", "There is no such news.");
}
