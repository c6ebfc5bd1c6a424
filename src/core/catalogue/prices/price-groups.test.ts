import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { openFresh } from "../../../../test/support/databases.ts";
import { hasPostgres } from "../../../../test/support/postgres/postgres.ts";
import { until } from "../../../../test/support/wait.ts";
import type { Transaction } from "../../../database/database.ts";
import { changeReseller } from "../../resellers/accounts/change-reseller.ts";
import { createServiceGroup, removeServiceGroup } from "../services/service-groups.ts";
import { createPriceGroup, removePriceGroup } from "./price-groups.ts";

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";

describe("a group that is removed while something joins it", { skip }, () => {
  let world: MoneyWorld;
  let drop: () => Promise<void>;
  before(async () => {
    const fresh = await openFresh("postgres");
    ({ drop } = fresh);
    world = await openMoneyWorld(fresh.database);
  });
  after(async () => {
    await world.close();
    await drop();
  });

  /** What a call is refused with that waits for the change of another one. */
  async function refusalBehind(change: (transaction: Transaction) => Promise<unknown>, call: () => Promise<unknown>) {
    const { database } = world.core;
    const { refused } = await database.transaction(async (transaction) => {
      await change(transaction);
      const waiting = refusal(call());
      await until(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
        return rows.length > 0;
      });
      return { refused: waiting };
    });
    return refused;
  }

  it("stays with the reseller or the service that is in it then", async () => {
    const { core } = world;
    const [{ resellerId }, serviceId] = [await world.caller(), await world.service()];
    const { id: priceGroupId } = await createPriceGroup(core, { name: "Gold" });
    const { id: groupId } = await createServiceGroup(core, "Checks");
    const join = (transaction: Transaction) =>
      transaction.updateTable("resellers").set({ price_group_id: priceGroupId }).where("id", "=", resellerId).execute();
    assert.equal(await refusalBehind(join, () => removePriceGroup(core, priceGroupId)), "conflict");
    const move = (transaction: Transaction) =>
      transaction.updateTable("services").set({ group_id: groupId }).where("id", "=", serviceId).execute();
    assert.equal(await refusalBehind(move, () => removeServiceGroup(core, groupId)), "conflict");
  });

  it("is unknown to the reseller that comes too late", async () => {
    const { core } = world;
    const { resellerId } = await world.caller();
    const { id: priceGroupId } = await createPriceGroup(core, { name: "Silver" });
    const remove = (transaction: Transaction) =>
      transaction.deleteFrom("price_groups").where("id", "=", priceGroupId).execute();
    const join = () => changeReseller(core, resellerId, { priceGroupId });
    assert.equal(await refusalBehind(remove, join), "validation_failed");
  });
});
