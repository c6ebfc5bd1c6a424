import { Link } from "@tanstack/react-router";
import { v1Hooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useMode } from "../../session/mode.ts";
import { Button } from "../../ui/button.tsx";
import { Money, toMicros } from "../../ui/money.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page, Stat } from "../../ui/page.tsx";
import { QueryView, Skeleton } from "../../ui/states.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { OrderCounts } from "./order-counts.tsx";
import { RecentOrders } from "./recent-orders.tsx";
import { SpendingChart } from "./spending-chart.tsx";

const RECENT = "5";
const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the reseller stands: money, orders, what they cost. */
export function OverviewPage() {
  const mode = useMode();
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const figures = v1Hooks.useQuery("get", "/api/v1/figures", { params: { query: { time_zone: timeZone } } });
  const recent = v1Hooks.useQuery(
    "get",
    "/api/v1/orders",
    { params: { query: { per_page: RECENT } } },
    { refetchInterval: usePoll<{ data: { status: string }[] }>(({ data }) => data.every(isClosed)) },
  );
  const isNew = recent.data?.data.length === 0;
  const place = (
    <Button look="primary" asChild>
      <Link to="/place-order">Place an order</Link>
    </Button>
  );
  return (
    <Page title="Overview" actions={place}>
      <QueryView query={account} skeleton={<Skeleton rows={3} />}>
        {({ data }) => (
          <>
            {mode === "live" && isLow(data) && <LowBalance balance={data.spendable} currency={data.currency} />}
            <div className="grid gap-3 sm:grid-cols-3">
              <Stat label="Balance">
                <Money amount={data.balance} currency={data.currency} />
              </Stat>
              <Stat label="Held for open orders">
                <Money amount={data.held} currency={data.currency} />
              </Stat>
              <Stat
                label="You can spend"
                note={
                  data.credit_limit !== "0.00" && (
                    <>
                      with a credit limit of <Money amount={data.credit_limit} currency={data.currency} />
                    </>
                  )
                }
              >
                <Money amount={data.spendable} currency={data.currency} />
              </Stat>
            </div>
            {isNew && <FirstSteps hasCredit={(toMicros(data.spendable) ?? 0n) > 0n} />}
          </>
        )}
      </QueryView>
      <QueryView query={figures} skeleton={<Skeleton rows={8} />}>
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

const OPEN = ["PENDING", "PROCESSING"];

function isClosed({ status }: { status: string }): boolean {
  return !OPEN.includes(status);
}

function isLow(account: { spendable: string; low_balance_threshold: string }): boolean {
  const [spendable, threshold] = [toMicros(account.spendable), toMicros(account.low_balance_threshold)];
  return spendable !== undefined && threshold !== undefined && spendable < threshold;
}

function LowBalance({ balance, currency }: { balance: string; currency: string }) {
  const topUp = (
    <Button size="small" asChild>
      <Link to="/wallet/top-ups">Ask for a top-up</Link>
    </Button>
  );
  return (
    <Notice look="warning" action={topUp}>
      Your credit runs low: you can spend <Money amount={balance} currency={currency} className="font-semibold" />.
      Orders that cost more are refused.
    </Notice>
  );
}
