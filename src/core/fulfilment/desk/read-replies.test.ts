import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, it } from "node:test";
import { hasTwoImeis, readReplies, readsLikeRefusal } from "./read-replies.ts";

const SEPARATORS = [" ", "\t", ",", ";", "|", ":", "=", "-", ", ", " | ", " : ", " = ", " - ", " – ", " => ", "   "];
const IMEI = "351000000000012";

function verdictOf(line: string): unknown {
  const [reply] = readReplies(line);
  assert.equal(reply?.subject, IMEI);
  return reply.verdict;
}

describe("a bulk reply", () => {
  it("has an identifier, with any separator, and the rest as its result", () => {
    for (const separator of SEPARATORS) {
      assert.deepEqual(
        verdictOf(`${IMEI}${separator}Unlock code: 1;2,3|4 `),
        { kind: "result", result: "Unlock code: 1;2,3|4" },
        separator,
      );
    }
    assert.deepEqual(verdictOf(`"${IMEI}","1234 5678"`), { kind: "result", result: "1234 5678" });
    assert.deepEqual(verdictOf(`- ${IMEI} => dGV4dA==;;`), { kind: "result", result: "dGV4dA==" });
  });

  it("rejects where a mark stands before the identifier or the text", () => {
    const rejection = { kind: "rejection", reason: "not found" };
    for (const line of [
      `REJECT ${IMEI} not found`,
      `reject\t${IMEI}\tnot found`,
      `! ${IMEI} not found`,
      `!${IMEI};not found`,
      `${IMEI} ! not found`,
      `${IMEI}!not found`,
      `${IMEI} !not found`,
      `${IMEI} Rejected: not found`,
      `${IMEI} [REJECTED] not found`,
      `${IMEI} / cancelled - not found`,
      `${IMEI},REJECT: not found`,
      `${IMEI}-Canceled-not found`,
      `${IMEI}：REFUSED not found`,
      `${IMEI} \u200bFailed \u2013 not found`,
      `${IMEI} ❌ not found`,
    ]) {
      assert.deepEqual(verdictOf(line), rejection, line);
    }
    assert.deepEqual(verdictOf(`${IMEI} REJECTED by nobody`), { kind: "rejection", reason: "by nobody" });
  });

  it("keeps the word that rejects where it begins the sentence of the reason", () => {
    for (const reason of [
      "Refused by carrier",
      "Cancelled by the customer",
      "Failed. Try again in a month",
      "rejected (blacklisted)",
      "Failure to read the device",
      "REFUSED BY CARRIER",
    ]) {
      for (const line of [`${IMEI} ${reason}`, `${IMEI};${reason}`, `${IMEI}, ! ${reason}`, `${IMEI};"${reason}"`])
        assert.deepEqual(verdictOf(line), { kind: "rejection", reason }, line);
    }
    assert.deepEqual(verdictOf(`${IMEI} reject blacklisted`), { kind: "rejection", reason: "blacklisted" });
    assert.deepEqual(verdictOf(`${IMEI} FAILED 404`), { kind: "rejection", reason: "404" });
    assert.deepEqual(verdictOf(`Refused ${IMEI} by carrier`), { kind: "rejection", reason: "by carrier" });
  });

  it("rejects without a reason where only a mark stands beside the identifier", () => {
    for (const line of [`REJECT ${IMEI}`, `!${IMEI}`, `${IMEI} REJECT`, `${IMEI};cancelled;`])
      assert.deepEqual(verdictOf(line), { kind: "rejection", reason: "" }, line);
  });

  it("that carries a mark is no delivery, and no separator stays in what it delivers", () => {
    const letters = fc.constantFrom(
      "reject",
      "rejected",
      "cancel",
      "canceled",
      "cancelled",
      "refused",
      "failed",
      "denied",
    );
    const word = fc
      .tuple(letters, fc.infiniteStream(fc.boolean()))
      .map(([text, upper]) => [...text].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join(""));
    const mark = fc.oneof(fc.constant("!"), word);
    const separator = fc.constantFrom(...SEPARATORS);
    const subject = fc.constantFrom(
      IMEI,
      "#98213",
      "C02XK0AAJG5J",
      "a0000049259b16",
      "jo-ann@example.com",
      "89014103211118510720",
    );
    const text = fc.string({ unit: "grapheme", maxLength: 40 }).filter((part) => !/[\r\n]/.test(part));
    fc.assert(
      fc.property(fc.boolean(), mark, separator, subject, separator, text, (isFirst, said, gap, about, next, rest) => {
        const line = isFirst ? said + gap + about + next + rest : about + gap + said + next + rest;
        for (const reply of readReplies(line)) assert.notEqual(reply.verdict?.kind, "result", line);
      }),
      { numRuns: 5_000 },
    );
    fc.assert(
      fc.property(fc.constantFrom(IMEI, "#98213"), separator, separator, text, (about, gap, more, rest) => {
        const [reply] = readReplies(about + gap + more + rest);
        assert.equal(reply!.subject, about);
        if (reply!.verdict?.kind === "result") assert.match(reply!.verdict.result, /^[^\s,;|:=-](?:.*[^\s,;|])?$/su);
      }),
      { numRuns: 5_000 },
    );
  });

  it("of any length is read in one pass", () => {
    for (const part of ["-", " ", "-r", ",", "!", '"', "a-(", "/"]) readReplies(part.repeat(200_000));
  });

  it("says nothing where there is an identifier alone", () => {
    for (const line of [IMEI, `${IMEI} `, `${IMEI};`]) assert.equal(verdictOf(line), null, line);
  });

  it("counts lines as an editor does and passes over empty ones", () => {
    const lines = readReplies(`\ufeff\r\n${IMEI} a\r\n\n  \n#98213 b`);
    assert.deepEqual(
      lines.map(({ line, orderId }) => [line, orderId]),
      [
        [2, null],
        [5, 98213n],
      ],
    );
  });

  it("knows an IMEI with its digits grouped and a serial number in small letters", () => {
    assert.ok(readReplies("35-100000-000001-2 code")[0]!.candidates.includes(IMEI));
    assert.ok(readReplies("c02xk0aajg5j code")[0]!.candidates.includes("C02XK0AAJG5J"));
  });

  it("has two IMEIs where one follows the other, and none where words or a serial number stand before it", () => {
    const [reply] = readReplies("353325080002128 353325080002193 Unlocked");
    assert.ok(hasTwoImeis(reply!));
    for (const line of [
      "353325080002128 IMEI2: 353325080002193",
      "353325080002128 353325080002128 Unlocked",
      "353325080002128 353325080002194",
      "C02XK0AAJG5J 353325080002193",
      "REJECT 353325080002128 353325080002193",
    ])
      assert.ok(!hasTwoImeis(readReplies(line)[0]!), line);
  });

  it("has results that read like refusals, which staff should look at", () => {
    for (const result of [
      "IMEI not found",
      "Wrong carrier",
      "Status: rejected",
      "Error 5",
      "Unable to unlock",
      "refunded",
      "Not unlocked",
      "N/A",
      "no success",
      "Bad IMEI",
      "(none)",
      "impossible",
    ])
      assert.ok(readsLikeRefusal(result), result);
    for (const result of [
      "NCK: 12345678",
      "Unlocked",
      "Carrier: T-Mobile USA",
      "Simlock: OFF",
      "Refurbished: No",
      "Notes: 12",
      "Nokia 3310",
    ])
      assert.ok(!readsLikeRefusal(result), result);
  });
});
