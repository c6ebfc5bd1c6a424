import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { delimiter, dirname, join } from "node:path";
import { it } from "node:test";
import { promisify } from "node:util";
import { PROJECT, temporaryFolder } from "./cli-process.ts";
import { fillDataFolder } from "./support/databases.ts";

const run = promisify(execFile);
const hasCurl = spawnSync("curl", ["--version"]).status === 0;
const COMMAND_TIMEOUT_MS = 240_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

it(
  "the chain of two servers in the guide runs as written",
  { skip: !hasCurl && "left out: curl is missing" },
  async () => {
    const guide = readFileSync(join(PROJECT, "docs/fulfil.md"), "utf8");
    const [, script] = /```sh\n(export [\s\S]*?)```/.exec(guide)!;
    const folder = temporaryFolder();
    for (const server of ["upstream", "shop"]) fillDataFolder(join(folder.path, server));
    const ports = [await freePort(), await freePort()];
    // With its own folder and ports, otherwise as printed.
    const text = script!
      .replaceAll("3001", String(ports[0]))
      .replaceAll("3002", String(ports[1]))
      .replaceAll("npx imeister", `node ${JSON.stringify(join(PROJECT, "bin/imeister.js"))}`);
    const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
    const environment: NodeJS.ProcessEnv = { ...process.env, PATH: path };
    delete environment["DATABASE_URL"];
    try {
      const { stdout, stderr } = await run("bash", ["-c", `set -m; ${text}`], {
        cwd: folder.path,
        env: environment,
        timeout: COMMAND_TIMEOUT_MS,
      });
      assert.match(stdout, /"STATUS":"SUCCESS","CODE":"CODE-1"/, stdout + stderr);
      assert.equal(stdout.match(/The ledger check is OK\./g)?.length, 2, stdout + stderr);
    } finally {
      folder.remove();
    }
  },
);
