import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { imei } from "../http/dispatch-client.ts";
import { installPackages } from "../support/apt.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { installPhpClient } from "./install-clients.ts";
import { startLossyProxy, type LossyProxy } from "./lossy-proxy.ts";
import { EXAMPLE, signMessage } from "./webhook-messages.ts";

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, "../../sdk/php");

function hasPhp(): boolean {
  try {
    execFileSync("php", ["-r", "exit(function_exists('curl_init') && PHP_VERSION_ID >= 80100 ? 0 : 1);"]);
    return true;
  } catch {
    return false;
  }
}

if (process.env["CI"] === "true" && !hasPhp()) installPackages(["php-cli", "php-curl"]);
const isLeftOut = process.env["CI"] !== "true" && !hasPhp();

describe("the client library for PHP", { skip: isLeftOut && "left out: php with curl is not installed" }, () => {
  let server: TestServer;
  let ada: TestReseller;
  let service: number;
  let folder: string;
  let serial = 0;
  const fresh = () => imei(5_000 + ++serial);

  before(async () => {
    server = await startTestServer();
    ada = await server.createReseller({ credit: "100", name: "Ada" });
    service = await server.createService({ price: "0.10", serviceGroup: "Checks" });
    folder = mkdtempSync(join(tmpdir(), "imeister-php-"));
    installPhpClient(folder);
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function runPhp(code: string, { url = server.url, key = ada.key } = {}): Promise<string> {
    const file = join(folder, "example.php");
    writeFileSync(file, code);
    const env = { ...process.env, IMEISTER_URL: url, IMEISTER_KEY: key };
    const options = ["-d", "error_reporting=-1", "-d", "display_errors=1", file];
    return (await run("php", options, { env, cwd: folder })).stdout;
  }

  /** What the code leaves in `$shown`, with a client that repeats twice. */
  async function show(code: string, at: { url?: string; key?: string } = {}): Promise<ReturnType<typeof JSON.parse>> {
    const begin = `<?php declare(strict_types=1); require 'vendor/autoload.php';
      $client = new Imeister\\Client(getenv('IMEISTER_URL') . '/', getenv('IMEISTER_KEY'), 30, 2);\n`;
    const text = await runPhp(`${begin}${code}\necho json_encode($shown);`, at);
    try {
      return JSON.parse(text);
    } catch {
      assert.fail(text);
    }
  }

  describe("tells the story of a reseller:", () => {
    it("who looks at the account and the services", async () => {
      for (let n = 0; n < 4; n++) await server.createService({ type: "server", maxQuantity: 3, price: "0.25" });
      const [account, all, some, one, groups] = await show(`$shown = [
        $client->account(),
        iterator_to_array($client->services->list(['per_page' => 2])),
        iterator_to_array($client->services->list(['type' => 'imei'])),
        $client->services->get(${service}),
        $client->services->groups(),
      ];`);
      assert.deepEqual([account.name, account.balance], ["Ada", "100.00"]);
      assert.equal(new Set(all.map(({ id }: { id: number }) => id)).size, 5);
      assert.deepEqual([some.length, some[0].id, one.price], [1, service, "0.10"]);
      assert.ok(groups.some(({ name }: { name: string }) => name === "Checks"));
    });

    it("who asks for a price, places orders, reads, cancels and lists them", async () => {
      const [first, second] = [fresh(), fresh()];
      const shown = await show(`
        $wanted = ['service_id' => ${service}, 'imei' => '${first}', 'client_reference' => 'inv-1', 'inputs' => []];
        // Events are recorded from the first look at them on.
        iterator_to_array($client->events());
        $quote = $client->orders->quote($wanted);
        $order = $client->orders->place($wanted);
        $bulk = $client->orders->placeMany([
          ['service_id' => ${service}, 'imei' => '${second}'],
          ['service_id' => ${service}, 'imei' => '350000000000012'],
        ]);
        $other = $bulk['data'][0]['order']['id'];
        $shown = [
          'price' => $quote['price'],
          'order' => $client->orders->get($order['id']),
          'refused' => $bulk['data'][1]['error']['code'],
          'many' => array_column($client->orders->getMany([$other, $order['id'], 999999]), 'id'),
          'cancelled' => $client->orders->cancel($other)['status'],
          'listed' => array_column(iterator_to_array($client->orders->list(['status' => ['CANCELLED', 'REJECTED']])), 'id'),
          'accepted' => $client->orders->quoteMany([$wanted])['meta']['accepted'],
          'events' => count(iterator_to_array($client->events(['type' => ['order.cancelled', 'order.created']]))),
          'transactions' => count(iterator_to_array($client->transactions())),
          'ids' => [$other, $order['id']],
        ];`);
      const { ids, order } = shown;
      assert.deepEqual([shown.price, order.imei, order.client_reference], ["0.10", first, "inv-1"]);
      assert.ok(order.history.length > 0);
      assert.deepEqual([shown.refused, shown.many, shown.cancelled], ["imei_checksum", ids, "CANCELLED"]);
      assert.deepEqual([shown.listed, shown.accepted], [[ids[0]], 1]);
      assert.ok(shown.transactions > 0);
      assert.equal(shown.events, 3);
    });

    it("who waits for results, one of which takes longer than the wait", async () => {
      const code = `
        $one = $client->orders->place(['service_id' => ${service}, 'imei' => '004999010640000']);
        $two = $client->orders->place(['service_id' => ${service}, 'imei' => '004999010640034']);
        $shown = [$client->orders->wait($one['id'])['status'], $client->orders->wait($two['id'], 1)['status']];`;
      assert.deepEqual(await show(code, { key: ada.testKey }), ["SUCCESS", "PROCESSING"]);
    });

    it("who asks for credit and withdraws the request", async () => {
      const shown = await show(`
        $request = $client->topUpRequests->create(['amount' => '50.00', 'payment_reference' => 'TX-1']);
        $shown = [
          $request['status'],
          $client->topUpRequests->withdraw($request['id'])['status'],
          count(iterator_to_array($client->topUpRequests->list())),
        ];`);
      assert.deepEqual(shown, ["open", "withdrawn", 1]);
    });
  });

  it("throws refusals with their code, fields and the order in the way", async () => {
    const wanted = `['service_id' => ${service}, 'imei' => '${fresh()}']`;
    const [id, error, fields] = await show(`
      $order = $client->orders->place(${wanted});
      $errors = [];
      foreach ([[], ['quantity' => 7, 'imei' => '${fresh()}']] as $change) {
        try {
          $client->orders->place([...${wanted}, ...$change]);
        } catch (Imeister\\ImeisterException $error) {
          $errors[] = $error;
        }
      }
      [$one, $two] = $errors;
      $shown = [
        $order['id'],
        [$one->errorCode, $one->status, $one->charged, $one->existingOrderId, $one->requestId],
        array_keys($two->fields),
      ];`);
    assert.deepEqual(error.slice(0, 4), ["duplicate_order", 409, false, id]);
    assert.match(error[4], /^req_/);
    assert.deepEqual(fields, ["quantity"]);
  });

  describe("when the connection fails", () => {
    let proxy: LossyProxy;
    before(async () => void (proxy = await startLossyProxy(server.url)));
    after(() => proxy.close());
    const countOrders = async (identifier: string): Promise<number> =>
      (await server.rest(ada.key, "GET", `/orders?imei=${identifier}`)).body.data.length;

    it("places an order once, however many answers are lost", async () => {
      proxy.plan("lose the answer", "lose the answer");
      const identifier = fresh();
      const code = `$shown = $client->orders->place(['service_id' => ${service}, 'imei' => '${identifier}'])['imei'];`;
      assert.equal(await show(code, { url: proxy.url }), identifier);
      assert.equal(await countOrders(identifier), 1);
      const keys = new Set(proxy.seen.map(({ idempotencyKey }) => idempotencyKey));
      assert.deepEqual([proxy.seen.length, keys.size, [...keys][0]?.length], [3, 1, 32]);
    });

    it("gives up after its repeats, and says the key by which the outcome is found", async () => {
      proxy.plan("lose the answer", "lose the answer", "lose the answer");
      const identifier = fresh();
      const code = `
        $wanted = ['service_id' => ${service}, 'imei' => '${identifier}'];
        try {
          $client->orders->place($wanted);
        } catch (Imeister\\ConnectionException $error) {
          $shown = $client->orders->place($wanted, $error->idempotencyKey)['imei'];
        }`;
      assert.equal(await show(code, { url: proxy.url }), identifier);
      assert.deepEqual([await countOrders(identifier), proxy.seen.length], [1, 4]);
    });

    it("repeats what passes, and nothing that is refused for good", async () => {
      const problem = { code: "rate_limited", title: "Too Many Attempts.", status: 429, errors: {}, charged: false };
      const limited = { status: 429, headers: { "Retry-After": "1" }, body: JSON.stringify(problem) };
      proxy.plan(limited, { status: 502, body: "<html>Bad Gateway</html>" });
      assert.equal(await show("$shown = $client->account()['name'];", { url: proxy.url }), "Ada");
      assert.equal(proxy.seen.length, 3);
      proxy.plan();
      const refused = `
        try {
          $client->orders->place(['service_id' => ${service}, 'imei' => '1']);
        } catch (Imeister\\ImeisterException $error) {
          $shown = $error->errorCode;
        }`;
      assert.equal(await show(refused, { url: proxy.url }), "invalid_imei");
      assert.equal(proxy.seen.length, 1);
    });
  });

  it("verifies webhooks, and refuses what was changed, is old or is not signed", async () => {
    const { secret, body, headers, now } = EXAMPLE;
    const [old, next] = ["whsec_b2xk", "whsec_bmV3"];
    const signed = signMessage(body, now, old, next);
    const cases: [string, Record<string, string>, string | string[], number, boolean][] = [
      [body, headers, secret, now, true],
      [
        body,
        Object.fromEntries(
          Object.entries(headers).map(([k, v]) => [`HTTP_${k.toUpperCase().replaceAll("-", "_")}`, v]),
        ),
        secret,
        now,
        true,
      ],
      [body, signed, next, now, true],
      [body, signed, ["whsec_eA==", old], now, true],
      [body, signed, "whsec_eA==", now, false],
      [`${body} `, headers, secret, now, false],
      [body, { ...headers, "webhook-id": "msg_other" }, secret, now, false],
      [body, { ...headers, "webhook-signature": "" }, secret, now, false],
      [body, headers, secret, now + 301, false],
      [body, headers, secret, now - 301, false],
    ];
    const shown = await show(`
      $shown = [];
      foreach (json_decode(base64_decode('${Buffer.from(JSON.stringify(cases)).toString("base64")}'), true) as $case) {
        try {
          Imeister\\Webhooks::verify($case[0], $case[1], $case[2], $case[3]);
          $shown[] = true;
        } catch (Imeister\\WebhookVerificationException) {
          $shown[] = false;
        }
      }`);
    assert.deepEqual(
      shown,
      cases.map(([, , , , isValid]) => isValid),
    );
  });

  const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
  const examples = [...readme.matchAll(/## (.+)\n[^#]*?```php\n([\s\S]*?)```/g)];
  for (const [, title, example] of examples) {
    it(`has an example that runs: ${title}`, async () => {
      const text = await runPhp(example!, { key: ada.testKey });
      if (title !== "Verify webhooks") assert.match(text, /SUCCESS|order \d+/);
      assert.doesNotMatch(text, /warning|deprecated|fatal/i);
    });
  }

  it("has examples of placing, lists, bulk and webhooks", () => assert.equal(examples.length, 4));
});
