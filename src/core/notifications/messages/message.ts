import type { NotificationSample } from "../../../database/json-types.ts";
import { formatMoney } from "../../kernel/money.ts";
import type { NotificationTopic } from "../topics.ts";

/** What a message says. Every channel has its own look for it. */
export interface Message {
  topic: NotificationTopic;
  subject: string;
  paragraphs: string[];
  /** Path of the page of the dashboard that shows more, under what the reader does there. */
  link?: { label: string; path: string };
  /** What the link to turn it off says, where the message is not about the account. */
  optOut?: string;
  /** Staff wrote it: line breaks and web addresses within its paragraphs count. */
  isProse?: boolean;
}

/** What was gathered for one message: how many things, and the facts of the first ones. */
export interface Gathered {
  things: number;
  samples: readonly NotificationSample[];
}

export type Compose = (gathered: Gathered) => Omit<Message, "topic">;

/** A line for each thing whose facts are known, and how many more there are. */
export function listLines({ things, samples }: Gathered, line: (sample: NotificationSample) => string): string[] {
  const more = things - samples.length;
  return [...samples.map(line), ...(more > 0 ? [`And ${more} more.`] : [])];
}

/** `one` for a single thing, else the number before the word. */
export function count({ things }: Gathered, one: string, many: string): string {
  return things === 1 ? one : `${things} ${many}`;
}

/** Such as 12.50 USD. */
export function money(
  micros: NotificationSample[string] | undefined,
  currency: NotificationSample[string] | undefined,
) {
  return `${formatMoney(BigInt(String(micros)))} ${String(currency)}`;
}
