import { textOf, type Text } from "../../locale/text.ts";

/** The choices of a select: values with the words for them. */
export function Options({ of }: { of: Readonly<Record<string, Text>> }) {
  return Object.entries(of).map(([value, words]) => (
    <option key={value} value={value}>
      {textOf(words)}
    </option>
  ));
}
