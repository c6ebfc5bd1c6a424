import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";

/** The longest first, so that the last ones to run are short. */
const CHECKS = [
  "oxlint --type-aware --deny-warnings",
  "node dashboard/generate-api.ts --check",
  "tsc -p .",
  "tsc -p dashboard",
  "knip",
  "oxfmt --check",
];

/** What `npm run check` does: every check, one for each core at a time. Shows what each says and fails if one does. */
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
