import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { zipSync } from "fflate";
import { reconcile } from "../../src/core/ledger/reconciliation/reconcile.ts";
import { linkIn, startMailServer, type TestMailServer } from "../support/sign-in/mail-server.ts";
import { startTestServer, type TestServer, type TestStaff } from "../support/server.ts";
import { until } from "../support/wait.ts";

const SERVICES = "id,group,name,price\n7,Checks,Carrier check,2.5\n";
const RESELLERS = `id,email,balance,api_keys\n21,ann@example.com,10,"[""OLD-KEY-1234""]"\n`;
const ORDERS = `id,reseller,service,identifier,price,status,placed
9001,21,7,356938035643809,2.5,SUCCESS,2026-05-01
9002,21,7,490154203237518,2.5,PENDING,2026-05-02
9003,21,7,490154203237518,2.5,REJECTED,2020-05-02
`;

describe("moving in through the API", () => {
  let server: TestServer;
  let owner: TestStaff;
  let mails: TestMailServer;
  before(async () => {
    mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, MAIL_FROM: "shop@example.com", PUBLIC_URL: "https://shop.example" };
    server = await startTestServer({ settings });
    owner = await server.createStaff("owner");
  });
  after(async () => {
    await server.stop();
    await mails.stop();
  });

  const operate = (method: string, path: string, body?: unknown) => server.operate(owner.token, method, path, body);
  async function begin(name: string): Promise<number> {
    const { status, body } = await operate("POST", "/migrations", { name, source: "panel.zip", open_orders: "take" });
    assert.equal(status, 201);
    return body.data.id;
  }
  function upload(id: number, file: string, bytes: Uint8Array, token = owner.token) {
    return fetch(`${server.url}/api/operator/migrations/${id}/files/${file}/0`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
      body: Buffer.from(bytes),
    });
  }
  function rest(id: number) {
    return until(async () => {
      const { data } = (await operate("GET", `/migrations/${id}`)).body;
      return !data.is_being_read && !["waiting", "running"].includes(data.state) && data;
    });
  }
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

  it("reads a zip file, plans it, and imports it after that", async () => {
    const files = { "export/services.csv": SERVICES, "export/resellers.csv": RESELLERS, "export/orders.csv": ORDERS };
    const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytesOf(text)])));
    const id = await begin("Old panel");
    assert.deepEqual(await (await upload(id, "panel.zip", zip)).json(), { data: { received: zip.length } });
    const started = await operate("POST", `/migrations/${id}/read`, { since: "2026-01-01" });
    assert.equal(started.status, 202);
    const planned = await rest(id);
    assert.deepEqual([planned.state, planned.error, planned.report.errors], ["planned", null, 0]);
    assert.deepEqual(
      planned.report.files.map(({ file, rows }: { file: string; rows: number }) => [file, rows]),
      [
        ["services", 1],
        ["resellers", 1],
        ["orders", 2],
      ],
    );
    assert.equal(planned.report.money[0].difference, "12.50");
    assert.deepEqual((await operate("GET", "/resellers")).body.data, []);

    const response = await fetch(`${server.url}/api/operator/migrations/${id}/remarks.csv`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const csv = await response.text();
    assert.match(csv, /^severity,file,place,field,value,message\r\n/);
    assert.match(csv, /change,resellers,"resellers\.csv, line 2",password_hash,,/);

    const sums = (differences: Record<string, string>) => ({
      confirmed: Object.entries(differences).map(([currency, difference]) => ({ currency, difference })),
    });
    const wrongs: Record<string, string>[] = [{ USD: "12.49" }, { USD: "12.5", EUR: "1" }, {}];
    for (const wrong of wrongs) {
      assert.equal((await operate("POST", `/migrations/${id}/import`, sums(wrong))).status, 202);
      const unconfirmed = await rest(id);
      assert.equal(unconfirmed.state, "failed");
      assert.match(unconfirmed.error, /^The credit that this run brings in has changed since you confirmed it\./);
      assert.deepEqual((await operate("GET", "/resellers")).body.data, []);
    }

    assert.equal((await operate("POST", `/migrations/${id}/import`, sums({ USD: "12.5" }))).status, 202);
    const moved = await rest(id);
    assert.deepEqual([moved.state, moved.report.money], ["imported", planned.report.money]);
    assert.equal((await server.rest("OLD-KEY-1234", "GET", "/account")).body.data.balance, "10.00");
    assert.equal((await reconcile(server.core)).ok, true);
  });

  it("says in a sentence what is wrong with a source", async () => {
    const cases = [
      { file: "panel.zip", bytes: bytesOf("no zip file"), error: /panel\.zip cannot be read: it is no zip file/ },
      { file: "photo.png", bytes: bytesOf("x"), error: /photo\.png has nothing to move in/ },
    ];
    for (const { file, bytes, error } of cases) {
      const id = await begin("Broken panel");
      await upload(id, file, bytes);
      await operate("POST", `/migrations/${id}/read`, {});
      const failed = await rest(id);
      assert.equal(failed.state, "failed");
      assert.match(failed.error, error);
    }
  });

  it("reads no database at a private address, and shows and records no password", async () => {
    for (const host of ["127.0.0.1:1", "localhost:1"]) {
      const id = await begin("Database");
      const url = `mysql://shop:hunter2@${host}/panel`;
      assert.equal((await operate("POST", `/migrations/${id}/read`, { url })).status, 202);
      const failed = await rest(id);
      assert.equal(failed.state, "failed");
      assert.match(
        failed.error,
        /^The database panel at .*:1 cannot be opened: the address is private\. Use imeister migrate-from/,
      );
      assert.doesNotMatch(JSON.stringify(failed), /hunter2/);
    }
    const { body } = await operate("GET", "/audit-log");
    assert.ok(body.data.some(({ action }: { action: string }) => action === "POST /api/operator/migrations/:id/read"));
    assert.doesNotMatch(JSON.stringify(body), /hunter2/);
  });

  it("emails links to set a password to those who need one, once", async () => {
    const links = async () => (await operate("GET", "/password-links")).body.data;
    assert.equal((await links()).eligible, 1);
    assert.equal((await operate("POST", "/password-links", { limit: 0 })).status, 422);
    const first = await operate("POST", "/password-links", { limit: 10 });
    assert.deepEqual([first.status, first.body.data], [202, { requested: 1 }]);
    assert.deepEqual((await operate("POST", "/password-links", { limit: 10 })).body.data, { requested: 0 });
    const mail = await mails.next();
    assert.equal(mail.to, "ann@example.com");
    assert.match(linkIn(mail, "/reset-password").search, /^\?token=./);
    assert.equal(mails.waiting(), 0);
  });

  it("has a guide with the files of a bundle and their fields", async () => {
    const headers = { authorization: `Bearer ${owner.token}` };
    const guide = await fetch(`${server.url}/api/operator/migrations/guide`, { headers });
    assert.equal(guide.headers.get("content-type"), "text/plain; charset=utf-8");
    assert.match(await guide.text(), /\n### `resellers`\n/);
  });

  it("is for owners alone", async () => {
    const id = await begin("Guarded panel");
    for (const role of ["manager", "agent", "read-only"] as const) {
      const { token } = await server.createStaff(role);
      assert.equal((await server.operate(token, "GET", "/migrations")).status, 403, role);
      assert.equal((await server.operate(token, "POST", `/migrations/${id}/read`, {})).status, 403, role);
      assert.equal((await server.operate(token, "GET", `/migrations/${id}/remarks.csv`)).status, 403, role);
      assert.equal((await upload(id, "panel.zip", bytesOf("x"), token)).status, 403, role);
      assert.equal((await server.operate(token, "POST", "/password-links", { limit: 1 })).status, 403, role);
    }
  });

  it("takes parts of up to 1 MiB, as bytes", async () => {
    const id = await begin("Large panel");
    assert.equal((await upload(id, "panel.zip", new Uint8Array(1024 * 1024 + 1))).status, 413);
    assert.equal((await operate("PUT", `/migrations/${id}/files/panel.zip/0`, {})).status, 422);
    assert.equal((await operate("PUT", `/migrations/${id}/files/panel.zip/x`, {})).status, 422);
  });
});
