import { i18n, type MessageDescriptor } from "@lingui/core";

/** A text of the dashboard in every language, or a text as the API or a user wrote it. */
export type Text = string | MessageDescriptor;

/** In the language that is shown, with the values of its placeholders. */
export function textOf(text: Text, values?: Readonly<Record<string, string>>): string {
  if (typeof text === "string") return text;
  return i18n._(values === undefined ? text : { ...text, values });
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
