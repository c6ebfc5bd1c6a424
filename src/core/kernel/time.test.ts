import assert from "node:assert/strict";
import { it } from "node:test";
import { parseTime } from "./time.ts";

it("a time is a day of the calendar, and UTC where it names no zone", () => {
  const noon = "2027-01-31T12:00:00.000Z";
  for (const text of ["2027-01-31T12:00Z", "2027-01-31T12:00:00", "2027-01-31T13:00:00.000+01:00"]) {
    assert.equal(parseTime(text)?.toISOString(), noon);
  }
  assert.equal(parseTime("2028-02-29")?.toISOString(), "2028-02-29T00:00:00.000Z");
  for (const text of [
    "2027-02-29",
    "2027-02-31T12:00:00Z",
    "2027-13-01",
    "2027-01-31 12:00",
    "2027-01-31T25:00:00Z",
    "+275760-09-13T00:00:00.000Z",
    "31.01.2027",
    "0000-00-00",
    "tomorrow",
    "",
  ]) {
    assert.equal(parseTime(text), undefined, text);
  }
});
