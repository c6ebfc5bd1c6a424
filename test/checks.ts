import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";

/** The longest checks come first, so that the last ones to run are short. */
const CHECKS = [
  "oxlint --type-aware --deny-warnings",
  "node dashboard/generate-api.ts --check",
  "tsc -p .",
  "tsc -p dashboard",
  "tsc -p sdk/typescript --noEmit",
  "knip",
  "oxfmt --check",
];

/** Runs the checks of `npm run check`, as many at a time as there are cores. Prints their output; fails if one fails. */
const waiting = [...CHECKS];
const failed: string[] = [];
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) process.stderr.write(`Failed: ${failed.join("; ")}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    process.stdout.write(`\n> ${command}\n${output}${errors}`);
    if (code !== 0) failed.push(command);
  }
}
