import { t } from "@lingui/core/macro";
import { operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useSeesCosts } from "../../session/permission.ts";
import { Page } from "../../ui/page.tsx";
import { QueryView, Skeleton } from "../../ui/states.tsx";
import { MoneyChart } from "./money-chart.tsx";
import { OrdersChart } from "./orders-chart.tsx";
import { StockCard, SupplierBalances } from "./supplies.tsx";
import { SetupCard } from "./setup-card.tsx";
import { CountTiles } from "./count-tiles.tsx";

/** How the business is doing, and what needs attention. */
export function OverviewPage() {
  const refetchInterval = usePoll();
  const stats = operatorHooks.useQuery("get", "/api/operator/figures", {}, { refetchInterval });
  const seesCosts = useSeesCosts();
  return (
    <Page title={t`Overview`}>
      <SetupCard />
      <QueryView query={stats} skeleton={<Skeleton rows={10} />}>
        {({ data }) => (
          <>
            <CountTiles stats={data} />
            <OrdersChart hours={data.orders_by_hour} />
            {seesCosts && <MoneyChart days={data.money_by_day} />}
            <div className="grid items-start gap-5 lg:grid-cols-2">
              {seesCosts && <SupplierBalances balances={data.balances} />}
              <StockCard stocks={data.low_stock} />
            </div>
          </>
        )}
      </QueryView>
    </Page>
  );
}
