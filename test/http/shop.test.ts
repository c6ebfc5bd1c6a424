import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { readOpenApi } from "../support/openapi.ts";
import { makePng } from "../support/images/png.ts";
import { startMailServer, type TestMailServer } from "../support/sign-in/mail-server.ts";
import { startTestServer, type Answer, type TestServer, type TestStaff } from "../support/server.ts";

const HTML = { Accept: "text/html" };
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HOUR_MS = 3_600_000;

describe("the shop's own face", () => {
  let server: TestServer;
  let mails: TestMailServer;
  let owner: TestStaff;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let checkPublic: typeof check;

  before(async () => {
    mails = await startMailServer();
    const settings = {
      SMTP_URL: mails.url,
      MAIL_FROM: "Imeister <no-reply@imei.example>",
      PUBLIC_URL: "https://imei.example",
    };
    server = await startTestServer({ workers: false, settings });
    owner = await server.createStaff("owner");
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    checkPublic = await readOpenApi(server.url);
  });
  after(async () => {
    await server.stop();
    await mails.stop();
  });

  async function call(method: string, path: string, body?: unknown, token = owner.token): Promise<Answer> {
    const answer = await server.operate(token, method, path, body);
    check(method, `/api/operator${path}`, answer);
    return answer;
  }
  const change = (body: object) => call("PATCH", "/shop", body);
  const upload = (kind: string, bytes: Buffer) =>
    call("PUT", `/shop/images/${kind}`, { content: bytes.toString("base64") });
  async function readBrand() {
    const answer = await server.rest("", "GET", "/shop");
    checkPublic("GET", "/api/v1/shop", answer);
    const session = await server.rest("", "GET", "/session");
    const { terms_text: _, ...brand } = answer.body.data;
    assert.deepEqual(session.body.data.brand, brand);
    return answer.body.data;
  }

  it("is the program's until it is changed", async () => {
    assert.deepEqual(await readBrand(), {
      name: "Imeister",
      logo_url: null,
      icon_url: null,
      accent: null,
      time_zone: "UTC",
      terms_url: null,
      has_terms_text: false,
      support_contact: null,
      announcement: null,
      terms_text: null,
    });
  });

  it("is changed by owners and managers alone, and shown to all visitors", async () => {
    const agent = await server.createStaff("agent");
    assert.equal((await call("PATCH", "/shop", { name: "Mine" }, agent.token)).status, 403);
    assert.equal((await call("GET", "/shop", undefined, agent.token)).status, 403);
    const manager = await server.createStaff("manager");
    const wanted = {
      name: " Nova GSM ",
      accent_light: "#1D4ED8",
      time_zone: "Europe/Berlin",
      terms_text: "Pay first.\nNo refunds for wrong IMEIs.",
      support_contact: "help@nova.example",
    };
    assert.equal((await call("PATCH", "/shop", wanted, manager.token)).status, 200);
    const brand = await readBrand();
    assert.deepEqual(
      [brand.name, brand.time_zone, brand.support_contact, brand.terms_text, brand.has_terms_text],
      ["Nova GSM", "Europe/Berlin", "help@nova.example", wanted.terms_text, true],
    );
    assert.equal(brand.accent.light.base, "#1d4ed8");
    assert.match(brand.accent.dark.base, /^#[0-9a-f]{6}$/);
    // What is not named stays; an empty text is none.
    const emptied = await change({ terms_text: "", support_contact: null });
    assert.partialDeepStrictEqual(emptied.body.data, { name: "Nova GSM", terms_text: null, support_contact: null });
  });

  it("names every wrong field at once, and changes nothing then", async () => {
    const answer = await change({
      name: "",
      accent_light: "#ffcc00",
      accent_dark: "blue",
      time_zone: "Mars/Olympus",
      terms_url: "javascript:alert(1)",
      support_contact: "two\nlines",
      announcement: "x".repeat(501),
      announcement_ends_at: "yesterday",
    });
    assert.equal(answer.status, 422);
    assert.deepEqual(Object.keys(answer.body.errors).toSorted(), [
      "accent_dark",
      "accent_light",
      "announcement",
      "announcement_ends_at",
      "name",
      "support_contact",
      "terms_url",
      "time_zone",
    ]);
    assert.match(answer.body.errors.accent_light[0], /contrast of #ffcc00 in the light theme is 1\.\d:1/);
    assert.equal((await readBrand()).name, "Nova GSM");
  });

  it("tells resellers alone how to pay", async () => {
    await change({ payment_text: "USDT (TRC-20): T123\nWrite your email as the reference." });
    assert.equal(JSON.stringify(await readBrand()).includes("T123"), false);
    const { key } = await server.createReseller();
    const answer = await server.rest(key, "GET", "/payment-instructions");
    checkPublic("GET", "/api/v1/payment-instructions", answer);
    assert.match(answer.body.data.text, /^USDT \(TRC-20\): T123\n/);
    assert.equal((await server.rest("", "GET", "/payment-instructions")).status, 401);
  });

  it("shows an announcement until it ends", async () => {
    const end = new Date(Date.now() + HOUR_MS).toISOString();
    const past = new Date(Date.now() - HOUR_MS).toISOString();
    assert.equal((await change({ announcement: "Closed on Friday", announcement_ends_at: past })).status, 422);
    assert.equal((await change({ announcement: "Closed on Friday", announcement_ends_at: end })).status, 200);
    assert.equal((await readBrand()).announcement, "Closed on Friday");
    await server.core.database.statement(
      "test_end",
      "update server_settings set announcement_ends_at = now() - interval '1 minute'",
      [],
    );
    assert.equal((await readBrand()).announcement, null);
    // What has ended does not stand in the way of other changes.
    const { data } = (await call("GET", "/shop")).body;
    assert.equal((await change({ announcement_ends_at: data.announcement_ends_at, time_zone: "UTC" })).status, 200);
    assert.equal((await change({ announcement: "" })).body.data.announcement_ends_at, null);
  });

  it("takes images by their bytes, and refuses SVG, what is no image and what is too large", async () => {
    for (const [kind, bytes, sentence] of [
      ["logo", SVG, /SVG files are not accepted/],
      ["logo", Buffer.from("%PDF-1.7 …"), /not a PNG, JPEG or WebP/],
      ["logo", Buffer.alloc(0), /Choose an image/],
      ["logo", Buffer.concat([makePng(8), Buffer.alloc(262_144)]), /at most 256 kB/],
      ["icon", makePng(64), /64 × 64 pixels/],
      ["icon", makePng(192, 200), /192 × 200 pixels/],
      ["icon", Buffer.from("ffd8ffe000104a464946", "hex"), /Choose a PNG file/],
    ] as const) {
      const answer = await upload(kind, bytes);
      assert.equal(answer.status, 422);
      assert.match(answer.body.errors.content[0], sentence);
    }
    assert.equal((await call("PUT", "/shop/images/photo", { content: "" })).status, 422);
  });

  it("serves an image with its own type, to be stored for a year, under a path that changes with it", async () => {
    const first = (await upload("logo", makePng(40, 10))).body.data.logo_url;
    const icon = makePng(192);
    const { icon_url: path } = (await upload("icon", icon)).body.data;
    const answer = await fetch(server.url + path);
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), icon);
    assert.equal(answer.headers.get("content-type"), "image/png");
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    assert.equal(answer.headers.get("cache-control"), "public, max-age=31536000, immutable");
    assert.match(answer.headers.get("content-security-policy")!, /sandbox/);
    const second = (await upload("logo", makePng(50, 10))).body.data.logo_url;
    assert.notEqual(second, first);
    assert.equal((await fetch(server.url + first)).status, 404);
    for (const wrong of ["/shop-images/x", `/shop-images/${"0".repeat(64)}`]) {
      assert.equal((await fetch(server.url + wrong)).status, 404);
    }
  });

  it("is the title and the icon of every page, and the manifest with which it is installed", async () => {
    await change({ name: "Nova <GSM> & $& Co" });
    const { icon_url: icon } = await readBrand();
    const page = await (await fetch(`${server.url}/orders/17`, { headers: HTML })).text();
    assert.match(page, /<title>Nova &lt;GSM&gt; &amp; \$&amp; Co<\/title>/);
    assert.ok(page.includes(`<link rel="icon" type="image/png" href="${icon}" />`));
    assert.ok(page.includes('<link rel="manifest" href="/manifest.webmanifest"'));
    const answer = await fetch(`${server.url}/manifest.webmanifest`);
    assert.match(answer.headers.get("content-type")!, /^application\/manifest\+json/);
    const manifest = (await answer.json()) as Record<string, unknown>;
    assert.partialDeepStrictEqual(manifest, {
      name: "Nova <GSM> & $& Co",
      display: "standalone",
      start_url: "/",
      theme_color: "#1d4ed8",
      icons: [{ src: icon, sizes: "192x192", type: "image/png" }],
    });
    assert.equal((await call("DELETE", "/shop/images/icon")).body.data.icon_url, null);
    const plain = await (await fetch(`${server.url}/`, { headers: HTML })).text();
    assert.ok(plain.includes('href="/favicon.svg"'));
  });

  it("heads its emails with name, colour and support", async () => {
    await change({ name: "Nova GSM", support_contact: "help@nova.example" });
    await call("POST", "/settings/test-mail", {});
    const source = (await mails.next()).source.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    assert.match(source, /color:#1d4ed8[^>]*>Nova GSM</);
    assert.match(source, /Support: help@nova\.example/);
  });

  it("is in the audit log with what was before, and without the bytes of an image", async () => {
    await upload("logo", makePng(60, 10));
    const { data } = (await server.operate(owner.token, "GET", "/audit-log")).body;
    const named = data.find(({ action }: { action: string }) => action === "PATCH /api/operator/shop");
    assert.deepEqual(named.changes[0].fields.name, { old: "Nova <GSM> & $& Co", new: "Nova GSM" });
    const uploaded = data.find(({ action }: { action: string }) => action === "PUT /api/operator/shop/images/:kind");
    assert.deepEqual(Object.keys(uploaded.changes[0].fields), ["logo"]);
    assert.deepEqual(uploaded.details, { kind: "logo" });
  });
});
