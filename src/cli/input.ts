import { readFileSync, statSync } from "node:fs";
import { text as readStream } from "node:stream/consumers";
import type { AnyCommand, CommandInput } from "./command.ts";
import { Failure } from "../failure.ts";
import type { Terminal } from "./terminal.ts";

const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Reads the input of a command: its file, and standard input for a secret given as `-`. */
export async function readCommandInput(
  command: AnyCommand,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
  { stdin }: Terminal,
): Promise<CommandInput> {
  const fileIndex = command.operands?.findIndex((operand) => operand.isFile) ?? -1;
  const file = fileIndex === -1 ? undefined : readFile(operands[fileIndex]!);
  return { operands, options: await readSecrets(command, options, stdin), file };
}

function readFile(path: string): string {
  try {
    const { size } = statSync(path);
    if (size > MAX_FILE_BYTES) {
      throw new Failure("payload_too_large", `${path} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB: split it.`);
    }
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("file_unreadable", `${path} cannot be read: ${(error as Error).message}.`);
  }
}

async function readSecrets(
  command: AnyCommand,
  options: Readonly<Record<string, unknown>>,
  stdin: Terminal["stdin"],
): Promise<Record<string, unknown>> {
  const filled = { ...options };
  for (const name of secretNames(command)) {
    if (options[name] === "-") filled[name] = await readSecret(stdin);
  }
  return filled;
}

/** The options of a command whose values are secret; each is one word. */
function secretNames({ options = [] }: AnyCommand): string[] {
  const secrets = options.filter((option) => option.isSecret);
  return secrets.flatMap(({ flags }) => /^--([a-z]+)/.exec(flags)?.[1] ?? []);
}

/** The first line of standard input. */
async function readSecret(stdin: Terminal["stdin"]): Promise<string> {
  const [line = ""] = (await readStream(stdin)).split(/\r?\n/);
  if (line === "") throw new Failure("usage", "Standard input is empty.");
  return line;
}
