import assert from "node:assert/strict";
import { it } from "node:test";
import { date } from "./command.ts";

it("a date is a day of the calendar, in UTC, as the API reads it", () => {
  const read = (expires: string) => date({ operands: [], options: { expires } }, "expires");
  assert.equal(read("2027-01-31")?.toISOString(), "2027-01-31T00:00:00.000Z");
  assert.equal(read("2027-01-31T12:00")?.toISOString(), "2027-01-31T12:00:00.000Z");
  for (const text of ["2027-02-31", "2027-02-31T12:00:00Z", "31 Jan 2027", "1"]) {
    assert.throws(() => read(text), /--expires: must be a date such as 2027-01-31/, text);
  }
});
