import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openMoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { sweepRawAnswers } from "./raw-answers.ts";

describe("suppliers' raw answers", () => {
  forEachDatabase((_kind, open) => {
    it("are removed from ended attempts after RAW_ANSWERS_DAYS, and nothing else of them", async () => {
      const database = await open();
      await using world = await openMoneyWorld(database, { RAW_ANSWERS_DAYS: 30 });
      const run = (text: string) => database.statement<Record<string, unknown>>(`raw ${text}`, text, []);
      await run(`
        insert into attempts (order_id, number, supplier_id, supplier_service, state, reference, cost, raw_answer, created_at, ended_at)
        select n, 1, (select min(id) from suppliers), 'a', case n when 2 then 'submitting' else 'succeeded' end, 'r' || n, 0,
               'raw', now() - make_interval(days => 40 - n * 3), case n when 2 then null else now() end
          from generate_series(1, 5) n`);
      const left = () =>
        run("select order_id::integer as n, raw_answer is not null as kept from attempts order by order_id");
      await sweepRawAnswers(world.core);
      const expected = [false, true, false, true, true].map((kept, index) => ({ n: index + 1, kept }));
      assert.deepEqual(await left(), expected);
      await run("update attempts set created_at = created_at - interval '1 day' where state = 'submitting'");
      await sweepRawAnswers(world.core);
      assert.deepEqual(await left(), expected);
      await assert.rejects(run("update attempts set raw_answer = 'another' where order_id = 1"), { code: "IM003" });
      await assert.rejects(run("update attempts set raw_answer = null, cost = 1 where order_id = 4"), {
        code: "IM003",
      });
    });
  });
});
