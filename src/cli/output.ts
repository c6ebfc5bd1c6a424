import type { Progress, Report } from "./command.ts";
import { Failure, failureJson } from "../failure.ts";
import type { Terminal } from "./terminal.ts";

const BAR_WIDTH = 30;
const MOST_FIELDS_SHOWN = 50;

/** Control characters in what resellers and suppliers sent would steer the operator's terminal. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

export function writeLine(text: string, { stdout }: Pick<Terminal, "stdout"> = process): void {
  stdout.write(`${text.replace(CONTROL_CHARACTERS, "�")}\n`);
}

/** A progress bar on standard error, where that is a terminal. */
export function progressBar({ stderr }: Terminal): Report {
  if (!stderr.isTTY) return () => {};
  return ({ done, total }: Progress) => {
    const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH);
    const bar = "█".repeat(filled).padEnd(BAR_WIDTH, "░");
    stderr.write(`\r${bar} ${done} of ${total}${done >= total ? "\n" : ""}`);
  };
}

/** Says why a command failed: as JSON on standard output, or as sentences on standard error. */
export function writeFailure(error: unknown, asJson: boolean, terminal: Terminal): void {
  const failure = failureJson(error);
  if (asJson) return writeLine(JSON.stringify({ error: failure }, null, 2), terminal);
  const fields = Object.entries(failure.fields ?? {}).flatMap(([name, sentences]) =>
    sentences.filter((sentence) => !failure.message.includes(sentence)).map((sentence) => `  ${name}: ${sentence}`),
  );
  const more = fields.length > MOST_FIELDS_SHOWN ? [`  … and ${fields.length - MOST_FIELDS_SHOWN} more`] : [];
  const lines = [failure.message, ...fields.slice(0, MOST_FIELDS_SHOWN), ...more];
  // A bug: the place where it happened is what its report needs; a server logs its own.
  if (error instanceof Failure && failure.code === "internal") lines.push("The server's log says more.");
  else if (failure.code === "internal" && error instanceof Error && error.stack) lines.push(error.stack);
  terminal.stderr.write(`${lines.join("\n")}\n`);
}
