import type { NewService } from "../src/core/catalogue/services/services.ts";

/** A service of the demonstration: delivered from the inventory, bought from the upstream, or fulfilled manually. */
export interface DemoService extends Pick<NewService, "name" | "type" | "description"> {
  group: string;
  price: string;
  time: string;
  identifier?: NewService["identifierKind"];
  inputs?: string[];
  quantity?: [least: number, most: number];
  cancellable?: NewService["cancellable"];
  /** Price for the demo reseller's price group, if it differs. */
  groupPrice?: string;
  /** Prefix of the codes in the inventory. */
  stock?: string;
  /** The demonstration buys it from its upstream at this cost; prefix of the codes in the upstream's inventory. */
  upstream?: { cost: string; codes: string };
}

/** The services that the printed examples order. */
export const EXAMPLE_CHECK = "iPhone model, colour and warranty";
export const EXAMPLE_FROM_STOCK = "FRP tool activation, one device";
export const EXAMPLE_UPSTREAM = "Motorola worldwide, code";
export const EXAMPLE_BY_HAND = "iPhone AT&T USA, clean, all models";

const CHECKS = "IMEI checks";
const IPHONE = "Carrier unlocks: iPhone";
const ANDROID = "Carrier unlocks: Android";
const REMOVALS = "FRP and MDM removal";
const CREDITS = "Server credits and licences";
const REMOTE = "Remote services";

export const DEMO_SERVICES: readonly DemoService[] = [
  {
    group: CHECKS,
    name: EXAMPLE_CHECK,
    type: "imei",
    price: "0.045",
    time: "1-5 minutes",
    description: "Model, colour, storage, warranty and purchase date.",
  },
  {
    group: CHECKS,
    name: "iPhone carrier and SIM lock",
    type: "imei",
    price: "0.08",
    time: "1-5 minutes",
    groupPrice: "0.07",
  },
  {
    group: CHECKS,
    name: "iPhone Find My on or off",
    type: "imei",
    price: "0.015",
    time: "1 minute",
    identifier: "imei_or_serial",
  },
  { group: CHECKS, name: "Blacklist status, worldwide", type: "imei", price: "0.06", time: "1-5 minutes" },
  { group: CHECKS, name: "Samsung model, country and Knox", type: "imei", price: "0.09", time: "1-10 minutes" },
  { group: CHECKS, name: "Xiaomi account lock status", type: "imei", price: "0.05", time: "1-5 minutes" },
  {
    group: CHECKS,
    name: "Apple MDM status",
    type: "imei",
    price: "0.20",
    time: "1-15 minutes",
    identifier: "imei_or_serial",
  },
  {
    group: IPHONE,
    name: EXAMPLE_BY_HAND,
    type: "imei",
    price: "1.90",
    time: "1-3 days",
    description: "Clean devices, contract ended. No refund for blacklisted devices.",
  },
  {
    group: IPHONE,
    name: "iPhone T-Mobile USA, premium",
    type: "imei",
    price: "79.00",
    time: "3-10 days",
    cancellable: "on_request",
  },
  {
    group: IPHONE,
    name: "iPhone Vodafone UK, all models",
    type: "imei",
    price: "12.50",
    time: "1-5 days",
    groupPrice: "11.75",
  },
  { group: IPHONE, name: "iPhone O2 UK, all models", type: "imei", price: "14.00", time: "1-5 days" },
  {
    group: IPHONE,
    name: "iPhone Orange France, all models",
    type: "imei",
    price: "27.50",
    time: "2-7 days",
    cancellable: "on_request",
  },
  {
    group: ANDROID,
    name: "Samsung USA, all networks, code",
    type: "imei",
    price: "9.75",
    time: "1-24 hours",
    inputs: ["Network:select:required:AT&T|T-Mobile|Verizon|Cricket"],
  },
  {
    group: ANDROID,
    name: EXAMPLE_UPSTREAM,
    type: "imei",
    price: "3.20",
    time: "1-5 minutes",
    upstream: { cost: "2.40", codes: "MOTO" },
  },
  {
    group: ANDROID,
    name: "Huawei modem and router, code",
    type: "imei",
    price: "0.95",
    time: "1-5 minutes",
    upstream: { cost: "0.70", codes: "HWEI" },
  },
  {
    group: REMOVALS,
    name: EXAMPLE_FROM_STOCK,
    type: "imei",
    price: "2.75",
    time: "at once",
    stock: "FRP",
    cancellable: "never",
    description: "An activation code for one device, delivered from the inventory.",
  },
  { group: REMOVALS, name: "Samsung FRP removal by IMEI", type: "imei", price: "8.40", time: "1-12 hours" },
  {
    group: REMOVALS,
    name: "Xiaomi account removal, clean",
    type: "imei",
    price: "6.10",
    time: "1-24 hours",
    inputs: ["Lock code:text:optional"],
  },
  {
    group: REMOVALS,
    name: "iPad MDM bypass by serial number",
    type: "imei",
    price: "5.50",
    time: "5-60 minutes",
    identifier: "serial",
  },
  {
    group: CREDITS,
    name: "Unlock server credits",
    type: "server",
    price: "0.95",
    time: "1-15 minutes",
    inputs: ["Username:text:required"],
    quantity: [1, 500],
  },
  {
    group: CREDITS,
    name: "Repair box credits",
    type: "server",
    price: "1.085",
    time: "1-30 minutes",
    inputs: ["Username:text:required", "Email:email:required"],
    quantity: [10, 1000],
  },
  {
    group: CREDITS,
    name: "Service tool licence, 3 months",
    type: "server",
    price: "16.90",
    time: "at once",
    stock: "ST3",
    quantity: [1, 5],
    cancellable: "never",
  },
  {
    group: CREDITS,
    name: "Service tool licence, 12 months",
    type: "server",
    price: "41.00",
    time: "at once",
    stock: "ST12",
    quantity: [1, 5],
    cancellable: "never",
  },
  {
    group: CREDITS,
    name: "Tool rental, 6 hours",
    type: "server",
    price: "3.60",
    time: "at once",
    stock: "RENT",
    cancellable: "never",
  },
  {
    group: REMOTE,
    name: "Samsung network repair over USB",
    type: "remote",
    price: "15.00",
    time: "20-40 minutes",
    inputs: ["AnyDesk ID:text:required", "Email:email:required"],
  },
  {
    group: REMOTE,
    name: "Xiaomi bootloader unlock over USB",
    type: "remote",
    price: "11.00",
    time: "15-30 minutes",
    inputs: ["AnyDesk ID:text:required", "Email:email:required"],
  },
];
