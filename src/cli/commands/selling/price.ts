import { Failure } from "../../../failure.ts";
import type { PriceSet } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import {
  basisPoints,
  command,
  CONFIRM_OPTION,
  flag,
  needed,
  neededWhole,
  script,
  text,
  type Command,
  type CommandInput,
} from "../../command.ts";
import { ensurePriceGroup, findReseller } from "../../api/find.ts";

export const PRICE_COMMANDS: readonly Command[] = [
  script({
    name: "price set",
    about: "set a service's price for a price group or for one reseller",
    options: [
      { flags: "--service <id>", about: "the service", required: true },
      { flags: "--group <name>", about: "price group, made on first use" },
      { flags: "--reseller <id|email>", about: "one reseller; goes before the price of the group" },
      { flags: "--price <amount>", about: "price of one", required: true },
      CONFIRM_OPTION,
    ],
    routes: ["PUT /services/:id/prices/groups/:price_group_id", "PUT /services/:id/prices/resellers/:reseller_id"],
    run: async (api, input) => {
      const service_id = neededWhole(input, "service");
      const path = `/services/${service_id}/prices/${await readTarget(api, input)}`;
      const body = { price: needed(input, "price"), confirm: flag(input, "confirm") };
      const { data } = await api.call<One<PriceSet>>({ method: "PUT", path, body });
      return { service_id, price: data.price };
    },
    print: ({ service_id, price }) => `Service ${service_id} costs ${price} there.`,
  }),
  command({
    name: "price margin",
    about: "set what a price group pays above (or below) the base prices",
    options: [
      { flags: "--group <name>", about: "price group, made on first use", required: true },
      { flags: "--percent <number>", about: "such as 10, -2.5 or 0", required: true },
      CONFIRM_OPTION,
    ],
    route: "PATCH /price-groups/:id",
    subject: (input, api) => ensurePriceGroup(api, needed(input, "group")),
    body: (input) => ({ margin_basis_points: basisPoints(input, "percent"), confirm: flag(input, "confirm") }),
    show: (_answer: object, input) => ({ group: needed(input, "group"), percent: needed(input, "percent") }),
    print: ({ group, percent }) => `${group} pays base prices ${percent.startsWith("-") ? "" : "+"}${percent} %.`,
  }),
];

async function readTarget(api: Api, input: CommandInput): Promise<string> {
  const group = text(input, "group");
  const reseller = text(input, "reseller");
  if (group !== undefined && reseller === undefined) return `groups/${(await ensurePriceGroup(api, group)).id}`;
  if (reseller !== undefined && group === undefined) return `resellers/${(await findReseller(api, reseller)).id}`;
  throw new Failure("usage", "Give either --group or --reseller.");
}
