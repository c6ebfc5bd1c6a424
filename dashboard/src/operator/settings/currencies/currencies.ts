import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { OperatorData } from "../../../api/types.ts";
import { readPercent } from "../../catalogue/catalogue.ts";
import { useRefreshAll } from "../../../api/use-refresh.ts";

export type Rates = OperatorData<"/api/operator/exchange-rates">;
export type Rate = Rates["rates"][number];
export type Feed = OperatorData<"/api/operator/exchange-feed">;

export const FEED_WORDS: Record<Feed["kind"], MessageDescriptor> = {
  off: msg`Off`,
  ecb: msg`European Central Bank, daily`,
  json: msg`JSON address`,
};

/** Rates decide prices all over the dashboard. */
export const useRefreshRates = useRefreshAll;

export function percentProblem(text: string): string | undefined {
  return readPercent(text) === undefined ? t`Enter a percentage with at most two decimals, such as 1.5.` : undefined;
}
