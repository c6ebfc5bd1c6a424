import { SCOPES } from "../../../core/kernel/caller.ts";
import { DIALECTS } from "../../../http/kit/dialects.ts";
import type { ApiKey } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import {
  command,
  date,
  flag,
  idOperand,
  needed,
  neededWhole,
  text,
  texts,
  whole,
  type Command,
  type CommandInput,
} from "../../command.ts";
import { findReseller } from "../../api/find.ts";
import { dateTime, table } from "../../table.ts";

const RESELLER_OPTION = { flags: "--reseller <id|email>", about: "whose key", required: true };
const KEY_OPERAND = { name: "id", about: "the key's id, as key list shows it" };

interface MadeKey {
  id: number;
  key: string;
}

export const KEY_COMMANDS: readonly Command[] = [
  command({
    name: "key create",
    about: "make an API key; it is shown this once",
    options: [
      RESELLER_OPTION,
      { flags: "--label <text>", about: "what the key is for" },
      { flags: "--test", about: "works on the test wallet and never reaches a supplier" },
      { flags: "--rate-limit <number>", about: "requests a minute" },
      { flags: "--dialect <dialect>", about: "which dialect answers dispatch calls", choices: DIALECTS },
      { flags: "--scope <scope...>", about: `what the key may do, of ${SCOPES.join(", ")} (default: all)` },
      { flags: "--strict-http", about: "dispatch errors carry their HTTP status instead of 200" },
      { flags: "--no-replay", about: "a repeated dispatch order without a reference is a new order" },
      { flags: "--allow-ip <cidr...>", about: "addresses or ranges that may use the key (default: any)" },
      { flags: "--expires <date>", about: "last moment of the key, such as 2027-01-31" },
    ],
    route: "POST /resellers/:id/keys",
    subject: readReseller,
    body: (input) => ({
      label: text(input, "label"),
      test: flag(input, "test"),
      rate_limit: whole(input, "rateLimit"),
      dialect: text(input, "dialect"),
      scopes: texts(input, "scope"),
      strict_http: flag(input, "strictHttp"),
      replay: input.options["replay"] !== false,
      allowed_ips: texts(input, "allowIp"),
      expires_at: date(input, "expires")?.toISOString(),
    }),
    show: showMade,
    print: printMade,
  }),
  command({
    name: "key list",
    about: "list a reseller's keys without their secrets",
    options: [RESELLER_OPTION],
    route: "GET /resellers/:id/keys",
    subject: readReseller,
    show: ({ data }: One<ApiKey[]>) => ({ keys: data }),
    print: ({ keys }) =>
      table(
        ["ID", "KEY", "LABEL", "MODE", "STATE", "LAST USED"],
        keys.map((key) => [
          String(key.id),
          `${key.prefix}…${key.last_four}`,
          key.label,
          key.test ? "test" : "live",
          key.replaced_by ? `${key.state}, see ${key.replaced_by}` : key.state,
          key.last_used_at ? dateTime(key.last_used_at) : "",
        ]),
      ),
  }),
  command({
    name: "key regenerate",
    about: "make a new secret for a key's settings; the old one is refused at once",
    operands: [KEY_OPERAND],
    route: "POST /keys/:id/regenerate",
    subject: idOperand,
    show: showMade,
    print: printMade,
  }),
  command({
    name: "key rotate",
    about: "make a new secret for a key's settings, while the old one lives on for some hours",
    operands: [KEY_OPERAND],
    options: [{ flags: "--hours <number>", about: "how long the old key lives on, 0 to 168", default: "24" }],
    route: "POST /keys/:id/rotate",
    subject: idOperand,
    body: (input) => ({ hours: neededWhole(input, "hours") }),
    show: showMade,
    print: printMade,
  }),
  command({
    name: "key revoke",
    about: "revoke a key at once",
    operands: [KEY_OPERAND],
    route: "POST /keys/:id/revoke",
    subject: idOperand,
    show: (_answer: object, _input, { id }) => ({ id, revoked: true }),
    print: ({ id }) => `Key ${id} is revoked.`,
  }),
];

function readReseller(input: CommandInput, api: Api) {
  return findReseller(api, needed(input, "reseller"));
}

function showMade({ data: { id, key } }: One<MadeKey>): MadeKey {
  return { id, key };
}

function printMade({ id, key }: MadeKey): string {
  return `Key ${id} was made. Keep it now, it is not shown again:\n${key}`;
}
