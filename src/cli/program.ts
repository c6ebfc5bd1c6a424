import { Command as Program, Option, type CommanderError } from "commander";
import type { AnyCommand, CommandOption } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { CONFORMANCE_COMMAND } from "./commands/server/conformance.ts";
import { Failure } from "../failure.ts";

const GROUPS: Record<string, string> = {
  reseller: "resellers, who buy",
  operator: "the operator's staff",
  key: "API keys of resellers",
  news: "what you write to resellers",
  service: "what is sold",
  "service-group": "groups of services",
  price: "prices of groups and resellers",
  "exchange-rate": "what resellers with wallets in other currencies pay",
  "exchange-feed": "where exchange rates are read from",
  "payment-method": "ways to pay for credit",
  payment: "online payments of resellers",
  stock: "codes that are delivered at once",
  supplier: "suppliers that fulfil orders",
  route: "which suppliers fulfil a service",
  queue: "orders that need attention",
  order: "orders of all resellers",
  settings: "what is changed while the server runs",
  "password-links": "links by which resellers who moved in set a password",
  telegram: "the bot that sends notifications by Telegram",
  attempt: "unconfirmed attempts with suppliers",
};

/** Commands that are more than one call on the core. */
export interface Actions {
  serve(): Promise<void>;
  demo(): Promise<void>;
  migrate(options: { json?: boolean }): Promise<void>;
  run(command: AnyCommand, operands: readonly string[], options: Record<string, unknown>): Promise<void>;
}

/** The command line as commander reads it. It throws a Failure where it would end the process. */
export function createProgram(actions: Actions, version: string): Program {
  const program = new Program("imeister")
    .description("A server for reselling IMEI and GSM services.")
    .version(version)
    .addHelpText("after", "\nSettings are read from the environment: DATABASE_URL, DATA_DIR, PORT and others.");
  strict(program);
  strict(program.command("serve")).description("run the server").action(actions.serve);
  strict(program.command("demo"))
    .description("run the server with a catalogue, accounts and keys to try")
    .action(actions.demo);
  strict(program.command("migrate"))
    .description("bring the database's schema up to date")
    .option("--json", "answer with one JSON document")
    .action(actions.migrate);
  const groups = new Map<string, Program>();
  for (const command of [...COMMANDS, CONFORMANCE_COMMAND]) {
    const [first = "", second] = command.name.split(" ");
    if (second === undefined) addCommand(program, command, first, actions);
    else addCommand(groupOf(program, groups, first), command, second, actions);
  }
  return program;
}

/** What commander found wrong; undefined when it only showed help or the version. */
export function usageFailure(error: CommanderError): Failure | undefined {
  if (error.exitCode === 0) return undefined;
  if (error.code === "commander.help") return new Failure("usage", "Name a command: see --help.");
  return new Failure("usage", error.message.replace(/^error: /, ""));
}

function groupOf(program: Program, groups: Map<string, Program>, name: string): Program {
  const known = groups.get(name);
  if (known) return known;
  const group = strict(program.command(name)).description(GROUPS[name] ?? name);
  groups.set(name, group);
  return group;
}

function addCommand(parent: Program, command: AnyCommand, word: string, actions: Actions): void {
  const program = strict(parent.command(word)).description(command.about);
  for (const { name, about } of command.operands ?? []) program.argument(`<${name}>`, about);
  for (const option of command.options ?? []) program.addOption(createOption(option));
  program.option("--json", "answer with one JSON document");
  program.action((...given: unknown[]) => {
    const operands = given.slice(0, command.operands?.length ?? 0) as string[];
    return actions.run(command, operands, program.opts());
  });
}

function createOption({ flags, about, required, choices, default: byDefault }: CommandOption): Option {
  const option = new Option(flags, about).makeOptionMandatory(required ?? false);
  if (choices) option.choices(choices);
  if (byDefault !== undefined) option.default(byDefault);
  return option;
}

/** Errors are thrown and written once, by the caller. */
function strict(program: Program): Program {
  return program.exitOverride().configureOutput({ outputError: () => {} });
}
