import { CommanderError } from "commander";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyCommand, CommandInput } from "./cli/command.ts";
import { createApi } from "./cli/api/api.ts";
import { readCommandInput } from "./cli/input.ts";
import { progressBar, writeFailure, writeLine } from "./cli/output.ts";
import { createProgram, usageFailure, type Actions } from "./cli/program.ts";
import { holdYoungHeap } from "./cli/start-memory.ts";
import type { Terminal } from "./cli/terminal.ts";
import { readConfig, type Config } from "./config.ts";
import { FolderInUse } from "./database/lock.ts";
import { Failure } from "./failure.ts";

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

/** Does what the arguments say and returns the exit code; a server goes on until a signal ends the process. */
export async function runCommandLine(argv: readonly string[], terminal: Terminal = process): Promise<number> {
  let exitCode = DONE;
  const run: Actions["run"] = async (command, operands, options) => {
    if (!(await runCommand(terminal, command, operands, options))) exitCode = FAILED;
  };
  const actions: Actions = {
    serve: () => serve(terminal),
    demo: () => demo(terminal),
    migrate: (options) => migrate(terminal, options),
    run,
  };
  try {
    await createProgram(actions, readVersion()).parseAsync(argv);
  } catch (error) {
    const failure = error instanceof CommanderError ? usageFailure(error) : error;
    if (failure === undefined) return DONE;
    writeFailure(failure, argv.includes("--json"), terminal);
    return failure instanceof Failure && failure.code === "usage" ? WRONG_USAGE : FAILED;
  }
  return exitCode;
}

// What a command does not need is not loaded: --help needs no database, and only a server needs HTTP.
async function serve(terminal: Terminal): Promise<void> {
  holdYoungHeap();
  const { runServer } = await import("./cli/serve.ts");
  await runServer(settings(terminal));
}

async function demo(terminal: Terminal): Promise<void> {
  const { runDemo } = await import("../demo/demo.ts");
  await runDemo(settings(terminal));
}

/** Whether what was asked for holds: of a command that checks, that it found nothing. */
async function runCommand(
  terminal: Terminal,
  command: AnyCommand,
  operands: readonly string[],
  options: Record<string, unknown>,
): Promise<boolean> {
  const { json, ...rest } = options;
  const input = await readCommandInput(command, operands, rest, terminal);
  const result = await execute(terminal, command, input);
  writeLine(json ? JSON.stringify(result, null, 2) : command.print(result), terminal);
  return !command.failed?.(result);
}

/** Throws what the command throws, and a Failure when the operator API cannot be reached. */
async function execute(terminal: Terminal, command: AnyCommand, input: CommandInput): Promise<object> {
  if ("runHere" in command) return command.runHere(input, progressBar(terminal));
  const { connect } = await import("./cli/api/connect.ts");
  const connection = await connect(settings(terminal), terminal.stderr);
  try {
    return await command.run(createApi(connection, command.name), input, progressBar(terminal));
  } finally {
    await connection.close();
  }
}

async function migrate(terminal: Terminal, { json }: { json?: boolean }): Promise<void> {
  const migrations = await runMigrations(settings(terminal));
  const text =
    migrations.length === 0 ? "The schema is up to date." : `These migrations ran: ${migrations.join(", ")}.`;
  writeLine(json ? JSON.stringify({ migrations }, null, 2) : text, terminal);
}

async function runMigrations(config: Config): Promise<string[]> {
  const { openApplication } = await import("./application.ts");
  try {
    const { migrations, close } = await openApplication(config);
    await close();
    return migrations;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Failure("folder_in_use", `${error.message} A server brings the schema up to date when it starts.`);
  }
}

function settings({ env }: Terminal): Config {
  try {
    return readConfig(env);
  } catch (error) {
    throw new Failure("wrong_settings", (error as Error).message);
  }
}

function readVersion(): string {
  const text = readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
