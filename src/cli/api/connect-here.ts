import { openApplication, type Application } from "../../application.ts";
import type { Config } from "../../config.ts";
import { carryTo } from "../../control/carry.ts";
import { reconcileOpen } from "../../core/ledger/reconciliation/reconcile.ts";
import { workOnRun } from "../../core/moving/work.ts";
import { newCommandPass } from "../../http/operator/command-pass.ts";
import type { ApiConnection, Work } from "./api.ts";
import type { Terminal } from "../terminal.ts";

/** The operator API in this process, on a database that it opens for it. Throws what `openApplication` throws. */
export async function connectHere(config: Config, log: Terminal["stderr"]): Promise<ApiConnection> {
  const application = await openApplication(config);
  try {
    return await serveHere(application, config, log);
  } catch (error) {
    await application.close();
    throw error;
  }
}

async function serveHere(
  { core, connectorKinds, close }: Application,
  config: Config,
  log: Terminal["stderr"],
): Promise<ApiConnection> {
  // A command that goes to a server starts sooner without them.
  const { createOperatorServer } = await import("../../http/server/operator-server.ts");
  const { performJob } = await import("../../workers/fulfilment/jobs.ts");
  // Standard output is the command's.
  const LOG_LEVEL = config.LOG_LEVEL === "silent" ? "silent" : "error";
  const commandPass = newCommandPass();
  const options = { commandPass, logDestination: { write: (line: string) => void log.write(line) } };
  const app = await createOperatorServer(core, { ...config, LOG_LEVEL }, options);
  const underWay = new Set<Promise<void>>();

  async function perform(work: Work): Promise<void> {
    try {
      if (work === "reconciliation") await reconcileOpen(core);
      else if ("migration" in work) await workOnRun(core, work.migration);
      else await performJob(core, connectorKinds, { id: work.job });
    } catch (error) {
      app.log.error({ err: error }, "the work of a command failed");
    }
  }

  return {
    carry: carryTo(app, commandPass),
    work: (work) => void underWay.add(perform(work)),
    close: async () => {
      await Promise.all(underWay);
      await app.close();
      await close();
    },
  };
}
