import { setTimeout as sleep } from "node:timers/promises";
import { openApplication, type Application } from "../application.ts";
import type { Config } from "../config.ts";
import { controlAddress, isForeign } from "../control/address.ts";
import { askServer, NoServer } from "../control/client.ts";
import { FolderInUse } from "../database/lock.ts";
import type { Command, CommandInput, Report } from "./command.ts";
import { Failure } from "./failure.ts";
import { runCommand } from "./run-command.ts";

/** How long a folder in use may stay silent: another command finishes, a server starts or stops. */
const FOLDER_WAIT_MS = 5_000;
const FOLDER_RETRY_MS = 200;

/**
 * Runs a command on the database: here where nobody else has it open, else in the server that does.
 * Throws what the command throws, and a Failure when the folder is in use by a process that does not answer.
 */
export async function execute(config: Config, command: Command, input: CommandInput, report: Report): Promise<object> {
  const opened = await openOrAsk(config, (address) => askServer(address, command.name, input, report));
  if ("answer" in opened) {
    if ("result" in opened.answer) return opened.answer.result;
    throw new Failure(opened.answer.error.code, opened.answer.error.message, opened.answer.error.fields);
  }
  try {
    return await runCommand(opened.application.core, command, input, report);
  } finally {
    await opened.application.close();
  }
}

type Opened<Answer> = { application: Application } | { answer: Answer };

async function openOrAsk<Answer>(config: Config, ask: (address: string) => Promise<Answer>): Promise<Opened<Answer>> {
  const deadline = Date.now() + FOLDER_WAIT_MS;
  for (;;) {
    try {
      return { application: await openApplication(config) };
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    }
    try {
      const address = controlAddress(config.DATA_DIR);
      if (isForeign(address, config.DATA_DIR)) throw new NoServer(`${address} belongs to another user.`);
      return { answer: await ask(address) };
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
      if (Date.now() > deadline) throw silentFolder(config.DATA_DIR);
    }
    await sleep(FOLDER_RETRY_MS);
  }
}

function silentFolder(dataDir: string): Failure {
  return new Failure(
    "server_unreachable",
    `The data folder ${dataDir} is in use by a process that does not answer: stop it, or wait until it is done, and try again.`,
  );
}
