import assert from "node:assert/strict";
import { describe, it } from "node:test";
import pg from "pg";
import { noteChange } from "../../database/changed.ts";
import { ConnectionLost, NoConnection } from "../../database/failure.ts";
import { toOutage, watchingChanges } from "./outage.ts";

function answered(code: string): Error {
  return Object.assign(new pg.DatabaseError("no", 2, "error"), { code });
}

describe("a fault of the database", () => {
  it("before anything was sent is told as maintenance, with nothing done", () => {
    const outage = toOutage(new NoConnection("all hosts are away"));
    assert.equal(outage?.code, "maintenance");
    assert.match(outage.message, /Nothing was done/);
    assert.doesNotMatch(outage.message, /hosts/);
    assert.ok(outage.details.retryAfterSeconds! > 0);
  });

  it("that the server answered itself is told in the same way: it undid the statement", () => {
    for (const code of ["53100", "53300", "25006", "55P03", "57014", "40001", "40P01"]) {
      assert.equal(toOutage(answered(code))?.code, "maintenance", code);
    }
  });

  it("after something was sent is told as unknown, and never with “try again”", () => {
    for (const error of [new ConnectionLost("reset"), answered("57P01"), answered("08006"), answered("25P03")]) {
      const outage = toOutage(error);
      assert.equal(outage?.code, "outcome_unknown");
      assert.doesNotMatch(outage.message, /try again/i);
    }
  });

  it("after a change was committed is told as unknown, however far the next statement got", () => {
    for (const error of [new NoConnection("away"), answered("57014"), new ConnectionLost("reset")]) {
      const outage = watchingChanges(() => {
        noteChange();
        return toOutage(error);
      });
      assert.equal(outage?.code, "outcome_unknown");
    }
    assert.equal(toOutage(new NoConnection("away"))?.code, "maintenance");
  });

  it("is told as unknown only where something was to be changed", () => {
    assert.equal(toOutage(new ConnectionLost("reset"), { reads: true })?.code, "maintenance");
  });

  it("is not what a violated rule or a bug is", () => {
    for (const error of [answered("23505"), answered("42601"), new TypeError("bug"), null]) {
      assert.equal(toOutage(error), null);
    }
  });
});
