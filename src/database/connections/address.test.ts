import assert from "node:assert/strict";
import { describe, it } from "node:test";
import pg from "pg";
import { parseDatabaseUrl } from "./address.ts";

/** The targets that `pg` would connect to. */
function placesOf(url: string): string[] {
  return parseDatabaseUrl(url).map((host) => {
    const { user, password, host: name, port, database } = new pg.Client({ connectionString: host.url });
    return `${user}:${password}@${name}:${port}/${database}`;
  });
}

describe("DATABASE_URL", () => {
  it("names one host", () => {
    assert.deepEqual(placesOf("postgres://ada:se%40cret@db.example.com/shop"), [
      "ada:se@cret@db.example.com:5432/shop",
    ]);
    assert.deepEqual(placesOf("postgresql://ada:x@[::1]:5433/shop"), ["ada:x@::1:5433/shop"]);
    assert.deepEqual(placesOf("postgres://ada:x@localhost/shop?host=%2Ftmp%2Fsocket"), ["ada:x@/tmp/socket:5432/shop"]);
  });

  it("names several hosts, each with its port", () => {
    assert.deepEqual(placesOf("postgres://u:p@h1:5432,h2:5433,h3/db?target_session_attrs=read-write"), [
      "u:p@h1:5432/db",
      "u:p@h2:5433/db",
      "u:p@h3:5432/db",
    ]);
    assert.deepEqual(placesOf("postgres://u:p@/db?host=a,b&port=1,2"), ["u:p@a:1/db", "u:p@b:2/db"]);
    assert.deepEqual(placesOf("postgres://u:p@/db?host=a,b&port=7"), ["u:p@a:7/db", "u:p@b:7/db"]);
  });

  it("passes its other parameters on to every host", () => {
    const [first, second] = parseDatabaseUrl("postgres://u:p@h1,h2/db?sslmode=disable&application_name=a%20b");
    for (const { url } of [first!, second!]) assert.match(url, /sslmode=disable&application_name=a%20b$/);
  });

  it("shows hosts without the password", () => {
    assert.deepEqual(
      parseDatabaseUrl("postgres://u:secret@h1:5432,h2/db").map(({ name }) => name),
      ["h1:5432", "h2"],
    );
  });

  it("is refused with a message if it is invalid", () => {
    const wrong: [string, RegExp][] = [
      ["mysql://host/db", /must be an address such as/],
      ["host=a dbname=b", /must be an address such as/],
      ["postgres://u:p@h1:port/db", /not as “h1:port”/],
      ["postgres://u:p@h1:70000/db", /“70000”/],
      ["postgres://u:p@/db?host=a,b,c&port=1,2", /3 hosts and 2 ports/],
      ["postgres://u:p@/db?host=a,,c", /empty name/],
      ["postgres://u:p@h1,/db", /empty name/],
      ["postgres://u:p@h1,h2/db?target_session_attrs=standby", /read-write/],
    ];
    for (const [url, sentence] of wrong) assert.throws(() => parseDatabaseUrl(url), sentence, url);
  });
});
