import { compileMessage } from "@lingui/message-utils/compileMessage";

/** How Lingui marks a message. */
const MARK = "* i18n ";

interface Node {
  type: string;
  leadingComments?: { value: string }[] | null;
  properties?: { key?: { name?: string }; value?: Node }[];
  value?: unknown;
}

interface Babel {
  types: { valueToNode: (value: unknown) => Node };
}

/**
 * A Babel plugin that runs after Lingui's: compiles the English text beside each id, as catalogues are compiled, so that
 * English needs neither a catalogue nor the parser of messages in the browser.
 */
export function inlineEnglish({ types }: Babel) {
  return {
    name: "inline-english",
    visitor: {
      ObjectExpression({ node }: { node: Node }) {
        if (!node.leadingComments?.some(({ value }) => value === MARK)) return;
        const message = node.properties?.find(({ key }) => key?.name === "message");
        if (typeof message?.value?.value !== "string") return;
        message.value = types.valueToNode(compileMessage(message.value.value));
      },
    },
  };
}
