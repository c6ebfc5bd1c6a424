import { requirePerson, type Caller } from "../../kernel/caller.ts";
import { updateUserName } from "../../people/users/user-rows.ts";
import { readCompany, readName } from "../../people/users/users.ts";
import type { Context } from "../../kernel/context.ts";
import { invalidField } from "../../kernel/errors.ts";
import type { Micros } from "../../kernel/money.ts";
import { findResellerById, updateReseller } from "./reseller-rows.ts";

/** What resellers change of themselves. */
export interface ProfileChange {
  name?: string | undefined;
  company?: string | null | undefined;
  lowBalanceThreshold?: Micros | undefined;
}

/** Changes what is given. Throws not_a_login_token for an API key, validation_failed. */
export async function changeProfile(context: Context, caller: Caller, wanted: ProfileChange): Promise<void> {
  requirePerson(caller);
  const { lowBalanceThreshold } = wanted;
  const name = wanted.name === undefined ? undefined : readName(wanted.name);
  const company = wanted.company === undefined ? undefined : readCompany(wanted.company);
  if (lowBalanceThreshold !== undefined && lowBalanceThreshold < 0n) {
    throw invalidField("low_balance_threshold", "The threshold must not be negative.");
  }
  await context.database.transaction(async (transaction) => {
    await updateReseller(transaction, caller.resellerId, {
      ...(name !== undefined && { name }),
      ...(company !== undefined && { company }),
      ...(lowBalanceThreshold !== undefined && { low_balance_threshold: lowBalanceThreshold }),
    });
    const { userId } = (await findResellerById(transaction, caller.resellerId))!;
    if (name !== undefined && userId !== null) await updateUserName(transaction, userId, name);
  });
}
