import { DEMO_SERVICES, type DemoService } from "../catalogue.ts";
import type { ListedService } from "../../src/core/catalogue/services/operator-services.ts";
import { parseMoney, type Micros } from "../../src/core/kernel/money.ts";
import type { Dice } from "./dice.ts";

export type Fulfilment = "manual" | "stock" | "upstream";

/** A service of the demonstration as the sample orders need it. */
export interface SampleService {
  id: number;
  demo: DemoService;
  fulfilment: Fulfilment;
  price: Micros;
  groupPrice: Micros;
  /** Of one order with the upstream. */
  cost: Micros;
  /** How often it is ordered in comparison with the others: what is cheap or delivered at once sells most. */
  share: number;
  /** Shortest and longest time to the result, in milliseconds. */
  duration: readonly [least: number, most: number];
}

const DURATION = /^(\d+)(?:-(\d+))? (minute|hour|day)s?$/;
const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const AT_ONCE_MS = [400, 2_500] as const;
/** A service at a thirtieth of this price sells twice as often; one that is delivered at once, too. */
const USUAL_PRICE = 2_000_000;
const PRICE_EXPONENT = 0.2;
const INSTANT_FACTOR = 2;

export function readSampleServices(services: readonly ListedService[]): SampleService[] {
  return DEMO_SERVICES.flatMap((demo) => {
    const listed = services.find(({ name }) => name === demo.name);
    return listed ? [readSampleService(listed.id, demo)] : [];
  });
}

function readSampleService(id: number, demo: DemoService): SampleService {
  const price = parseMoney(demo.price);
  const fulfilment = demo.stock !== undefined ? "stock" : demo.upstream !== undefined ? "upstream" : "manual";
  return {
    id,
    demo,
    fulfilment,
    price,
    groupPrice: demo.groupPrice === undefined ? price : parseMoney(demo.groupPrice),
    cost: parseMoney(demo.upstream?.cost ?? "0"),
    share: (USUAL_PRICE / Number(price)) ** PRICE_EXPONENT * (fulfilment === "manual" ? 1 : INSTANT_FACTOR),
    duration: readDuration(demo.time),
  };
}

function readDuration(time: string): readonly [number, number] {
  const [, least, most = least, unit] = DURATION.exec(time) ?? [];
  if (least === undefined) return AT_ONCE_MS;
  const factor = UNIT_MS[unit as keyof typeof UNIT_MS];
  return [Number(least) * factor, Number(most) * factor];
}

const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CHECKS: Record<string, readonly string[]> = {
  "iPhone model, colour and warranty": [
    "Model: iPhone 13 128GB Midnight\nWarranty: expired\nPurchase date: 2022-03-18",
    "Model: iPhone 14 Pro 256GB Deep Purple\nWarranty: active\nPurchase date: 2025-12-02",
    "Model: iPhone 11 64GB Black\nWarranty: expired\nPurchase date: 2020-10-29",
  ],
  "iPhone carrier and SIM lock": [
    "Carrier: US AT&T/Cricket activation policy\nSIM lock: locked",
    "Carrier: Unlock\nSIM lock: unlocked",
    "Carrier: UK Vodafone\nSIM lock: locked",
  ],
  "iPhone Find My on or off": ["Find My: on", "Find My: off"],
  "Blacklist status, worldwide": ["Blacklist: clean", "Blacklist: clean", "Blacklist: reported lost or stolen (USA)"],
  "Apple MDM status": ["MDM lock: off", "MDM lock: off", "MDM lock: on"],
};
const TEXTS: Record<string, string> = {
  "IMEI checks": "Status: no lock found",
  "Carrier unlocks: iPhone": "Unlocked. Connect the phone to Wi-Fi and restart it.",
  "FRP and MDM removal": "Removed. Restart the device and set it up again.",
  "Server credits and licences": "Credits added to the account.",
  "Remote services": "Repaired and tested with the customer online.",
};

/** What the reseller reads when the order is done. */
export function writeResult({ demo, fulfilment }: SampleService, quantity: number, dice: Dice): string {
  if (fulfilment !== "manual") {
    const prefix = demo.stock ?? demo.upstream!.codes;
    return Array.from({ length: quantity }, () => writeCode(prefix, dice)).join("\n");
  }
  const checks = CHECKS[demo.name];
  if (checks) return checks[dice.between(0, checks.length - 1)]!;
  return TEXTS[demo.group] ?? `Unlock code: ${dice.between(10_000_000, 99_999_999)}`;
}

function writeCode(prefix: string, dice: Dice): string {
  const part = () => Array.from({ length: 4 }, () => CODE_LETTERS[dice.between(0, CODE_LETTERS.length - 1)]).join("");
  return [prefix, part(), part(), part()].join("-");
}
