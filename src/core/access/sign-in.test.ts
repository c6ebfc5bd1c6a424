import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, type Database } from "../../database/open.ts";
import { DomainError, type ErrorCode } from "../errors.ts";
import { insertPerson, preparePerson, type NewPerson } from "./people.ts";
import { checkPassword, createSignIn, type SignIn } from "./sign-in.ts";

const ADA = { email: "Ada@Example.com", name: "Ada", password: "correct horse" };
const COUNTS = `
  select (select count(*) from auth_users) as people, (select count(*) from auth_sessions) as sessions,
         (select count(*) from auth_credentials) as credentials,
         (select count(*) from auth_credentials where position($1 in password) > 0) as clear`;

function isRefused(code: ErrorCode) {
  return (error: unknown) => error instanceof DomainError && error.code === code;
}

describe("signing in with a password", () => {
  let database: Database;
  let signIn: SignIn;

  before(async () => {
    database = await openDatabase({ dataDir: "memory://", connections: 1 });
    await migrate(database);
    signIn = createSignIn({ kysely: database.kysely, secret: "0123456789abcdefghijklmnopqrstuvwxyz", sessionDays: 30 });
  });
  after(() => database.close());

  async function createPerson(wanted: NewPerson): Promise<string> {
    const person = await preparePerson(signIn, wanted);
    return database.kysely.transaction().execute((transaction) => insertPerson(transaction, person));
  }

  it("works for the right password, whatever the case of the e-mail", async () => {
    const id = await createPerson(ADA);
    assert.equal(await checkPassword(signIn, "ada@example.COM", ADA.password), id);
  });

  it("is refused alike for a wrong password and an unknown e-mail", async () => {
    const refusals: DomainError[] = [];
    for (const [email, password] of [
      [ADA.email, "wrong horse"],
      ["bob@example.com", ADA.password],
      ["", ""],
    ] as const) {
      const error = await checkPassword(signIn, email, password).catch((refusal: unknown) => refusal);
      assert.ok(error instanceof DomainError);
      refusals.push(error);
    }
    const [first, ...others] = refusals;
    assert.equal(first!.code, "invalid_credentials");
    for (const other of others) {
      assert.deepEqual([other.code, other.message, other.details], [first!.code, first!.message, first!.details]);
    }
  });

  it("is never taken over by a second person with the same e-mail", async () => {
    const thief = { ...ADA, email: "ADA@example.com", password: "stolen horse" };
    await assert.rejects(createPerson(thief), isRefused("conflict"));
    await checkPassword(signIn, ADA.email, ADA.password);
  });

  it("needs a password of 8 to 128 characters", async () => {
    const person = { email: "carl@example.com", name: "Carl" };
    for (const password of ["", "1234567", "x".repeat(129)]) {
      await assert.rejects(createPerson({ ...person, password }), isRefused("validation_failed"));
    }
    const id = await createPerson({ ...person, password: "x".repeat(128) });
    assert.equal(await checkPassword(signIn, person.email, "x".repeat(128)), id);
    await assert.rejects(checkPassword(signIn, person.email, "x".repeat(129)), isRefused("invalid_credentials"));
  });

  it("keeps no password in clear and opens no session", async () => {
    await createPerson({ email: "dora@example.com", name: "Dora", password: ADA.password });
    await checkPassword(signIn, "dora@example.com", ADA.password);
    const [counts] = await database.statement<Record<string, bigint>>("test_counts", COUNTS, [ADA.password]);
    assert.deepEqual(counts, { people: 3n, sessions: 0n, credentials: 3n, clear: 0n });
  });
});
