import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { randomId } from "../../../api/random-id.ts";
import type { ServiceInput } from "../catalogue.ts";

export const INPUT_TYPE_WORDS: Record<ServiceInput["type"], MessageDescriptor> = {
  text: msg`Text`,
  number: msg`Number`,
  email: msg`Email`,
  select: msg`Dropdown`,
  password: msg`Password`,
};

/** A custom field while it is edited. */
export type DraftInput = ServiceInput & {
  /** Of its row on the page. */
  id: string;
  /** The options as they are written, one per line. */
  choices: string;
};

export function newDraft(input: ServiceInput): DraftInput {
  return { ...input, id: randomId(), choices: (input.options ?? []).join("\n") };
}

export function readDraft({ name, type, required, description, choices, pattern }: DraftInput): ServiceInput {
  const options = choices
    .split("\n")
    .map((option) => option.trim())
    .filter((option) => option !== "");
  return {
    name: name.trim(),
    type,
    required,
    ...(description?.trim() && { description: description.trim() }),
    ...(type === "select" && { options }),
    ...(pattern?.trim() && { pattern: pattern.trim() }),
  };
}
