import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../test/money-world.ts";
import { openFresh } from "../../../test/support/databases.ts";
import { formatRate, parseRate } from "../../core/currencies/exchange.ts";
import { listRates, removeRate, setRate } from "../../core/currencies/exchange-rates.ts";
import { acceptProposal, changeFeed, fetchFeedSoon, readFeed } from "../../core/currencies/feed.ts";
import { run } from "../../database/statements.ts";
import { fetchRates } from "./fetch-rates.ts";
import { readEcb, readJson, UnreadableFeed } from "./read-feed.ts";

const NOW = new Date("2026-05-04T16:30:00Z");
const LOG = { error: () => undefined, warn: () => undefined };

const ecb = (day: string, rates: Record<string, string>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>
    ${Object.entries(rates)
      .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
      .join("\n")}
  </Cube></Cube>
</gesmes:Envelope>`;

describe("what a feed says", () => {
  it("is read from the file of the ECB, whose day began to count in the afternoon", () => {
    const { base, at, rates } = readEcb(ecb("2026-05-01", { USD: "1.0825", JPY: "161.95" }), NOW);
    assert.deepEqual([base, at.toISOString()], ["EUR", "2026-05-01T15:00:00.000Z"]);
    assert.deepEqual(
      [...rates].map(([currency, rate]) => [currency, formatRate(rate)]),
      [
        ["USD", "1.0825"],
        ["JPY", "161.95"],
      ],
    );
  });

  it("is read from JSON as it is written, and rounded to ten decimals", () => {
    const answer = `{"base":"USD","rates":{"EUR":0.92350000004999,"KWD":"0.3075","JPY":0.12345678905,"BAD":1e3}}`;
    const options = {
      path: "rates.{currency}",
      base: "USD",
      currencies: ["EUR", "KWD", "JPY", "BAD", "XXX"],
      now: NOW,
    };
    const { rates } = readJson(answer, options);
    assert.deepEqual(
      [...rates].map(([currency, rate]) => [currency, formatRate(rate)]),
      [
        ["EUR", "0.9235"],
        ["KWD", "0.3075"],
        ["JPY", "0.1234567891"],
      ],
    );
  });

  it("is refused where it is something else", () => {
    for (const text of ["", "<html></html>", ecb("yesterday", { USD: "1" }), ecb("2026-05-01", { USD: "0" })])
      assert.throws(() => readEcb(text, NOW), UnreadableFeed, text);
    const options = { path: "constructor.{currency}", base: "USD", currencies: ["name"], now: NOW };
    for (const text of ["", "{", "null", "[]", `{"rates":{"EUR":null}}`])
      assert.throws(() => readJson(text, options), UnreadableFeed, text);
  });
});

describe("the feed of exchange rates", () => {
  let world: MoneyWorld;
  let drop: () => Promise<void>;
  let answer = { status: 200, body: "" };
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(answer.status).end(answer.body);
  });

  before(async () => {
    const fresh = await openFresh("embedded");
    drop = fresh.drop;
    world = await openMoneyWorld(fresh.database, { ALLOW_PRIVATE_ADDRESSES: true });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(async () => {
    server.close();
    await world.close();
    await drop();
  });

  const fetchNow = async () => {
    await fetchFeedSoon(world.core);
    await fetchRates(world.core, LOG, () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  };
  const rateOf = async (wanted: string) => (await listRates(world.core)).find(({ currency }) => currency === wanted)!;
  const today = () => new Date().toISOString().slice(0, 10);
  const ageRates = (hours: number) =>
    run(
      world.core.database.kysely,
      `update exchange_rates set rate_at = rate_at - make_interval(hours => $1),
              valid_until = valid_until - make_interval(hours => $1)`,
      [hours],
    );

  it("is off until the operator switches it on", async () => {
    const { core } = world;
    await fetchRates(core, LOG, () => assert.fail("the feed was fetched"));
    assert.equal((await readFeed(core)).kind, "off");
    assert.equal(await refusal(fetchFeedSoon(core)), "conflict");
    assert.equal(await refusal(setRate(core, "JPY", { rate: parseRate("149"), source: "feed" })), "conflict");
    assert.equal(
      await refusal(changeFeed(core, { kind: "json", url: "http://a.example/", path: "{currency}" })),
      "validation_failed",
    );
    assert.equal(
      await refusal(changeFeed(core, { kind: "json", url: "https://a.example/", path: "rate" })),
      "validation_failed",
    );
    assert.equal(requests, 0);
  });

  it("gives the rates that follow it, across the currency that it is in", async () => {
    const { core } = world;
    await changeFeed(core, { kind: "ecb", maxAgeHours: 200 });
    await setRate(core, "JPY", { rate: parseRate("149"), source: "feed" });
    await setRate(core, "EUR", { rate: parseRate("0.92") });
    answer = { status: 200, body: ecb(today(), { USD: "1.08", JPY: "161.95" }) };
    await fetchNow();
    const yen = await rateOf("JPY");
    assert.deepEqual([formatRate(yen.rate), yen.source, yen.expired], ["149.9537037037", "feed", false]);
    assert.equal(yen.validUntil!.getTime() - yen.rateAt.getTime(), 200 * 3_600_000);
    assert.equal(formatRate((await rateOf("EUR")).rate), "0.92");
    assert.equal((await readFeed(core)).error, null);
  });

  it("asks the operator about a rate that differs too much, and keeps the one before", async () => {
    const { core } = world;
    answer.body = ecb(today(), { USD: "1.08", JPY: "261.95" });
    await fetchNow();
    const yen = await rateOf("JPY");
    assert.deepEqual([formatRate(yen.rate), formatRate(yen.proposedRate!)], ["149.9537037037", "242.5462962963"]);
    assert.equal(await refusal(acceptProposal(core, "JPY", parseRate("1"))), "conflict");
    await acceptProposal(core, "JPY", yen.proposedRate!);
    const accepted = await rateOf("JPY");
    assert.deepEqual([formatRate(accepted.rate), accepted.proposedRate], ["242.5462962963", null]);
    assert.equal(await refusal(acceptProposal(core, "JPY", yen.proposedRate!)), "not_found");
  });

  it("never goes back to an older rate", async () => {
    answer.body = ecb("2020-01-02", { USD: "1.08", JPY: "261.00" });
    await fetchNow();
    assert.equal(formatRate((await rateOf("JPY")).rate), "242.5462962963");
  });

  it("says why it could not be read, and rates that are not renewed get too old", async () => {
    const { core } = world;
    const failures: [typeof answer, RegExp][] = [
      [{ status: 500, body: "" }, /HTTP 500/],
      [{ status: 200, body: "<html>" }, /not the ECB's file/],
      [{ status: 200, body: ecb(today(), { USD: "1.08" }) }, /no rate for JPY/],
    ];
    for (const [given, reason] of failures) {
      answer = given;
      await fetchNow();
      assert.match((await readFeed(core)).error!, reason);
    }
    const version = await core.readCatalogueVersion();
    await ageRates(300);
    assert.equal((await rateOf("JPY")).expired, true);
    await fetchNow();
    assert.ok((await core.readCatalogueVersion()) > version + 1n, "lists are built again");
  });

  it("stays on while a rate follows it", async () => {
    const { core } = world;
    assert.equal(await refusal(changeFeed(core, { kind: "off" })), "conflict");
    await removeRate(core, "JPY");
    await changeFeed(core, { kind: "off" });
    const sent = requests;
    await fetchRates(core, LOG, () => assert.fail("the feed was fetched"));
    assert.equal(requests, sent);
  });
});
