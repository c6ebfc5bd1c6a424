import { findReseller } from "../core/resellers/accounts/resellers.ts";
import { setMargin, setPrice, type PriceTarget } from "../core/catalogue/prices/price-settings.ts";
import type { Core } from "../core/core.ts";
import { formatMoney } from "../core/kernel/money.ts";
import {
  command,
  CONFIRM_OPTION,
  flag,
  needed,
  neededAmount,
  neededWhole,
  text,
  type Command,
  type CommandInput,
} from "./command.ts";
import { Failure } from "./failure.ts";

const PERCENT = /^(-?)(\d{1,5})(?:\.(\d{1,2}))?$/;
const BASIS_POINTS_PER_PERCENT = 100;

export const PRICE_COMMANDS: readonly Command[] = [
  command({
    name: "price set",
    about: "set a service's price for a price group or for one reseller",
    options: [
      { flags: "--service <id>", about: "the service", required: true },
      { flags: "--group <name>", about: "price group, made on first use" },
      { flags: "--reseller <id|email>", about: "one reseller; goes before the price of the group" },
      { flags: "--price <amount>", about: "price of one", required: true },
      CONFIRM_OPTION,
    ],
    run: async (core, input) => {
      const serviceId = neededWhole(input, "service");
      const price = neededAmount(input, "price");
      await setPrice(core, serviceId, await readTarget(core, input), price, { confirm: flag(input, "confirm") });
      return { service_id: serviceId, price: formatMoney(price) };
    },
    print: ({ service_id, price }) => `Service ${service_id} costs ${price} there.`,
  }),
  command({
    name: "price margin",
    about: "set what a price group pays above (or below) the base prices",
    options: [
      { flags: "--group <name>", about: "price group, made on first use", required: true },
      { flags: "--percent <number>", about: "such as 10, -2.5 or 0", required: true },
    ],
    run: async (core, input) => {
      const group = needed(input, "group");
      const percent = needed(input, "percent");
      await setMargin(core, group, basisPoints(percent));
      return { group, percent };
    },
    print: ({ group, percent }) => `${group} pays base prices ${percent.startsWith("-") ? "" : "+"}${percent} %.`,
  }),
];

async function readTarget(core: Core, input: CommandInput): Promise<PriceTarget> {
  const group = text(input, "group");
  const reseller = text(input, "reseller");
  if (group !== undefined && reseller === undefined) return { group };
  if (reseller !== undefined && group === undefined) return { resellerId: (await findReseller(core, reseller)).id };
  throw new Failure("usage", "Give either --group or --reseller.");
}

function basisPoints(percent: string): number {
  const match = PERCENT.exec(percent);
  if (!match)
    throw new Failure("validation_failed", "The percentage is a number such as 10 or -2.5, with at most two decimals.");
  const [, sign, units, hundredths = ""] = match;
  const points = Number(units) * BASIS_POINTS_PER_PERCENT + Number(hundredths.padEnd(2, "0"));
  return sign ? -points : points;
}
