import type { BundleRow } from "../../../core/moving/bundle/bundle.ts";
import type { Line } from "../../../core/moving/source.ts";
import { readAuthenticatorSecret } from "../../../core/people/sign-in/two-factor.ts";
import { networksOf } from "../address-ranges.ts";
import { currencyOf } from "../currencies.ts";
import { priceGroupOf } from "./read-prices.ts";
import type { Panel } from "./read-services.ts";
import { draft, groupBy, type Draft } from "./rows.ts";
import { amount, text, time, type PanelTables } from "../tables.ts";

const MAX_EMAIL = 254;
const MAX_USERNAME = 100;
const MAX_NAME = 200;
const SHORTEST_KEY = 8;
/** What panels write where there is none. */
const UNSET_ADDRESS = "0.0.0.0";

const COLUMNS = {
  id: text("id"),
  username: text("username"),
  password: text("password"),
  key: text("api_key"),
  access: text("api_access"),
  firstName: text("first_name"),
  lastName: text("last_name"),
  email: text("email"),
  company: text("company"),
  parent: text("reseller_id"),
  status: text("status"),
  created: time("creation_date"),
  currency: text("currency_id"),
  credits: amount("credits"),
  held: amount("credits_inprocess"),
  limit: amount("ovd_c_limit"),
  secondStep: text("two_step_auth"),
  secondSecret: text("google_auth_key"),
  ip1a: text("ip1a"),
  ip1b: text("ip1b"),
  ip2a: text("ip2a"),
  ip2b: text("ip2b"),
  ip3a: text("ip3a"),
  ip3b: text("ip3b"),
  ip4a: text("ip4a"),
  ip4b: text("ip4b"),
  ip5a: text("ip5a"),
  ip5b: text("ip5b"),
} as const;
const RANGES = [
  ["ip1a", "ip1b"],
  ["ip2a", "ip2b"],
  ["ip3a", "ip3b"],
  ["ip4a", "ip4b"],
  ["ip5a", "ip5b"],
] as const;

type User = Record<keyof typeof COLUMNS, string | null>;

export async function* readResellers(panel: Panel): AsyncGenerator<Line<BundleRow<"resellers">>> {
  const packages = await readPackages(panel.tables);
  const known = await readKnownAddresses(panel.tables);
  for await (const users of panel.tables.batches("user_master", COLUMNS)) {
    for (const user of users) {
      const row = draft(`user_master ${user.id}`);
      const keys = keysOf(row, user);
      const group = priceGroupOf(panel, packages.get(user.id!), user.currency);
      yield row.done<BundleRow<"resellers">>({
        ...identityOf(row, user),
        ...moneyOf(row, user),
        price_group: group,
        currency: currencyOf(panel.currencies, user.currency).code,
        status: user.status === "1" || user.status === null ? "active" : "suspended",
        password_hash: user.password?.trim() || undefined,
        two_factor_secret: factorOf(row, user),
        api_keys: keys,
        // They restrict the key alone.
        allowed_ips: keys.length === 0 ? undefined : addressesOf(row, user, known.get(user.id!) ?? []),
        created: user.created ?? undefined,
      });
    }
  }
}

function identityOf(row: Draft, user: User) {
  if (user.parent !== null && user.parent !== "0")
    row.remark("reseller_id", user.parent, "A sub-reseller: becomes a reseller of its own, at the prices it has.");
  return {
    id: user.id!,
    email: row.text("email", user.email, MAX_EMAIL) ?? "",
    username: row.text("username", user.username, MAX_USERNAME),
    name: row.text("name", `${user.firstName ?? ""} ${user.lastName ?? ""}`, MAX_NAME),
    company: row.text("company", user.company, MAX_NAME),
  };
}

function factorOf(row: Draft, { secondStep, secondSecret }: User): string | undefined {
  if (secondStep !== "1") return undefined;
  const secret = readAuthenticatorSecret(secondSecret ?? "");
  if (secret !== null) return secret;
  row.remark(
    "two_factor_secret",
    "",
    "The panel has no usable secret of the authenticator app: it is set up again here.",
  );
  return undefined;
}

function moneyOf(row: Draft, user: User) {
  const limit = row.amount("credit_limit", user.limit);
  return {
    balance: row.amount("balance", user.credits) ?? "0",
    held: row.amount("held", user.held) ?? undefined,
    credit_limit: limit === null || limit.startsWith("-") ? "0" : limit,
  };
}

function keysOf(row: Draft, { key, access }: User): string[] {
  const given = key?.trim() ?? "";
  if (given === "") return [];
  if (access === "0") {
    row.remark("api_key", `…${given.slice(-4)}`, "Left out: the panel does not allow this user its API.");
    return [];
  }
  if (given.length >= SHORTEST_KEY) return [given];
  row.remark("api_key", `…${given.slice(-2)}`, `Left out: a key has at least ${SHORTEST_KEY} characters.`);
  return [];
}

/**
 * Ranges that a user has set, with the addresses that the panel's API has learnt: a client must not be locked out.
 * Where none of them can be read they stay as they are, so that the dry run names them: without any, the key would work
 * from anywhere.
 */
function addressesOf(row: Draft, user: User, learnt: readonly string[]): string[] | undefined {
  const ranges = RANGES.flatMap(([from, to]) => {
    const [first, last] = [from, to].map((end) => addressOf(user[end])) as [string, string];
    if (first === "" && last === "") return [];
    return [{ text: `${first} to ${last}`, networks: networksOf(first, last) }];
  });
  if (ranges.length === 0) return undefined;
  const unreadable = ranges.filter(({ networks }) => networks === null).map(({ text: range }) => range);
  if (unreadable.length === ranges.length) return unreadable;
  for (const range of unreadable) row.remark("allowed_ips", range, "Left out: not a range of addresses.");
  const networks = [...ranges.map((range) => range.networks), ...learnt.map((address) => networksOf(address, ""))];
  return [...new Set(networks.flatMap((found) => found ?? []))];
}

function addressOf(stored: string | null): string {
  const given = stored?.trim() ?? "";
  return given === UNSET_ADDRESS ? "" : given;
}

async function readPackages(tables: PanelTables): Promise<Map<string, string>> {
  const packages = new Set((await tables.read("package_master", { id: text("id") })).map(({ id }) => id));
  const rows = await tables.read("package_users", { user: text("user_id"), packageId: text("package_id") });
  // The panel takes the first of several.
  const existing = rows.filter(({ packageId }) => packages.has(packageId)).toReversed();
  return new Map(existing.map(({ user, packageId }) => [user!, packageId!]));
}

async function readKnownAddresses(tables: PanelTables): Promise<Map<string, string[]>> {
  const rows = await tables.read("ip_pool", { user: text("id"), address: text("ip") });
  const byUser = groupBy(rows, ({ user }) => user ?? "");
  return new Map([...byUser].map(([user, found]) => [user, found.map(({ address }) => address ?? "")]));
}
