import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DomainError } from "../../core/kernel/errors.ts";
import { findAction } from "./actions.ts";
import { answerRefusal, type Progress } from "./answer-refusal.ts";
import { presentPlacedRows } from "./bulk.ts";
import type { Call } from "./read/call.ts";

const UNKNOWN = new DomainError("outcome_unknown", "Ask for the order before you place it anew.");
const AWAY = new DomainError("maintenance", "The database is away.", { retryAfterSeconds: 2 });
const CREDENTIALS: Record<string, string>[] = [{ apikey: "k" }, { apiaccesskey: "k" }];

function asked(action: string, fields: Record<string, string> = {}): Progress {
  const call: Call = {
    protocol: new Map(Object.entries(fields)),
    fields: new Map(),
    action,
    isGet: false,
    authorization: undefined,
    wantsXml: false,
  };
  return { call, action: findAction(action), caller: null };
}

describe("a server that cannot work for the moment", () => {
  for (const action of ["placeimeiorder", "placeimeiorderbulk", "getimeiorder", "accountinfo", "cancelorder"]) {
    it(`answers ${action} with 503 and without ERROR in every dialect`, () => {
      for (const fields of CREDENTIALS) {
        const { status, headers, body } = answerRefusal(AWAY, asked(action, fields));
        assert.deepEqual([status, headers["Retry-After"], headers["X-Error-Code"]], [503, 2, "maintenance"]);
        assert.deepEqual(Object.keys(body), ["message", "apiversion"]);
      }
    });
  }

  it("answers the bulk status with ERROR, without which panels break", () => {
    for (const fields of CREDENTIALS) {
      const { status, body } = answerRefusal(AWAY, asked("getimeiorderbulk", fields));
      assert.equal(status, 503);
      assert.deepEqual(Object.keys(body), ["ERROR", "apiversion"]);
    }
  });

  it("says when to try again even where that is unknown, and never decides about an order whose outcome is unknown", () => {
    const { status, headers, body } = answerRefusal(UNKNOWN, asked("placeimeiorder", { apiaccesskey: "k" }));
    assert.equal(status, 503);
    assert.ok(Number(headers["Retry-After"]) > 0);
    assert.equal("ERROR" in body || "SUCCESS" in body, false);
  });

  it("leaves a row open in a bulk answer that nothing is known about, or that is to be sent again, and refuses the others as usual", () => {
    const refused = new DomainError("insufficient_balance", "");
    const outcomes = [
      ["open", UNKNOWN],
      ["away", AWAY],
      ["bad", refused],
    ] as const;
    const answer = presentPlacedRows(outcomes, "dhru");
    assert.deepEqual([...(answer.get("SUCCESS") as Map<string, unknown>).keys()], ["bad"]);
    for (const row of ["open", "away"]) assert.deepEqual(Object.keys(answer.get(row) as object), ["message"]);
    assert.deepEqual(Object.keys(answer.get("bad") as object), ["ERROR"]);
  });
});
