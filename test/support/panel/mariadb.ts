import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createConnection, type Connection } from "mysql2/promise";
import { installPackages } from "../apt.ts";

const SERVER = "/usr/sbin/mariadbd";
const PACKAGES = ["mariadb-server", "openssl"];
const START_TRIES = 200;
const START_PAUSE_MS = 50;
/** Tests need no safety against a crash of the machine. The empty mode lets dates be zero, as panels do. */
const SETTINGS = [
  "--bind-address=127.0.0.1",
  "--innodb-doublewrite=0",
  "--innodb-flush-log-at-trx-commit=0",
  "--innodb-flush-method=nosync",
  "--performance-schema=0",
  "--skip-log-bin",
  "--skip-name-resolve",
  "--sql-mode=",
];
/** Stops MariaDB and removes its folder when standard input ends, and so with the test process. */
const GUARD = `folder=$1; shift; trap '' INT TERM; "$@" </dev/null >"$folder/log" 2>&1 & server=$!
  read -r _; kill -KILL $server; wait $server; rm -rf "$folder"`;

/** A separate MariaDB for the test. */
export interface MariadbServer {
  /** Address of a database on it, which need not exist. */
  urlOf: (database: string) => string;
  connect: () => Promise<Connection>;
  stop: () => Promise<void>;
}

/** Whether MariaDB can be started here. Required with CI=true. */
export function hasMariadb(): boolean {
  if (process.getuid?.() === 0 && !existsSync(SERVER)) installPackages(PACKAGES);
  const found = process.getuid?.() === 0 && existsSync(SERVER);
  if (!found && process.env["CI"] === "true") throw new Error("CI=true, and there is no MariaDB to test with");
  return found;
}

/** A server with a certificate of its own, in a temporary folder. */
export async function startMariadb(): Promise<MariadbServer> {
  const folder = mkdtempSync(join(tmpdir(), "imeister-mariadb-"));
  try {
    const data = join(folder, "data");
    const form = ["--no-defaults", "--user=root", `--datadir=${data}`, "--skip-test-db"];
    execFileSync("mariadb-install-db", [...form, "--auth-root-authentication-method=normal"], { stdio: "ignore" });
    const port = await findPort();
    const place = ["--no-defaults", "--user=root", `--datadir=${data}`, `--socket=${join(folder, "socket")}`];
    const command = [SERVER, ...place, `--port=${port}`, ...makeCertificate(folder), ...SETTINGS];
    const guard = spawn("sh", ["-c", GUARD, "guard", folder, ...command], { stdio: ["pipe", "ignore", "ignore"] });
    const connect = () =>
      createConnection({ host: "127.0.0.1", port, user: "root", multipleStatements: true, charset: "utf8mb4" });
    await waitUntilReady(connect);
    const stop = async (): Promise<void> => {
      const ended = once(guard, "exit");
      guard.stdin.end();
      await ended;
    };
    return { urlOf: (database) => `mysql://root@127.0.0.1:${port}/${database}`, connect, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function makeCertificate(folder: string): string[] {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const form = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"];
  execFileSync("openssl", [...form, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  return [`--ssl-key=${key}`, `--ssl-cert=${certificate}`];
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function waitUntilReady(connect: () => Promise<Connection>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await (await connect()).end();
    } catch (error) {
      if (attempt === START_TRIES) throw error;
      await sleep(START_PAUSE_MS);
    }
  }
}
