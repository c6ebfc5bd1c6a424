import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { findImeis, splitImeis } from "../dashboard/src/reseller/place-order/imei/find-imeis.ts";

const FIRST = "356938035643809";
const SECOND = "490154203237518";
const MISTYPED = "356938035643808";
const none = () => false;

describe("the IMEIs of a pasted message", () => {
  it("are found however they are grouped, each once", () => {
    assert.deepEqual(findImeis(`2 phones: ${FIRST} / 49-015420-323751-8, again ${FIRST}, not ${MISTYPED}`), [
      FIRST,
      SECOND,
    ]);
  });

  it("get their own lines, without the words around them", () => {
    const message = `Hi! 2 phones please:\n1. ${FIRST} black\n2. ${SECOND} white, or ${FIRST}\ncall +49 170 1234567`;
    assert.deepEqual(splitImeis(message, none), { text: `${FIRST}\n${SECOND}`, imeis: 2, added: 2, mistyped: 0 });
  });

  it("leave lines with a mistyped IMEI as they are", () => {
    for (const wrong of [MISTYPED, FIRST.slice(0, -1), "35-693803-564380-8", "35 693803 564380", `${FIRST}1`]) {
      const line = `and ${wrong}, black`;
      const split = splitImeis(`phone ${FIRST}\n${line}\nthanks`, none);
      assert.deepEqual(split, { text: `${FIRST}\n${line}`, imeis: 1, added: 1, mistyped: 1 }, wrong);
    }
    const mixed = `${SECOND} and ${MISTYPED}`;
    assert.equal(splitImeis(`phone ${FIRST}\n${mixed}`, none).text, `${FIRST}\n${mixed}`);
  });

  it("leave lines that can be ordered as they are, with their references", () => {
    const line = `49-015420-323751-8, inv-1`;
    const split = splitImeis(`please do ${FIRST} and ${SECOND}\n${line}`, (number) => number === 2);
    assert.deepEqual(split, { text: `${FIRST}\n${line}`, imeis: 2, added: 1, mistyped: 0 });
  });

  it("are nothing to split where each has its line", () => {
    assert.equal(splitImeis(`${FIRST}\n${SECOND},inv-1\n${MISTYPED}`, (number) => number < 3).added, 0);
  });
});
