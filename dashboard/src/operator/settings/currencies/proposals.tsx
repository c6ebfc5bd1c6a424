import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operator } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { toastOutcome } from "../../../ui/toasts.ts";
import { useRefreshRates, type Rates } from "./currencies.ts";

/** Rates of the feed that differ too much to be applied without a decision. */
export function Proposals({ rates: { base, rates } }: { rates: Rates }) {
  const refresh = useRefreshRates();
  const accept = async (currency: string, rate: string): Promise<void> => {
    const params = { path: { currency } };
    const call = operator.POST("/api/operator/exchange-rates/{currency}/accept", { params, body: { rate } });
    await toastOutcome(call, t`1 ${base} is now ${rate} ${currency}.`);
    await refresh();
  };
  return rates.map(({ currency, rate, proposed_rate: proposed, proposed_at: at }) =>
    proposed === null || at === null ? null : (
      <Notice key={currency} look="warning">
        <span className="flex flex-wrap items-center gap-3">
          <span>
            <Trans>
              The feed says 1 {base} is {proposed} {currency} instead of {rate} (<Time at={at} />
              ). The old rate stays until you decide.
            </Trans>
          </span>
          <Button size="small" action={() => accept(currency, proposed)}>
            <Trans>Use the new rate</Trans>
          </Button>
        </span>
      </Notice>
    ),
  );
}
