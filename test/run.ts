import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { globalSetup, globalTeardown } from "./support/global-setup.ts";

/** A process takes a second or two to read and compile the sources, so several files of these share one. */
const TOGETHER = ["test/dashboard/*.test.ts", "test/http/**/*.test.ts", "src/**/*.test.ts"];
/** All others start their own processes or databases and take longest, so they start first. */
const ALONE = "test/**/*.test.ts";
const FILES_TOGETHER = 8;
/** Three times what the slowest file takes on two busy cores. */
const FILE_LIMIT_MS = 600_000;
const COMMAND = [
  "--import",
  "./test/support/limits.ts",
  "--test",
  "--test-isolation=none",
  "--test-timeout=300000",
  "--test-reporter=spec",
];
const COUNTS = ["tests", "pass", "fail", "cancelled", "skipped"] as const;
/** Tests also wait: for workers, for processes that start, for connections that time out. */
const PROCESSES = availableParallelism() + 1;
const SLOWEST_SHOWN = 10;

interface Outcome {
  files: readonly string[];
  output: string;
  hasFailed: boolean;
  seconds: number;
}

/** Runs all or the named test files for `npm run test:only`, with one process more at a time than there are cores. */
const named = process.argv.slice(2);
const waiting = named.length > 0 ? named.map((file) => [file]) : planRuns();
const started = Date.now();
await globalSetup();
try {
  const outcomes = (await Promise.all(Array.from({ length: PROCESSES }, work))).flat();
  report(outcomes);
} finally {
  await globalTeardown();
}

function planRuns(): string[][] {
  const shared = TOGETHER.map((pattern) => globSync(pattern).toSorted());
  const together = shared.flatMap((files) => {
    const runs = Math.ceil(files.length / FILES_TOGETHER);
    return Array.from({ length: runs }, (_, run) => files.filter((_file, index) => index % runs === run));
  });
  const alone = globSync(ALONE).filter((file) => !shared.flat().includes(file));
  return [...alone.map((file) => [file]), ...together];
}

async function work(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let files = waiting.shift(); files !== undefined; files = waiting.shift()) {
    const outcome = await runFiles(files);
    // Failures come last, where readers look for them.
    if (!outcome.hasFailed) process.stdout.write(outcome.output);
    outcomes.push(outcome);
  }
  return outcomes;
}

async function runFiles(files: readonly string[]): Promise<Outcome> {
  const begun = Date.now();
  const child = spawn(process.execPath, [...COMMAND, ...files], {
    env: { TEST_FILE_LIMIT_MS: String(FILE_LIMIT_MS * files.length), ...process.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  const seconds = (Date.now() - begun) / 1_000;
  return { files, output: `\n> ${files.join(" ")}\n${output}${errors}`, hasFailed: code !== 0, seconds };
}

function report(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(({ hasFailed }) => hasFailed);
  const slowest = outcomes.toSorted((a, b) => a.seconds - b.seconds).slice(-SLOWEST_SHOWN);
  const lines = slowest.map(({ files, seconds: taken }) => `${taken.toFixed(1).padStart(7)} s  ${files.join(" ")}\n`);
  process.stdout.write(`\nThe slowest runs:\n${lines.join("")}`);
  for (const { output } of failed) process.stdout.write(output);
  const sums = COUNTS.map((name) => `${name} ${sum(outcomes, new RegExp(`^ℹ ${name} (\\d+)$`, "m"))}`);
  const seconds = Math.round((Date.now() - started) / 1_000);
  process.stdout.write(`\n${sums.join(", ")}; ${failed.length} of ${outcomes.length} runs failed; ${seconds} s\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function sum(outcomes: readonly Outcome[], count: RegExp): number {
  return outcomes.reduce((total, { output }) => total + Number(count.exec(output)?.[1] ?? 0), 0);
}
