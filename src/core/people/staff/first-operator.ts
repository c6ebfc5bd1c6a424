import { linkTo } from "../users/emails.ts";
import { newLinkToken, putFirstOperatorLink, takeFirstOperatorLink } from "../sign-in/one-time-links.ts";
import { findUser } from "../sign-in/sessions.ts";
import { hashSecret } from "../../resellers/keys/token-format.ts";
import type { User } from "../users/user.ts";
import { prepareUser, readEmail, readName } from "../users/users.ts";
import { hasStaff, insertStaff } from "./staff.ts";
import type { Core } from "../../core.ts";
import { DomainError } from "../../kernel/errors.ts";

/**
 * The address at which whoever installed the server becomes its owner; null where there is staff. It works once, and
 * takes the place of an older one; `url` is where the server listens.
 */
export async function offerFirstOperator(core: Core, url: string): Promise<string | null> {
  if (await hasStaff(core)) return null;
  const { token, hash } = newLinkToken();
  await putFirstOperatorLink(core.database.kysely, hash, core.clock());
  const path = `/first-operator?token=${token}`;
  return core.config.PUBLIC_URL === undefined ? new URL(path, url).href : linkTo(core.config, path);
}

/** Makes the first member of staff, an owner, by such a link. Throws link_expired, validation_failed, conflict. */
export async function makeFirstOperator(
  core: Core,
  { token, name, email, password }: { token: string; name: string; email: string; password: string },
): Promise<User> {
  if (await hasStaff(core)) throw expired();
  const user = await prepareUser(core, { name: readName(name), email: readEmail(email), password, isConfirmed: true });
  const userId = await core.database.transaction(async (transaction) => {
    if (!(await takeFirstOperatorLink(transaction, hashSecret(token)))) throw expired();
    return (await insertStaff(transaction, user, "owner")).userId;
  });
  return findUser(core, userId);
}

function expired(): DomainError {
  return new DomainError(
    "link_expired",
    "This link was used, or another took its place: restart the server for a new one.",
  );
}
