import { SCOPES, type Dialect } from "../core/access/caller.ts";
import { createApiKey, listApiKeys, revokeToken } from "../core/access/tokens.ts";
import { findReseller } from "../core/accounts/resellers.ts";
import {
  choice,
  command,
  date,
  flag,
  idOperand,
  needed,
  text,
  texts,
  whole,
  type Command,
  type CommandInput,
} from "./command.ts";
import { dateTime, table } from "./table.ts";

const DIALECTS: readonly Dialect[] = ["auto", "native", "dhru"];
const RESELLER_OPTION = { flags: "--reseller <id|email>", about: "whose key", required: true };

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
    print: ({ id, key }) => `Key ${id} was made. Keep it now, it is not shown again:\n${key}`,
  }),
  command({
    name: "key list",
    about: "list a reseller's keys without their secrets",
    options: [RESELLER_OPTION],
    run: async (core, input) => {
      const keys = await listApiKeys(core, await readReseller(core, input));
      return { keys: keys.map(showKey) };
    },
    print: ({ keys }) =>
      table(
        ["ID", "KEY", "LABEL", "MODE", "STATE", "LAST USED"],
        keys.map((key) => [
          String(key.id),
          `${key.prefix}…${key.last_four}`,
          key.label,
          key.test ? "test" : "live",
          key.revoked_at ? "revoked" : "active",
          key.last_used_at ? dateTime(key.last_used_at) : "",
        ]),
      ),
  }),
  command({
    name: "key revoke",
    about: "make a key useless at once",
    operands: [{ name: "id", about: "the key's id, as key list shows it" }],
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

function showKey(key: Awaited<ReturnType<typeof listApiKeys>>[number]) {
  return {
    id: key.id,
    prefix: key.prefix,
    last_four: key.lastFour,
    label: key.label,
    test: key.test,
    scopes: key.scopes,
    allowed_ips: key.allowedCidrs,
    rate_limit: key.rateLimit,
    dialect: key.dialect,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    created_at: key.createdAt.toISOString(),
  };
}
