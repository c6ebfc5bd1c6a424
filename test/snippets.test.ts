import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import {
  INTERFACES,
  LANGUAGES,
  LANGUAGES_OF,
  snippetOf,
  type Interface,
  type Language,
} from "../dashboard/src/reseller/api-access/snippets/snippets.ts";
import type { SnippetValues, Task } from "../dashboard/src/reseller/api-access/snippets/task.ts";
import { imei } from "./http/dispatch-client.ts";
import { installNodeClient, installPhpClient } from "./sdk/install-clients.ts";
import { installPackages } from "./support/apt.ts";
import { startTestServer, type TestReseller, type TestServer } from "./support/server.ts";
import { until } from "./support/wait.ts";

const run = promisify(execFile);

interface Runner {
  program: string;
  file: string;
  /** The Debian packages of the program, and a command that shows that it is complete. */
  packages: readonly string[];
  isWhole: () => boolean;
}

const RUNNERS: Record<Language, Runner> = {
  curl: { program: "sh", file: "example.sh", packages: ["curl"], isWhole: () => answers("curl", "--version") },
  php: {
    program: "php",
    file: "example.php",
    packages: ["php-cli", "php-curl"],
    isWhole: () => answers("php", "-r", "exit(function_exists('curl_init') ? 0 : 1);"),
  },
  node: { program: process.execPath, file: "example.mjs", packages: [], isWhole: () => true },
  python: {
    program: "python3",
    file: "example.py",
    packages: ["python3"],
    isWhole: () => answers("python3", "--version"),
  },
};

function answers(program: string, ...options: string[]): boolean {
  try {
    execFileSync(program, options, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function installMissing(): void {
  installPackages(
    Object.values(RUNNERS)
      .filter((runner) => !runner.isWhole())
      .flatMap(({ packages }) => packages),
  );
}

/** The snippets that resellers copy from the page work when they are pasted and run. */
describe("the snippets of the API Access page", () => {
  let server: TestServer;
  let ada: TestReseller;
  let serviceId: number;
  let folder: string;

  before(async () => {
    if (process.env["CI"] === "true") installMissing();
    server = await startTestServer();
    ada = await server.createReseller({ credit: "100" });
    serviceId = await server.createService({ name: "Carrier “check” & more", price: "1.00" });
    folder = mkdtempSync(join(tmpdir(), "imeister-snippets-"));
    await installNodeClient(folder);
    installPhpClient(folder);
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const language of LANGUAGES) {
    const { program, file, isWhole } = RUNNERS[language];
    const isLeftOut = language !== "curl" && language !== "node" && process.env["CI"] !== "true" && !isWhole();
    describe(`in ${language}`, { skip: isLeftOut && `left out: ${program} is not completely installed` }, () => {
      let serial = 0;
      const valuesOf = (at: Interface, change: Partial<SnippetValues> = {}): SnippetValues => ({
        baseUrl: server.url,
        key: ada.testKey,
        serviceId: String(serviceId),
        imei: imei(LANGUAGES.indexOf(language) * 100 + serial++),
        reference: `${language} it's "${at}" ${serial}`,
        orderId: "0",
        ...change,
      });
      const execute = async (at: Interface, task: Task, values: SnippetValues): Promise<string> => {
        const path = join(folder, file);
        writeFileSync(path, snippetOf(at, task, language, values));
        return (await run(program, [path], { cwd: folder })).stdout;
      };
      /** curl prints the whole response, the other snippets only the requested value. */
      const part = (text: string, path: readonly (string | number)[]): unknown => {
        const whole: unknown = JSON.parse(text);
        if (language !== "curl") return whole;
        return path.reduce((value, name) => (value as Record<string | number, unknown>)[name], whole);
      };

      for (const at of INTERFACES.filter((one) => LANGUAGES_OF[one].includes(language))) {
        const isRest = at !== "dispatch";
        it(`reads the balance and the services by ${at}`, async () => {
          const funds = (await server.rest(ada.testKey, "GET", "/account")).body.data.balance;
          const balance = await execute(at, "balance", valuesOf(at));
          const where = isRest ? ["data", "balance"] : ["SUCCESS", 0, "AccountInfo", "credit"];
          assert.equal(part(balance, where), funds);
          const listed = await execute(at, "services", valuesOf(at));
          // The client libraries show one service after the other.
          const services =
            at === "client" ? JSON.parse(listed) : part(listed, isRest ? ["data"] : ["SUCCESS", 0, "LIST"]);
          assert.ok(JSON.stringify(services).includes("Carrier “check” & more"));
        });

        it(`places an order by ${at} and reads its result`, async () => {
          const values = valuesOf(at);
          const where = isRest ? ["data", "id"] : ["SUCCESS", 0, "REFERENCEID"];
          const id = part(await execute(at, "place", values), where);
          const { body } = await server.rest(ada.testKey, "GET", `/orders/${String(id)}`);
          assert.deepEqual([body.data.imei, body.data.service_id, body.data.test], [values.imei, serviceId, true]);
          assert.equal(body.data.client_reference, isRest ? values.reference : null);
          await settled(Number(id));
          const status = await execute(at, "status", { ...values, orderId: String(id) });
          const order = part(status, isRest ? ["data"] : ["SUCCESS", 0]) as Record<string, unknown>;
          const shown = isRest ? [order["status"], order["code"]] : [order["STATUS"], order["CODE"]];
          assert.equal(shown[0], "SUCCESS");
          assert.ok(String(shown[1]).length > 0);
        });

        it(`prints the error when ${at} refuses`, async () => {
          const values = valuesOf(at, { imei: "123" });
          if (language === "curl") {
            assert.match(await execute(at, "place", values), /IMEI/);
            return;
          }
          await assert.rejects(execute(at, "place", values), (error: { stderr: string; stdout: string }) => {
            assert.match(error.stderr + error.stdout, /IMEI/);
            return true;
          });
        });
      }

      const settled = (id: number) =>
        until(async () => (await server.rest(ada.testKey, "GET", `/orders/${id}`)).body.data.status === "SUCCESS");
    });
  }
});
