import type { StockAdded } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import {
  CONFIRM_OPTION,
  fileText,
  flag,
  neededWhole,
  script,
  type Command,
  type CommandInput,
  type Report,
} from "../../command.ts";

/** Codes of one call: no body may be larger than a setting that a command does not know, by default 1 MiB. */
const CODES_AT_ONCE_CHARACTERS = 250_000;

export const STOCK_COMMANDS: readonly Command[] = [
  script({
    name: "stock add",
    about: "add codes to a service's inventory; each is delivered once, before staff fulfil orders manually",
    operands: [{ name: "file", about: "one code per line", isFile: true }],
    options: [{ flags: "--service <id>", about: "the service", required: true }, CONFIRM_OPTION],
    routes: ["POST /services/:id/stock"],
    run: addStock,
    print: ({ added, duplicates, free }) =>
      `${added} codes were added, ${duplicates} were known already; ${free} can be delivered.`,
  }),
];

async function addStock(api: Api, input: CommandInput, report: Report): Promise<StockAdded> {
  const path = `/services/${neededWhole(input, "service")}/stock`;
  const parts = splitLines(fileText(input));
  const confirm = flag(input, "confirm");
  const sum = { added: 0, duplicates: 0, free: 0 };
  for (const [index, codes] of parts.entries()) {
    const { data } = await api.call<One<StockAdded>>({ method: "POST", path, body: { codes, confirm } });
    sum.added += data.added;
    sum.duplicates += data.duplicates;
    sum.free = data.free;
    report({ done: index + 1, total: parts.length });
  }
  return sum;
}

/** A code that is known already is passed over, so a file that was sent in part is simply sent again. */
function splitLines(text: string): string[] {
  const parts = [""];
  for (const line of text.split(/\r?\n/)) {
    if (parts.at(-1)!.length + line.length > CODES_AT_ONCE_CHARACTERS) parts.push("");
    parts[parts.length - 1] += `${line}\n`;
  }
  return parts;
}
