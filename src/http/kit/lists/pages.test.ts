import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fastify from "fastify";
import { readConfig } from "../../../config.ts";
import type { Total } from "../../../core/kernel/reads/totals.ts";
import { answerPage } from "./pages.ts";

/** The page `page` of 10 rows each, with `length` rows on it. */
async function ask(page: number, length: number, total: Total) {
  const app = fastify();
  const config = readConfig({});
  app.get("/list", (request, reply) => {
    const rows = { data: Array.from({ length }, (_, index) => index), total, lastId: undefined };
    return answerPage({ request, reply, config }, { mode: "page", page, limit: 10, offset: (page - 1) * 10 }, rows);
  });
  const { links, meta } = (await app.inject({ url: `/list?page=${page}` })).json();
  await app.close();
  return { next: links.next !== null, last: links.last !== null, ...meta };
}

describe("a page by number", () => {
  it("has the exact total and the last page of a list that was counted", async () => {
    const first = await ask(1, 10, { rows: 25, isCapped: false });
    assert.deepEqual([first.total, first.last_page, first.next, first.last], [25, 3, true, true]);
    assert.ok(!("total_capped" in first));
    const third = await ask(3, 5, { rows: 25, isCapped: false });
    assert.deepEqual([third.next, third.last], [false, true]);
  });

  it("of a list that was not counted to its end leads on for as long as pages are full", async () => {
    const total = { rows: 12, isCapped: true };
    const first = await ask(1, 10, total);
    assert.deepEqual([first.total, first.total_capped, first.next, first.last], [12, true, true, false]);
    const beyond = await ask(4, 10, total);
    assert.deepEqual([beyond.total, beyond.last_page, beyond.next], [41, 5, true]);
    const end = await ask(5, 3, total);
    assert.deepEqual([end.total, end.last_page, end.next], [43, 5, false]);
  });
});
