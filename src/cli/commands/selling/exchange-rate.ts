import { FEED_KINDS } from "../../../core/currencies/feed.ts";
import type { ExchangeFeed, ExchangeRates } from "../../api/answers.ts";
import type { One } from "../../api/api.ts";
import {
  basisPoints,
  command,
  CONFIRM_OPTION,
  flag,
  needed,
  operand,
  text,
  whole,
  type Command,
  type CommandInput,
} from "../../command.ts";
import { dateTime, facts, table } from "../../table.ts";

const CURRENCY_OPERAND = { name: "currency", about: "such as EUR" };
const BASIS_POINTS_PER_PERCENT = 100;

const RATE_COMMANDS: readonly Command[] = [
  command({ name: "exchange-rate list", about: "list the exchange rates", route: "GET /exchange-rates", show, print }),
  command({
    name: "exchange-rate set",
    about: "set the exchange rate of a currency; what is not given stays as it is",
    operands: [CURRENCY_OPERAND],
    options: [
      { flags: "--rate <number>", about: "units of the currency for one unit of the server's currency" },
      { flags: "--margin <percent>", about: "added to the rate, such as 1.5" },
      { flags: "--round-to <amount>", about: "prices are rounded up to a multiple of it, such as 0.05" },
      {
        flags: "--source <source>",
        about: "whether the rate stays or follows the feed; manual if a rate is given",
        choices: ["manual", "feed"],
      },
      CONFIRM_OPTION,
    ],
    route: "PUT /exchange-rates/:currency",
    subject: readCurrency,
    body: (input) => ({
      rate: text(input, "rate"),
      margin_basis_points: basisPoints(input, "margin"),
      round_to: text(input, "roundTo"),
      source: text(input, "source"),
      confirm: flag(input, "confirm"),
    }),
    show,
    print,
  }),
  command({
    name: "exchange-rate accept",
    about: "apply a rate of the feed that needs a decision",
    operands: [CURRENCY_OPERAND],
    options: [{ flags: "--rate <number>", about: "the proposed rate, as it is listed", required: true }],
    route: "POST /exchange-rates/:currency/accept",
    subject: readCurrency,
    body: (input) => ({ rate: needed(input, "rate") }),
    show,
    print,
  }),
  command({
    name: "exchange-rate remove",
    about: "remove the exchange rate of a currency; wallets in it no longer see the services",
    operands: [CURRENCY_OPERAND],
    options: [CONFIRM_OPTION],
    route: "DELETE /exchange-rates/:currency",
    subject: readCurrency,
    body: (input) => ({ confirm: flag(input, "confirm") }),
    show: (_answer: object, _input, { currency }) => ({ removed: currency }),
    print: ({ removed }) => `The exchange rate of ${removed} is removed.`,
  }),
];

const FEED_COMMANDS: readonly Command[] = [
  command({
    name: "exchange-feed show",
    about: "show the feed of exchange rates",
    route: "GET /exchange-feed",
    show: showFeed,
    print: printFeed,
  }),
  command({
    name: "exchange-feed set",
    about: "switch the feed on or off, and set its limits; what is not given stays as it is",
    options: [
      {
        flags: "--kind <kind>",
        about: "the rates of the ECB, an address that answers JSON, or off",
        choices: FEED_KINDS,
      },
      { flags: "--url <url>", about: "address of a JSON feed" },
      { flags: "--path <path>", about: "where a rate is in its answer, such as rates.{currency}" },
      { flags: "--max-age-hours <number>", about: "orders in a currency pause when its rate is older" },
      { flags: "--max-change <percent>", about: "a rate that differs by more needs a decision" },
    ],
    route: "PATCH /exchange-feed",
    body: (input) => ({
      kind: text(input, "kind"),
      url: text(input, "url"),
      path: text(input, "path"),
      max_age_hours: whole(input, "maxAgeHours"),
      max_change_basis_points: basisPoints(input, "maxChange"),
    }),
    show: showFeed,
    print: printFeed,
  }),
  command({
    name: "exchange-feed fetch",
    about: "fetch the feed within a minute",
    route: "POST /exchange-feed/fetch",
    body: () => ({}),
    show: ({ message }: { message: string }) => ({ message }),
    print: ({ message }) => message,
  }),
];

export const EXCHANGE_RATE_COMMANDS: readonly Command[] = [...RATE_COMMANDS, ...FEED_COMMANDS];

function readCurrency(input: CommandInput): { currency: string } {
  return { currency: encodeURIComponent(operand(input, 0).toUpperCase()) };
}

function show({ data }: One<ExchangeRates>): ExchangeRates {
  return data;
}

function print({ base, rates }: ExchangeRates): string {
  if (rates.length === 0) return `There are no exchange rates. The server's currency is ${base}.`;
  return table(
    ["CURRENCY", `PER ${base}`, "MARGIN", "ROUND TO", "SOURCE", "SET AT", "STATUS", "PROPOSED"],
    rates.map((rate) => [
      rate.currency,
      rate.rate,
      percent(rate.margin_basis_points),
      rate.round_to,
      rate.source,
      dateTime(rate.rate_at),
      rate.paused ? "paused" : "active",
      rate.proposed_rate ?? "",
    ]),
  );
}

function showFeed({ data }: One<ExchangeFeed>): ExchangeFeed {
  return data;
}

function printFeed(feed: ExchangeFeed): string {
  return facts([
    ["Feed", feed.kind],
    ["Address", feed.url],
    ["Path", feed.path],
    ["Maximum age", `${feed.max_age_hours} hours`],
    ["Largest change", percent(feed.max_change_basis_points)],
    ["Fetched", feed.fetched_at && dateTime(feed.fetched_at)],
    ["Error", feed.error],
  ]);
}

function percent(points: number): string {
  return `${points / BASIS_POINTS_PER_PERCENT} %`;
}
