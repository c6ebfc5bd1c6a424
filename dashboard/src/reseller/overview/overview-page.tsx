import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { v1Hooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useMode } from "../../session/mode.ts";
import { Button } from "../../ui/button.tsx";
import { toMicros } from "../../ui/show/amount.ts";
import { Money } from "../../ui/show/money.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page, Stat } from "../../ui/page.tsx";
import { QueryView, Skeleton } from "../../ui/states.tsx";
import { isOpen, type Order } from "../orders/order.ts";
import { FirstSteps } from "./first-steps.tsx";
import { OrderCounts } from "./order-counts.tsx";
import { RecentOrders } from "./recent-orders.tsx";
import { SpendingChart } from "./spending-chart.tsx";

const RECENT = "5";
const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Balance, orders and spend at a glance. */
export function OverviewPage() {
  const stats = v1Hooks.useQuery("get", "/api/v1/figures", { params: { query: { time_zone: timeZone } } });
  const recent = v1Hooks.useQuery(
    "get",
    "/api/v1/orders",
    { params: { query: { per_page: RECENT } } },
    { refetchInterval: usePoll<{ data: Order[] }>(({ data }) => !data.some(isOpen)) },
  );
  const isNew = recent.data === undefined ? undefined : recent.data.data.length === 0;
  const place = (
    <Button look="primary" asChild>
      <Link to="/place-order">
        <Trans>Place an order</Trans>
      </Link>
    </Button>
  );
  return (
    <Page title={t`Overview`} actions={place}>
      <Balances isNew={isNew} />
      <QueryView query={stats} skeleton={<Skeleton rows={8} />}>
        {({ data }) => (
          <>
            <OrderCounts counts={data.orders_by_status} />
            <SpendingChart days={data.spent_by_day} currency={data.currency} />
          </>
        )}
      </QueryView>
      {!isNew && <RecentOrders query={recent} />}
    </Page>
  );
}

/** `isNew` is undefined until the orders are read: before the first one nothing is said of a low balance. */
function Balances({ isNew }: { isNew: boolean | undefined }) {
  const mode = useMode();
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  return (
    <QueryView query={account} skeleton={<Skeleton rows={3} />}>
      {({ data: { balance, held, spendable, credit_limit: limit, low_balance_threshold: threshold, currency } }) => (
        <>
          {mode === "live" && isNew === false && isLow(spendable, threshold) && (
            <LowBalance balance={spendable} currency={currency} />
          )}
          <div className="grid gap-3 sm:grid-cols-3">
            <Stat label={t`Balance`}>
              <Money amount={balance} currency={currency} />
            </Stat>
            <Stat label={t`On hold`}>
              <Money amount={held} currency={currency} />
            </Stat>
            <Stat
              label={t`Available to spend`}
              note={limit !== "0.00" && <LimitNote limit={limit} currency={currency} />}
            >
              <Money amount={spendable} currency={currency} />
            </Stat>
          </div>
          {isNew && <FirstSteps hasCredit={(toMicros(spendable) ?? 0n) > 0n} />}
        </>
      )}
    </QueryView>
  );
}

function LimitNote({ limit, currency }: { limit: string; currency: string }) {
  return (
    <>
      <Trans>
        Credit limit <Money amount={limit} currency={currency} />
      </Trans>
    </>
  );
}

function isLow(spendable: string, threshold: string): boolean {
  const [left, least] = [toMicros(spendable), toMicros(threshold)];
  return left !== undefined && least !== undefined && left < least;
}

function LowBalance({ balance, currency }: { balance: string; currency: string }) {
  const topUp = (
    <Button size="small" asChild>
      <Link to="/wallet/top-ups">
        <Trans>Request a top-up</Trans>
      </Link>
    </Button>
  );
  return (
    <Notice look="warning" action={topUp}>
      <Trans>
        Low balance: <Money amount={balance} currency={currency} className="font-semibold" /> left. Top up to keep
        ordering.
      </Trans>
    </Notice>
  );
}
