import { execFile } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const SDK = join(ROOT, "sdk");

/** Puts the compiled client library where Node.js finds it for programs in the folder, as npm does. */
export async function installNodeClient(folder: string): Promise<void> {
  const target = join(folder, "node_modules/@imeister/client");
  mkdirSync(target, { recursive: true });
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  await run(process.execPath, [compiler, "-p", join(SDK, "typescript"), "--outDir", join(target, "dist")]);
  cpSync(join(SDK, "typescript/package.json"), join(target, "package.json"));
}

/** Puts the client library where PHP finds it for programs in the folder, as Composer does. */
export function installPhpClient(folder: string): void {
  cpSync(join(SDK, "php"), join(folder, "vendor"), { recursive: true });
}
