import { openEntry } from "../core/people/audit/audit.ts";
import type { Core } from "../core/core.ts";
import type { Command, CommandInput, Report } from "./command.ts";
import { secretNames } from "./input.ts";

/** As HTTP would answer: the log is read in one way. */
const DONE = 200;
const REFUSED = 400;

/** Runs a command on an open core and writes it into the operator's log, its secrets left out. */
export async function runCommand(core: Core, command: Command, input: CommandInput, report: Report): Promise<object> {
  const secrets = new Set(secretNames(command));
  const options = Object.entries(input.options).filter(([name]) => !secrets.has(name) && name !== "json");
  const entry = await openEntry(core, {
    staffId: null,
    action: `imeister ${command.name}`,
    target: input.operands.join(" ") || null,
    details: options.length === 0 ? null : Object.fromEntries(options),
    ip: null,
    requestId: null,
  });
  try {
    const result = await command.run(core, input, report);
    await entry.finish(DONE);
    return result;
  } catch (error) {
    await entry.finish(REFUSED);
    throw error;
  }
}
