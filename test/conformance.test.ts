import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { DIALECTS, type Dialect } from "../src/cli/conformance/case.ts";
import { CASES, runConformance, type Conformance, type ConformanceInput } from "../src/cli/conformance/run.ts";
import { openCli } from "./cli-process.ts";
import { FAULTS } from "./conformance-faults.ts";
import { startTestServer, type TestReseller, type TestServer } from "./support/server.ts";
import { startSloppyProxy, type SloppyProxy } from "./support/proxies/sloppy-proxy.ts";

const LARGE = 33 * 1024 * 1024;

describe("the conformance check", () => {
  let server: TestServer;
  let proxy: SloppyProxy;
  let ada: TestReseller;
  let service: string;
  const cli = openCli({});

  before(async () => {
    server = await startTestServer({ workers: false });
    proxy = await startSloppyProxy(server.url);
    ada = await server.createReseller({ credit: "1000" });
    service = String(await server.createService({ serviceGroup: "Checks" }));
    await server.createService({ type: "server", serviceGroup: "Credits", maxQuantity: 500 });
  });
  after(async () => {
    await proxy[Symbol.asyncDispose]();
    await server.stop();
  });

  function run(dialect: Dialect, changes: Partial<ConformanceInput> = {}): Promise<Conformance> {
    const input = { url: server.url, key: ada.key, username: "", service, imei: undefined, ...changes };
    return runConformance({ ...input, dialect }, () => {});
  }

  const idsOf = ({ cases }: Conformance, outcome: string) =>
    cases.filter((one) => one.outcome === outcome).map(({ id }) => id);

  for (const dialect of DIALECTS) {
    it(`finds nothing broken in this server's ${dialect} API`, async () => {
      const { cases, ...result } = await run(dialect);
      assert.deepEqual(
        cases.filter(({ outcome }) => outcome !== "holds"),
        [],
      );
      assert.equal(result.holds, CASES[dialect].length);
    });

    it(`names every fault of a sloppy ${dialect} API, with whom it affects and without the key`, async () => {
      const ids = CASES[dialect].map(({ id }) => id);
      assert.deepEqual(Object.keys(FAULTS[dialect]).toSorted(), ids.toSorted());
      for (const [id, fault] of Object.entries(FAULTS[dialect])) {
        proxy.spoil(fault);
        const result = await run(dialect, { url: proxy.url });
        assert.ok(idsOf(result, "broken").includes(id), `${id}: ${JSON.stringify(result.cases)}`);
        const found = result.cases.find((one) => one.id === id)!;
        assert.ok(found.reason && found.affects && found.exchanges!.length > 0, id);
        assert.ok(!JSON.stringify(result).includes(ada.key), id);
      }
      proxy.spoil((_, answer) => answer);
      assert.deepEqual(idsOf(await run(dialect, { url: proxy.url }), "broken"), []);
    });

    it(`places no order with the ${dialect} API unless it is asked to`, async () => {
      const reseller = await server.createReseller({ credit: "10" });
      const { broken, cases } = await run(dialect, { key: reseller.key, service: undefined });
      assert.equal(broken, 0);
      assert.equal(cases.length, CASES[dialect].filter(({ needsOrder }) => !needsOrder).length);
      assert.equal((await server.rest(reseller.key, "GET", "/account")).body.data.balance, "10.00");
      await run(dialect, { key: reseller.key });
      assert.equal((await server.rest(reseller.key, "GET", "/account")).body.data.balance, "9.00");
    });
  }

  it("refuses answers that are too large", async () => {
    proxy.spoil(({ text }, answer) =>
      text.includes("imeiservicelist") ? { ...answer, text: " ".repeat(LARGE) } : answer,
    );
    const { cases } = await run("dhru", { url: proxy.url, service: undefined });
    const found = cases.find(({ id }) => id === "catalogue")!;
    assert.match(found.reason!, /larger than 32 MiB/);
  });

  it("takes the address of an endpoint, and fails with the report if something is broken", async () => {
    const url = `${proxy.url}/api/index.php`;
    proxy.spoil((_, answer) => answer);
    const good = await cli.json("conformance", url, "--key", ada.key);
    assert.deepEqual([good.url, good.dialect, good.broken, good.skipped], [proxy.url, "dhru", 0, 0]);
    proxy.spoil(FAULTS.dhru["account"]!);
    const { code, stdout } = await cli.run(["conformance", url, "--key", "-"], `${ada.key}\n`);
    assert.equal(code, 1);
    assert.match(stdout, /BROKEN {2}account: accountinfo has AccoutInfo/);
    assert.match(stdout, /Affects: Panels that test the connection/);
    assert.match(stdout, /> username=&apiaccesskey=<key>&action=accountinfo/);
    assert.match(stdout, /< 200 application\/json/);
    assert.ok(!stdout.includes(ada.key));
  });

  it("says what is wrong with its own arguments, and that a server does not answer", async () => {
    const unreachable = await cli.failure("conformance", "http://127.0.0.1:1", "--key", "k");
    assert.deepEqual([unreachable.exitCode, unreachable.code], [1, "server_unreachable"]);
    for (const args of [
      ["ftp://127.0.0.1", "--key", "k"],
      ["http://127.0.0.1:1", "--key", ""],
    ])
      assert.deepEqual((await cli.failure("conformance", ...args)).exitCode, 2);
  });
});
