import { Failure } from "../failure.ts";
import type { WholeService } from "./api/answers.ts";
import type { Api } from "./api/api.ts";
import { findPriceGroup, findReseller } from "./api/find.ts";
import { flag, texts, type CommandInput, type CommandOption } from "./command.ts";

export const VISIBILITY_OPTIONS: readonly CommandOption[] = [
  { flags: "--everyone", about: "visible to every reseller" },
  { flags: "--group <name...>", about: "visible to the resellers of these price groups" },
  { flags: "--reseller <id|email...>", about: "visible to these resellers" },
];

/** Who sees a service, by the names that people write. */
export type NamedVisibility =
  | { visible_to: "everyone" }
  | { visible_to: "price_groups" | "resellers"; names: readonly string[] };

/** Throws a Failure unless one of the options is given. */
export function visibilityOf(input: CommandInput): NamedVisibility {
  const [groups, resellers] = [texts(input, "group"), texts(input, "reseller")];
  const given = [
    ...(flag(input, "everyone") ? [{ visible_to: "everyone" } as const] : []),
    ...(groups ? [{ visible_to: "price_groups", names: groups } as const] : []),
    ...(resellers ? [{ visible_to: "resellers", names: resellers } as const] : []),
  ];
  if (given.length === 1) return given[0]!;
  throw new Failure("usage", "Give either --everyone, --group or --reseller.");
}

/** Such as `everyone`, `price_groups: Gold; Silver` or `resellers: 17; jane@example.com`. Throws a Failure. */
export function parseVisibility(value: string): NamedVisibility {
  const [kind = "", list = ""] = value.split(/:(.*)/s);
  const visible_to = kind.trim().toLowerCase();
  const names = list.split(";").flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
  if (visible_to === "everyone" && names.length === 0) return { visible_to };
  if ((visible_to === "price_groups" || visible_to === "resellers") && names.length > 0) return { visible_to, names };
  throw new Failure(
    "validation_failed",
    `“${value}” is not valid: write everyone, “price_groups: Gold; Silver” or “resellers: 17; jane@example.com”.`,
  );
}

/** Such as `everyone` or `the price groups Gold, Silver`. */
export function viewersText({ visible_to, price_groups, resellers }: WholeService["visibility"]): string {
  if (visible_to === "everyone") return "everyone";
  const named = visible_to === "price_groups" ? price_groups : resellers;
  const names = named.map(({ name }) => name).join(", ");
  return `${visible_to === "price_groups" ? "the price groups" : "the resellers"} ${names}`;
}

/** As the operator API takes it. Throws not_found. */
export async function toVisibilityBody(api: Api, named: NamedVisibility): Promise<object> {
  if (!("names" in named)) return named;
  const isByGroup = named.visible_to === "price_groups";
  const find = isByGroup ? findPriceGroup : findReseller;
  const ids: number[] = [];
  for (const name of named.names) ids.push((await find(api, name)).id);
  return { visible_to: named.visible_to, [isByGroup ? "price_group_ids" : "reseller_ids"]: ids };
}
