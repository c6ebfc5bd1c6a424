import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Says how much credit is missing, with the way to it. */
export function MissingFunds({ amount, currency }: { amount: string; currency: string }) {
  const topUp = (
    <Button size="small" asChild>
      <Link to="/wallet/top-ups">
        <Trans>Top up</Trans>
      </Link>
    </Button>
  );
  return (
    <Notice look="danger" action={topUp}>
      <Trans>
        You need <Money amount={amount} currency={currency} /> more.
      </Trans>
    </Notice>
  );
}
