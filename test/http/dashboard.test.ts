import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { startTestServer, type TestServer } from "../support/server.ts";

const HTML = { Accept: "text/html,application/xhtml+xml" };
/** What a browser fetches before it shows the first page: compressed. */
const MOST_BYTES = 250_000;

describe("the served dashboard", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  const readPage = (path: string) => fetch(server.url + path, { headers: HTML });

  it("answers a browser with the application wherever it asks for a page, and asks to be asked again", async () => {
    for (const path of ["/", "/orders/17", "/operator/queue", "/nothing-here"]) {
      const answer = await readPage(path);
      assert.equal(answer.status, 200, path);
      assert.match(answer.headers.get("content-type")!, /^text\/html/);
      assert.equal(answer.headers.get("cache-control"), "no-cache");
      assert.match(await answer.text(), /<div id="app"><\/div>/);
    }
  });

  it("allows its own pages the camera, which reads barcodes", async () => {
    assert.equal(
      (await readPage("/place-order")).headers.get("permissions-policy"),
      "camera=(self), geolocation=(), microphone=()",
    );
  });

  it("allows no script but its own, and no frame around it", async () => {
    const policy = (await readPage("/")).headers.get("content-security-policy")!;
    const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src"));
    assert.equal(scripts, "script-src 'self' 'wasm-unsafe-eval'");
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /object-src 'none'/);
    const page = await (await readPage("/")).text();
    assert.deepEqual(page.match(/<script(?![^>]*\ssrc=)[^>]*>/g), null);
  });

  it("leaves programs their errors: what is not there is a 404 in JSON", async () => {
    for (const path of ["/api/v2/orders", "/api/nothing", "/assets/nothing.js", "/docs/nothing"]) {
      const answer = await readPage(path);
      assert.equal(answer.status, 404, path);
    }
    const answer = await fetch(`${server.url}/nothing-here`);
    assert.equal(answer.status, 404);
    assert.equal(((await answer.json()) as { code: string }).code, "not_found");
  });

  it("serves files that may be cached permanently, compressed, and nothing outside of their folder", async () => {
    const page = await (await readPage("/")).text();
    const [script] = readAssets(page);
    const answer = await fetch(server.url + script!, { headers: { "Accept-Encoding": "br" } });
    assert.equal(answer.headers.get("cache-control"), "public, max-age=31536000, immutable");
    assert.equal(answer.headers.get("content-encoding"), "br");
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    const outside = await fetch(`${server.url}/assets/..%2f..%2fpackage.json`);
    assert.ok(outside.status >= 400, `${outside.status}`);
  });

  it("needs little to begin: the files of the first page are small", async () => {
    const page = await (await readPage("/")).text();
    let bytes = 0;
    for (const path of readAssets(page)) {
      const answer = await fetch(server.url + path, { headers: { "Accept-Encoding": "br" } });
      bytes += Number(answer.headers.get("content-length"));
      await answer.arrayBuffer();
    }
    assert.ok(bytes > 10_000 && bytes <= MOST_BYTES, `${bytes} bytes`);
  });
});

function readAssets(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
}
