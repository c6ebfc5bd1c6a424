import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../../config.ts";
import { controlAddress, isForeign } from "../../control/address.ts";
import { askServer, greetServer, NoServer } from "../../control/client.ts";
import { FolderInUse } from "../../database/lock.ts";
import { Failure } from "../../failure.ts";
import type { ApiConnection } from "./api.ts";
import { connectHere } from "./connect-here.ts";
import type { Terminal } from "../terminal.ts";

/** How long a folder in use may stay silent: another command finishes, a server starts or stops. */
const FOLDER_WAIT_MS = 5_000;
const FOLDER_RETRY_MS = 200;

/**
 * Opens the operator API: in this process where no other process has the database open, else in the server that does.
 * `log` hears what goes wrong inside. Throws a Failure when the folder is in use by a process that does not answer.
 */
export async function connect(config: Config, log: Terminal["stderr"]): Promise<ApiConnection> {
  const deadline = Date.now() + FOLDER_WAIT_MS;
  for (;;) {
    try {
      return await connectHere(config, log);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    }
    try {
      return await connectToServer(config.DATA_DIR);
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
      if (Date.now() > deadline) throw silentFolder(config.DATA_DIR);
    }
    await sleep(FOLDER_RETRY_MS);
  }
}

async function connectToServer(dataDir: string): Promise<ApiConnection> {
  const address = controlAddress(dataDir);
  if (isForeign(address, dataDir)) throw new NoServer(`${address} belongs to another user.`);
  await greetServer(address);
  return {
    carry: async (command, call) => {
      try {
        return await askServer(address, command, call);
      } catch (error) {
        if (!(error instanceof NoServer)) throw error;
        throw new Failure("server_unreachable", "The server has stopped in the meantime: try again.");
      }
    },
    // Its workers do that.
    work: () => {},
    close: async () => {},
  };
}

function silentFolder(dataDir: string): Failure {
  return new Failure(
    "server_unreachable",
    `The data folder ${dataDir} is in use by a process that does not answer: stop it, or wait until it is done, and try again.`,
  );
}
