import { hash, randomBytes } from "node:crypto";
import { linkTo } from "../access/mails.ts";
import { preparePerson, readEmail, readName } from "../access/people.ts";
import type { Person } from "../access/person.ts";
import { findPerson } from "../access/sessions.ts";
import { hasStaff, insertStaff } from "../accounts/staff.ts";
import type { Core } from "../core.ts";
import { DomainError } from "../errors.ts";
import { keepFirstOperatorHash, takeFirstOperatorHash } from "./server-settings-rows.ts";

const TOKEN_BYTES = 32;

/**
 * The address at which whoever installed the server becomes its owner; null where there is staff. It works once, and
 * takes the place of an older one; `url` is where the server listens.
 */
export async function offerFirstOperator(core: Core, url: string): Promise<string | null> {
  if (await hasStaff(core)) return null;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await keepFirstOperatorHash(core.database.kysely, hashToken(token));
  const path = `/first-operator?token=${token}`;
  return core.config.PUBLIC_URL === undefined ? new URL(path, url).href : linkTo(core.config, path);
}

/** Makes the first member of staff, an owner, by such a link. Throws link_expired, validation_failed, conflict. */
export async function makeFirstOperator(
  core: Core,
  { token, name, email, password }: { token: string; name: string; email: string; password: string },
): Promise<Person> {
  const { kysely } = core.database;
  if (await hasStaff(core)) throw expired();
  const person = await preparePerson(core.signIn, { name: readName(name), email: readEmail(email), password });
  const personId = await kysely.transaction().execute(async (transaction) => {
    if (!(await takeFirstOperatorHash(transaction, hashToken(token)))) throw expired();
    return (await insertStaff(transaction, person, "owner")).personId;
  });
  return findPerson(core, personId);
}

function hashToken(token: string): Uint8Array {
  return hash("sha256", token, "buffer");
}

function expired(): DomainError {
  return new DomainError(
    "link_expired",
    "This link was used, or another took its place: restart the server for a new one.",
  );
}
