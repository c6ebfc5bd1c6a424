import { linkTo } from "../users/emails.ts";
import { putFirstOperatorLink, takeFirstOperatorLink } from "../sign-in/one-time-link-rows.ts";
import { newLinkToken } from "../sign-in/one-time-links.ts";
import { findUser } from "../sign-in/sessions.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import type { User } from "../users/user.ts";
import { prepareUser, readEmail, readName } from "../users/users.ts";
import { hasStaff, insertStaff } from "./staff.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";

/**
 * The address at which the person who installed the server becomes its owner; null where there is staff. It works once, and
 * takes the place of an older one; `url` is where the server listens.
 */
export async function offerFirstOperator(context: Context, url: string): Promise<string | null> {
  if (await hasStaff(context)) return null;
  const { token, hash } = newLinkToken();
  await putFirstOperatorLink(context.database.kysely, hash, context.clock());
  const path = `/first-operator?token=${token}`;
  return context.config.PUBLIC_URL === undefined ? new URL(path, url).href : linkTo(context.config, path);
}

/** Makes the first member of staff, an owner, by such a link. Throws link_expired, validation_failed, conflict. */
export async function makeFirstOperator(
  context: Context,
  { token, name, email, password }: { token: string; name: string; email: string; password: string },
): Promise<User> {
  if (await hasStaff(context)) throw expired();
  const user = await prepareUser(context, {
    name: readName(name),
    email: readEmail(email),
    password,
    isConfirmed: true,
  });
  const userId = await context.database.transaction(async (transaction) => {
    if (!(await takeFirstOperatorLink(transaction, hashSecret(token)))) throw expired();
    return (await insertStaff(transaction, user, "owner")).userId;
  });
  context.accessChanged.raise();
  return findUser(context, userId);
}

function expired(): DomainError {
  return new DomainError(
    "link_expired",
    "This link was used, or another took its place: restart the server for a new one.",
  );
}
