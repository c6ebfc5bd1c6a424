import { Type, type Static } from "typebox";
import { exchangePrice, formatRate, parseRate } from "../../../core/currencies/exchange.ts";
import {
  LEAST_RATE_MARGIN,
  listRates,
  MOST_RATE_MARGIN,
  removeRate,
  setRate,
  type ExchangeRate as CoreRate,
} from "../../../core/currencies/exchange-rates.ts";
import { acceptProposal } from "../../../core/currencies/feed.ts";
import { formatMoney, MICROS_PER_UNIT } from "../../../core/kernel/money.ts";
import { recording } from "../../kit/access/audit.ts";
import { Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, Confirm, Currency, GivenText, Money, nullable, Text, Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { timeOrNull } from "../../kit/values.ts";
import { readAmount } from "../read.ts";

const TAGS = ["Operator: currencies"];
const manage = { permission: "manage_settings" } as const;
const MAX_RATE_LENGTH = 21;
const MAX_STEP_LENGTH = 40;
/** What the example exchanges, in units of the server's currency. */
const EXAMPLE = 10n * MICROS_PER_UNIT;

const ExchangeRate = Type.Object(
  {
    currency: Currency,
    rate: Type.String({
      description: "Units of the currency for one unit of the server's, before the margin",
      examples: ["0.9235"],
    }),
    margin_basis_points: Type.Integer({ description: "Added to the rate, in 1/100 of a percent" }),
    round_to: Type.String({ description: "Prices are rounded up to a multiple of it", examples: ["0.05"] }),
    source: choice(["manual", "feed"]),
    rate_at: Type.String({ format: "date-time", description: "When the rate was set, or published by the feed" }),
    valid_until: nullable(Time, "When orders in the currency pause unless the feed has a newer rate; null: never"),
    paused: Type.Boolean({ description: "True if the rate is too old: orders are refused with currency_paused" }),
    proposed_rate: nullable(Text, "A rate of the feed that differs too much to be applied without a decision"),
    proposed_at: nullable(Time),
    example: Type.Object({ base: Money, price: Money }, { description: "What a price of 10.00 becomes" }),
  },
  { $id: "ExchangeRate" },
);

export const RateList = Type.Object({ base: Currency, rates: Type.Array(ExchangeRate) });
const Rates = one(RateList);
const CurrencyParams = Type.Object({ currency: Type.String() });
const RateBody = Body({
  rate: Type.Optional(GivenText(MAX_RATE_LENGTH, "Decimal string; required for a currency without a rate")),
  margin_basis_points: Type.Optional(Type.Integer({ minimum: LEAST_RATE_MARGIN, maximum: MOST_RATE_MARGIN })),
  round_to: Type.Optional(GivenText(MAX_STEP_LENGTH, "By default the smallest unit of the currency")),
  source: Type.Optional(
    choice(["manual", "feed"], { description: "By default manual if a rate is given; otherwise it keeps its value" }),
  ),
  confirm: Confirm,
});

/** The rates at which resellers with wallets in other currencies buy. */
export function registerExchangeRates(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const all = async () => ({
    data: { base: core.config.CURRENCY, rates: (await listRates(core)).map(presentRate) },
  });
  const listSchema = {
    tags: TAGS,
    summary: "The server's currency, and the exchange rates by currency",
    response: { 200: Rates, ...refusals },
  };
  scope.get("/exchange-rates", { schema: listSchema, config: { permission: "read" } }, all);

  const setSchema = {
    tags: TAGS,
    summary: "Set the exchange rate of a currency; omitted fields keep their value",
    params: CurrencyParams,
    body: RateBody,
    response: { 200: Rates, ...refusals },
  };
  scope.put("/exchange-rates/:currency", { schema: setSchema, config: manage }, async (request) => {
    await setRate(recording(core, request), request.params.currency, readRateBody(request.body));
    return all();
  });

  const removeSchema = {
    tags: TAGS,
    summary: "Remove the exchange rate of a currency",
    params: CurrencyParams,
    body: Body({ confirm: Confirm }),
    response: { 200: Message, ...refusals },
  };
  scope.delete("/exchange-rates/:currency", { schema: removeSchema, config: manage }, async (request) => {
    await removeRate(recording(core, request), request.params.currency, request.body);
    return { message: "The exchange rate is removed." };
  });
  registerProposals(scope, context, all);
}

const ProposalBody = Body({ rate: GivenText(MAX_RATE_LENGTH, "proposed_rate, as it was shown") });

function registerProposals(scope: RouteScope, { core }: HttpContext, all: () => Promise<Static<typeof Rates>>): void {
  const acceptSchema = {
    tags: TAGS,
    summary: "Apply the rate of the feed that needs a decision",
    params: CurrencyParams,
    body: ProposalBody,
    response: { 200: Rates, ...refusals },
  };
  scope.post("/exchange-rates/:currency/accept", { schema: acceptSchema, config: manage }, async (request) => {
    await acceptProposal(recording(core, request), request.params.currency, parseRate(request.body.rate));
    return all();
  });
}

function readRateBody({ rate, margin_basis_points, round_to, source, confirm }: Static<typeof RateBody>) {
  return {
    rate: rate === undefined ? undefined : parseRate(rate),
    marginBasisPoints: margin_basis_points,
    roundTo: round_to === undefined ? undefined : readAmount("round_to", round_to),
    source,
    confirm,
  };
}

function presentRate(rate: CoreRate): Static<typeof ExchangeRate> {
  return {
    currency: rate.currency,
    rate: formatRate(rate.rate),
    margin_basis_points: rate.marginBasisPoints,
    round_to: formatMoney(rate.roundTo),
    source: rate.source,
    rate_at: rate.rateAt.toISOString(),
    valid_until: timeOrNull(rate.validUntil),
    paused: rate.expired,
    proposed_rate: rate.proposedRate === null ? null : formatRate(rate.proposedRate),
    proposed_at: timeOrNull(rate.proposedAt),
    example: { base: formatMoney(EXAMPLE), price: formatMoney(exchangePrice(EXAMPLE, rate)) },
  };
}
