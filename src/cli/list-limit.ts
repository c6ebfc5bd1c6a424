import { neededWhole, type CommandInput } from "./command.ts";

const MOST_LISTED = 10_000;

/** The option of every list that may be long; `listLength` reads it. */
export const LIMIT_OPTION = { flags: "--limit <number>", about: `how many, at most ${MOST_LISTED}`, default: "50" };

/** How many rows of a list are wanted. */
export function listLength(input: CommandInput): number {
  return Math.min(neededWhole(input, "limit"), MOST_LISTED);
}
