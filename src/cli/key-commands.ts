import { DIALECTS, SCOPES } from "../core/kernel/caller.ts";
import { keyState, type ApiKey } from "../core/resellers/keys/api-key.ts";
import { createApiKey, listApiKeys, type MadeKey } from "../core/resellers/keys/api-keys.ts";
import { regenerateApiKey, rotateApiKey } from "../core/resellers/keys/replace-key.ts";
import { revokeToken } from "../core/resellers/keys/tokens.ts";
import { findReseller } from "../core/resellers/accounts/resellers.ts";
import {
  choice,
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
} from "./command.ts";
import { dateTime, table } from "./table.ts";

const RESELLER_OPTION = { flags: "--reseller <id|email>", about: "whose key", required: true };

const KEY_OPERAND = { name: "id", about: "the key's id, as key list shows it" };

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
      { flags: "--scope <scope...>", about: `what the key may do; everything unless given: ${SCOPES.join(", ")}` },
      { flags: "--strict-http", about: "dispatch errors carry their HTTP status instead of 200" },
      { flags: "--no-replay", about: "a repeated dispatch order without a reference is a new order" },
      { flags: "--allow-ip <cidr...>", about: "addresses or ranges that may use the key; any unless given" },
      { flags: "--expires <date>", about: "last moment of the key, such as 2027-01-31" },
    ],
    run: async (core, input) => createApiKey(core, { resellerId: await readReseller(core, input), ...readKey(input) }),
    print: printMade,
  }),
  command({
    name: "key list",
    about: "list a reseller's keys without their secrets",
    options: [RESELLER_OPTION],
    run: async (core, input) => {
      const keys = await listApiKeys(core, await readReseller(core, input));
      return { keys: keys.map((key) => showKey(key, core.clock())) };
    },
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
    run: async (core, input) => regenerateApiKey(core, { id: idOperand(input, 0) }),
    print: printMade,
  }),
  command({
    name: "key rotate",
    about: "make a new secret for a key's settings, while the old one lives on for some hours",
    operands: [KEY_OPERAND],
    options: [{ flags: "--hours <number>", about: "how long the old key lives on, 0 to 168", default: "24" }],
    run: async (core, input) => rotateApiKey(core, { id: idOperand(input, 0) }, neededWhole(input, "hours")),
    print: printMade,
  }),
  command({
    name: "key revoke",
    about: "make a key useless at once",
    operands: [KEY_OPERAND],
    run: async (core, input) => {
      const id = idOperand(input, 0);
      await revokeToken(core, id);
      return { id, revoked: true };
    },
    print: ({ id }) => `Key ${id} is revoked.`,
  }),
];

async function readReseller(core: Parameters<typeof findReseller>[0], input: CommandInput): Promise<number> {
  return (await findReseller(core, needed(input, "reseller"))).id;
}

function readKey(input: CommandInput) {
  return {
    label: text(input, "label"),
    test: flag(input, "test"),
    rateLimit: whole(input, "rateLimit"),
    dialect: choice(input, "dialect", DIALECTS),
    scopes: texts(input, "scope"),
    strictHttp: flag(input, "strictHttp"),
    replay: input.options["replay"] !== false,
    allowedCidrs: texts(input, "allowIp"),
    expiresAt: date(input, "expires"),
  };
}

function printMade({ id, key }: MadeKey): string {
  return `Key ${id} was made. Keep it now, it is not shown again:\n${key}`;
}

function showKey(key: ApiKey, now: Date) {
  return {
    id: key.id,
    prefix: key.prefix,
    last_four: key.lastFour,
    label: key.label,
    test: key.test,
    state: keyState(key, now),
    scopes: key.scopes,
    allowed_ips: key.allowedCidrs,
    rate_limit: key.rateLimit,
    dialect: key.dialect,
    strict_http: key.strictHttp,
    replay: key.replay,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    replaced_by: key.replacedBy,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_ip: key.lastUsedIp,
    created_at: key.createdAt.toISOString(),
  };
}
