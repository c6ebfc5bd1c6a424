import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readReplies } from "./read-replies.ts";

const IMEI = "351000000000012";

function verdictOf(line: string): unknown {
  const [reply] = readReplies(line);
  assert.equal(reply?.subject, IMEI);
  return reply.verdict;
}

describe("a bulk reply", () => {
  it("has an identifier, whatever separates it, and the rest as its result", () => {
    for (const separator of [" ", "\t", ",", ";", "|", ", ", " | ", "   "]) {
      assert.deepEqual(verdictOf(`${IMEI}${separator}Unlock code: 1;2,3|4 `), {
        kind: "result",
        result: "Unlock code: 1;2,3|4",
      });
    }
  });

  it("rejects where it says so before the identifier or the result", () => {
    const rejection = { kind: "rejection", reason: "not found" };
    for (const line of [
      `REJECT ${IMEI} not found`,
      `REJECT\t${IMEI}\tnot found`,
      `! ${IMEI} not found`,
      `!${IMEI};not found`,
      `${IMEI} REJECT not found`,
      `${IMEI},REJECT: not found`,
    ]) {
      assert.deepEqual(verdictOf(line), rejection, line);
    }
  });

  it("delivers what only looks like a rejection", () => {
    for (const result of ["REJECTED by nobody", "rejection", "!x"]) {
      assert.deepEqual(verdictOf(`${IMEI} ${result}`), { kind: "result", result });
    }
  });

  it("says nothing where there is an identifier alone", () => {
    for (const line of [IMEI, `${IMEI} `, `${IMEI};`, `REJECT ${IMEI}`, `!${IMEI}`, `${IMEI} REJECT`]) {
      assert.equal(verdictOf(line), null, line);
    }
    assert.equal(readReplies("REJECT")[0]!.verdict, null);
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
});
