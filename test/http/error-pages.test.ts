import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { ERROR_CODES, ERRORS } from "../../src/http/errors/error-codes.ts";
import { withErrorTable } from "../../src/http/errors/error-table.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const JSON_ONLY = { accept: "application/json" };

describe("the addresses of error codes", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  it("are what the type of a refusal names", async () => {
    const refused = await server.rest("", "GET", "/account");
    const page = await fetch(new URL(refused.body.type, `${server.url}/api/v1/account`), { headers: HTML });
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<h1>Unauthenticated\.<\/h1>.*Nothing was charged\..*Send a valid key/);
  });

  it("show each code's meaning, whether money was taken, and what to do", async () => {
    for (const code of ERROR_CODES) {
      const { status, title, meaning, charged, remedy } = ERRORS[code];
      const page = await fetch(`${server.url}/errors/${code}`);
      assert.equal(page.status, 200, code);
      assert.match(page.headers.get("content-type")!, /^text\/html/);
      const text = await page.text();
      for (const part of [code, charged === false ? "Nothing was charged." : "Unknown"])
        assert.ok(text.includes(part), `${code}: ${part}`);
      const asked = await fetch(`${server.url}/errors/${code}`, { headers: JSON_ONLY });
      const data = { type: `/errors/${code}`, code, status, title, meaning, charged, remedy };
      assert.deepEqual(await asked.json(), { data });
    }
  });

  it("list all codes", async () => {
    const page = await (await fetch(`${server.url}/errors`, { headers: HTML })).text();
    for (const code of ERROR_CODES) assert.ok(page.includes(`href="/errors/${code}"`), code);
    const { data } = (await (await fetch(`${server.url}/errors`, { headers: JSON_ONLY })).json()) as {
      data: unknown[];
    };
    assert.equal(data.length, ERROR_CODES.length);
  });

  it("are missing where no code is", async () => {
    for (const headers of [HTML, JSON_ONLY]) {
      for (const path of ["/errors/nope", "/errors/internal/more", "/errors/constructor", "/errors/%3Cscript%3E"]) {
        const answer = await fetch(server.url + path, { headers });
        assert.equal(answer.status, 404, path);
        assert.doesNotMatch(await answer.text(), /<script/);
      }
    }
  });

  it("are enumerated by both OpenAPI documents", async () => {
    type Reference = { $ref?: string; content?: Record<string, { schema: Schema & { $ref?: string } }> };
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, Reference> }>>;
      components: Record<string, Record<string, Reference & Schema>>;
    };
    const follow = <Target extends { $ref?: string }>(target: Target): Target => {
      const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(target.$ref ?? "") ?? [];
      return name === undefined ? target : (document.components[kind!]![name] as unknown as Target);
    };
    const schemaOf = (response: Reference): Schema => follow(follow(response).content!["application/json"]!.schema);
    const problem = schemaOf(document.paths["/api/v1/account"]!["get"]!.responses["4XX"]!);
    assert.deepEqual(problem.properties!["code"]!.enum, ERROR_CODES);
    const dispatch = schemaOf(document.paths["/api/dispatch"]!["post"]!.responses["200"]!);
    assert.deepEqual(dispatch.properties!["ERROR"]!.items!.properties!["ERRORCODE"]!.enum, ERROR_CODES);
  });

  it("are in the guide, word by word", () => {
    const guide = readFileSync(join(import.meta.dirname, "../../docs/integrate.md"), "utf8");
    assert.equal(withErrorTable(guide), guide, "run npm run generate");
  });

  it("belong to codes that something throws", () => {
    const sources = globSync("src/{core,http}/**/*.ts", { cwd: join(import.meta.dirname, "../..") })
      .filter((path) => !/errors|\.test\.ts$/.test(path) || path.endsWith("fault.ts"))
      .map((path) => readFileSync(join(import.meta.dirname, "../..", path), "utf8"))
      .join("\n");
    for (const code of ERROR_CODES) assert.ok(sources.includes(`"${code}"`), code);
  });
});

interface Schema {
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}
