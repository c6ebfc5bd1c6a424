import assert from "node:assert/strict";
import { it } from "node:test";
import { readTime } from "./read-value.ts";

it("a time of a bundle is a day of the calendar, with the clock as databases write it", () => {
  const noon = "2027-01-31T12:00:00.000Z";
  for (const text of ["2027-01-31 12:00:00", "2027-01-31T12:00Z", "2027-01-31 13:00:00.000+01:00"]) {
    assert.equal(readTime(text), noon);
  }
  assert.equal(readTime("2028-02-29"), "2028-02-29T00:00:00.000Z");
  for (const text of ["2027-02-29", "2027-02-31 12:00:00", "2027-04-31", "1989-12-31", "31.01.2027", ""]) {
    assert.throws(() => readTime(text), /Give a time such as 2027-01-31T12:00:00Z/, text);
  }
});
