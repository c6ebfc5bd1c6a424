import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { builtIn, supplierOf } from "../../../../test/fulfilment-world.ts";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { DomainError } from "../../kernel/errors.ts";
import { recordBalance, recordFailure, recordRecovery, readStates } from "../suppliers/health.ts";
import { createSecretBox } from "../../kernel/secrets/sealed-secrets.ts";
import { FAILURES_TO_OPEN } from "../suppliers/supplier.ts";
import {
  addSupplier,
  changeSupplier,
  findCalledSupplier,
  findSupplier,
  pauseSupplier,
  resumeSupplier,
  type SupplierInput,
} from "./suppliers.ts";

const URL = "https://supplier.example/api/index.php";
const WRONG: readonly SupplierInput[] = [
  { name: "" },
  { name: " " },
  { name: "x".repeat(101) },
  { name: "a\0b" },
  { key: " " },
  { key: "x".repeat(1_001) },
  { username: "" },
  { url: "supplier.example" },
  { url: "ftp://supplier.example" },
  { url: "https://us:secret@supplier.example" },
  { url: "https://supplier.example/?key=secret" },
  { url: "https://supplier.example/#secret" },
  { url: `https://supplier.example/${"x".repeat(2_000)}` },
  { currency: "usd" },
  { currency: "EUR" },
  { exchangeRate: 0n },
  { exchangeRate: -1n },
  { concurrency: 0 },
  { concurrency: 1.5 },
  { concurrency: 101 },
  { bulkSize: 0 },
  { bulkSize: 1_001 },
  { syncHours: -1 },
  { lowBalance: -1n },
  { refusalOverrides: [{ contains: " ", refusal: "input" }] },
  { refusalOverrides: [{ contains: "\ud800", refusal: "input" }] },
  { refusalOverrides: Array.from({ length: 101 }, () => ({ contains: "x", refusal: "input" as const })) },
];

describe("suppliers", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    const inputOf = (input: SupplierInput = {}) => ({ name: `S ${randomUUID()}`, url: URL, key: "the key", ...input });

    it("are refused with wrong settings, added or changed", async () => {
      const { id } = await addSupplier(world.core, inputOf());
      for (const input of WRONG) {
        const text = JSON.stringify(Object.keys(input));
        assert.equal(await refusal(addSupplier(world.core, inputOf(input))), "validation_failed", text);
        assert.equal(await refusal(changeSupplier(world.core, id, input)), "validation_failed", text);
      }
      for (const missing of [{ name: undefined }, { url: undefined }, { key: undefined }]) {
        assert.equal(await refusal(addSupplier(world.core, { ...inputOf(), ...missing })), "validation_failed");
      }
    });

    it("have a unique name, in any case", async () => {
      const { name } = await addSupplier(world.core, inputOf());
      const other = await addSupplier(world.core, inputOf());
      assert.equal(await refusal(addSupplier(world.core, inputOf({ name: ` ${name.toUpperCase()}` }))), "conflict");
      assert.equal(await refusal(changeSupplier(world.core, other.id, { name: name.toUpperCase() })), "conflict");
    });

    it("cannot be given one name by two at the same time", async () => {
      const made = await Promise.all([1, 2, 3, 4].map(() => addSupplier(world.core, inputOf())));
      const name = `Twice ${randomUUID()}`;
      const renamed = await Promise.allSettled(made.map(({ id }) => changeSupplier(world.core, id, { name })));
      const refused = renamed.flatMap((one) => (one.status === "rejected" ? [(one.reason as DomainError).code] : []));
      assert.deepEqual(refused, ["conflict", "conflict", "conflict"]);
    });

    it("that are part of the server are neither changed nor called", async () => {
      for (const kind of ["manual", "stock", "test"] as const) {
        const { id } = await builtIn(world.core, kind);
        assert.equal(await refusal(changeSupplier(world.core, id, { name: "Other" })), "conflict");
        assert.equal(await refusal(findCalledSupplier(world.core, id)), "conflict");
      }
      assert.equal(await refusal(findSupplier(world.core, 1_000_000)), "not_found");
    });

    it("keep their key sealed, which no other encryption key opens", async () => {
      const { core } = world;
      const { id } = await addSupplier(core, inputOf({ key: " secret of ours " }));
      const { sealed_key: sealed } = await core.database.kysely
        .selectFrom("suppliers")
        .select("sealed_key")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      assert.ok(!sealed!.includes("secret"));
      assert.equal((await findCalledSupplier(core, id)).key, "secret of ours");
      assert.ok(!("key" in (await findSupplier(core, id))));
      const stranger = { ...core, secretBox: createSecretBox(Buffer.alloc(32, 9), "ENCRYPTION_KEY") };
      await assert.rejects(findCalledSupplier(stranger, id), /ENCRYPTION_KEY/);
      const other = await addSupplier(core, inputOf());
      await core.database.kysely
        .updateTable("suppliers")
        .set({ sealed_key: sealed })
        .where("id", "=", other.id)
        .execute();
      await assert.rejects(findCalledSupplier(core, other.id), /cannot be read/);
      await changeSupplier(core, id, { key: "another" });
      assert.equal((await findCalledSupplier(core, id)).key, "another");
    });

    it("do not show an old key to another server", async () => {
      const { id } = await addSupplier(world.core, inputOf());
      const elsewhere = "https://other.example/api/index.php";
      assert.equal(await refusal(changeSupplier(world.core, id, { url: elsewhere })), "validation_failed");
      await changeSupplier(world.core, id, { url: "https://supplier.example/other" });
      await changeSupplier(world.core, id, { url: elsewhere, key: "new" });
      const called = await findCalledSupplier(world.core, id);
      assert.deepEqual([called.url, called.key], [elsewhere, "new"]);
    });

    it("keep the first reason of a pause until they are resumed, closed and healthy", async () => {
      const { id } = await addSupplier(world.core, inputOf());
      for (const reason of ["", " ", "\0", "x".repeat(501)]) {
        assert.equal(await refusal(pauseSupplier(world.core, id, reason)), "validation_failed");
      }
      for (let n = 0; n < FAILURES_TO_OPEN; n++) await recordFailure(world.core, { id }, "down");
      await pauseSupplier(world.core, id, " no credit ");
      const paused = await pauseSupplier(world.core, id, "again");
      assert.ok(paused.pausedAt);
      assert.equal(paused.pauseReason, "no credit");
      const { pausedAt, pauseReason, failures, openUntil } = await resumeSupplier(world.core, id);
      assert.deepEqual([pausedAt, pauseReason, failures, openUntil], [null, null, 0, null]);
    });

    it("open their circuit after five failures in a row, for longer each time", async () => {
      const { core } = world;
      const { id } = await addSupplier(core, inputOf());
      const stateOf = async () => (await readStates(core)).find((state) => state.id === id)!;
      for (let n = 1; n < FAILURES_TO_OPEN; n++) await recordFailure(core, { id }, "down");
      assert.equal((await stateOf()).isOpen, false);
      await recordRecovery(core, { id });
      for (let n = 1; n < FAILURES_TO_OPEN; n++) await recordFailure(core, { id }, "down");
      assert.equal((await stateOf()).isOpen, false);
      const lengths: number[] = [];
      for (let n = 0; n < 7; n++) {
        await sql`update suppliers set open_until = now() where id = ${id}`.execute(core.database.kysely);
        await recordFailure(core, { id }, "d\0own");
        const { openUntil, lastErrorAt, lastError } = await findSupplier(core, id);
        assert.equal(lastError, "down");
        lengths.push(Math.round((openUntil!.getTime() - lastErrorAt!.getTime()) / 1_000));
      }
      assert.deepEqual(lengths, [15, 30, 60, 120, 240, 300, 300]);
      assert.equal((await stateOf()).isOpen, true);
      await recordRecovery(core, { id });
      assert.deepEqual([(await stateOf()).isOpen, (await stateOf()).failures], [false, 0]);
    });

    it("open their circuit for no longer where several calls that were under way fail together", async () => {
      const { core } = world;
      const { id } = await addSupplier(core, inputOf());
      const together = FAILURES_TO_OPEN + 5;
      await Promise.all(Array.from({ length: together }, (_, n) => recordFailure(core, { id }, `down ${n}`)));
      const { failures, openUntil } = await findSupplier(core, id);
      assert.equal(failures, FAILURES_TO_OPEN);
      assert.ok(openUntil!.getTime() - Date.now() <= 15_000);
    });

    it("show the balance that was read last", async () => {
      const { id } = await supplierOf(world.core, { "7": 1n });
      await recordBalance(world.core, id, -5n);
      const { balance, balanceAt } = await findSupplier(world.core, id);
      assert.equal(balance, -5n);
      assert.ok(balanceAt);
    });
  });
});
