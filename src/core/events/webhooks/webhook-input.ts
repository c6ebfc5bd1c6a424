import type { Config } from "../../../config.ts";
import { invalidField } from "../../kernel/errors.ts";
import { readOptionalText } from "../../kernel/input/field-readers.ts";
import { EVENT_TYPES, type EventType } from "../event.ts";

const MAX_URL_LENGTH = 2_000;
const MAX_DESCRIPTION_LENGTH = 200;

export interface WebhookInput {
  url?: string | undefined;
  description?: string | undefined;
  /** Null or empty: all types. */
  eventTypes?: readonly string[] | null | undefined;
}

/** The columns of what is given. Throws validation_failed. */
export function toColumns(config: Config, { url, description, eventTypes }: WebhookInput) {
  return {
    ...(url !== undefined && { url: readUrl(config, "url", url) }),
    ...(description !== undefined && {
      description: readOptionalText("description", description, MAX_DESCRIPTION_LENGTH) ?? "",
    }),
    ...(eventTypes !== undefined && { event_types: readTypes(eventTypes) }),
  };
}

/**
 * An address that events may be posted to: HTTPS, or HTTP as well where private addresses are allowed. Whether the
 * host is private is found out when it is called. Throws validation_failed.
 */
export function readUrl({ ALLOW_PRIVATE_ADDRESSES }: Config, field: string, text: string): string {
  const url = URL.parse(text.trim());
  const isAllowed = url?.protocol === "https:" || (url?.protocol === "http:" && ALLOW_PRIVATE_ADDRESSES);
  if (url === null || !isAllowed || url.href.length > MAX_URL_LENGTH) {
    throw invalidField(field, "Enter an address that starts with https://, such as https://example.com/webhooks.");
  }
  if (url.username !== "" || url.password !== "") {
    throw invalidField(field, "The address must not contain a user name or a password.");
  }
  return url.href;
}

function readTypes(given: readonly string[] | null): EventType[] | null {
  if (given === null || given.length === 0) return null;
  const unknown = given.find((type) => !EVENT_TYPES.some((known) => known === type));
  if (unknown !== undefined) {
    throw invalidField("event_types", `“${unknown}” is not an event type: choose from ${EVENT_TYPES.join(", ")}.`);
  }
  return EVENT_TYPES.filter((type) => given.includes(type));
}
