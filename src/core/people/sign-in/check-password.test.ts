import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openFresh } from "../../../../test/support/databases.ts";
import type { Database } from "../../../database/database.ts";
import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import { checkPassword } from "./check-password.ts";
import { insertUser, prepareUser, type NewUser } from "../users/users.ts";

const ADA = { email: "Ada@Example.com", name: "Ada", password: "correct horse" };
const COUNTS = `
  select (select count(*) from users where password_hash is not null) as users,
         (select count(*) from sessions) as sessions,
         (select count(*) from users where position($1 in password_hash) > 0) as clear`;

function isRefused(code: ErrorCode) {
  return (error: unknown) => error instanceof DomainError && error.code === code;
}

describe("signing in with a password", () => {
  let database: Database;
  let drop: () => Promise<void>;

  before(async () => {
    ({ database, drop } = await openFresh("embedded"));
  });
  after(() => drop());

  async function createUser(wanted: Omit<NewUser, "isConfirmed">): Promise<string> {
    const user = await prepareUser({ clock: () => new Date() }, { ...wanted, isConfirmed: false });
    return database.kysely.transaction().execute((transaction) => insertUser(transaction, user));
  }

  it("works for the right password, with the email in any case", async () => {
    const id = await createUser(ADA);
    assert.equal((await checkPassword(database.kysely, "ada@example.COM", ADA.password)).userId, id);
  });

  it("is refused alike for a wrong password and an unknown email", async () => {
    const refusals: DomainError[] = [];
    for (const [email, password] of [
      [ADA.email, "wrong horse"],
      ["bob@example.com", ADA.password],
      ["", ""],
    ] as const) {
      const error = await checkPassword(database.kysely, email, password).catch((refusal: unknown) => refusal);
      assert.ok(error instanceof DomainError);
      refusals.push(error);
    }
    const [first, ...others] = refusals;
    assert.equal(first!.code, "invalid_credentials");
    for (const other of others) {
      assert.deepEqual([other.code, other.message, other.details], [first!.code, first!.message, first!.details]);
    }
  });

  it("is never taken over by a second user with the same email", async () => {
    const thief = { ...ADA, email: "ADA@example.com", password: "stolen horse" };
    await assert.rejects(createUser(thief), isRefused("conflict"));
    await checkPassword(database.kysely, ADA.email, ADA.password);
  });

  it("needs a password of 8 to 128 characters", async () => {
    const person = { email: "carl@example.com", name: "Carl" };
    for (const password of ["", "1234567", "x".repeat(129)]) {
      await assert.rejects(createUser({ ...person, password }), isRefused("validation_failed"));
    }
    const id = await createUser({ ...person, password: "xy".repeat(64) });
    assert.equal((await checkPassword(database.kysely, person.email, "xy".repeat(64))).userId, id);
    await assert.rejects(
      checkPassword(database.kysely, person.email, "x".repeat(129)),
      isRefused("invalid_credentials"),
    );
  });

  it("stores no password in plain text and opens no session", async () => {
    await createUser({ email: "dora@example.com", name: "Dora", password: ADA.password });
    await checkPassword(database.kysely, "dora@example.com", ADA.password);
    const [counts] = await database.statement<Record<string, bigint>>("test_counts", COUNTS, [ADA.password]);
    assert.deepEqual(counts, { users: 3n, sessions: 0n, clear: 0n });
  });
});
