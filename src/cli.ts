import { CommanderError } from "commander";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openApplication } from "./application.ts";
import type { Command } from "./cli/command.ts";
import { execute } from "./cli/execute.ts";
import { Failure } from "./cli/failure.ts";
import { gatherInput } from "./cli/input.ts";
import { progressBar, writeFailure, writeLine } from "./cli/output.ts";
import { createProgram, usageFailure } from "./cli/program.ts";
import { readConfig, type Config } from "./config.ts";
import { FolderInUse } from "./database/lock.ts";

const FAILED = 1;
const WRONG_USAGE = 2;

await main(process.argv);

async function main(argv: readonly string[]): Promise<void> {
  const program = createProgram({ serve, demo, migrate, run: runCommand }, readVersion());
  try {
    await program.parseAsync(argv);
  } catch (error) {
    const failure = error instanceof CommanderError ? usageFailure(error) : error;
    if (failure === undefined) return;
    writeFailure(failure, argv.includes("--json"));
    process.exitCode = failure instanceof Failure && failure.code === "usage" ? WRONG_USAGE : FAILED;
  }
}

// Only a server needs HTTP: commands start sooner without it.
async function serve(): Promise<void> {
  const { runServer } = await import("./cli/serve.ts");
  await runServer(settings());
}

async function demo(): Promise<void> {
  const { runDemo } = await import("../demo/demo.ts");
  await runDemo(settings());
}

async function runCommand(
  command: Command,
  operands: readonly string[],
  options: Record<string, unknown>,
): Promise<void> {
  const { json, ...rest } = options;
  const input = await gatherInput(command, operands, rest);
  const result = await execute(settings(), command, input, progressBar());
  writeLine(json ? JSON.stringify(result, null, 2) : command.print(result));
  if (command.failed?.(result)) process.exitCode = FAILED;
}

async function migrate({ json }: { json?: boolean }): Promise<void> {
  const migrations = await runMigrations(settings());
  const text =
    migrations.length === 0 ? "The schema is up to date." : `These migrations ran: ${migrations.join(", ")}.`;
  writeLine(json ? JSON.stringify({ migrations }, null, 2) : text);
}

async function runMigrations(config: Config): Promise<string[]> {
  try {
    const { migrations, close } = await openApplication(config);
    await close();
    return migrations;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Failure("folder_in_use", `${error.message} A server brings the schema up to date when it starts.`);
  }
}

function settings(): Config {
  try {
    return readConfig();
  } catch (error) {
    throw new Failure("wrong_settings", (error as Error).message);
  }
}

function readVersion(): string {
  const text = readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
