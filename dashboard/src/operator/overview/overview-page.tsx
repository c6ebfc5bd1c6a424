import { operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { Page } from "../../ui/page.tsx";
import { QueryView, Skeleton } from "../../ui/states.tsx";
import { MoneyChart } from "./money-chart.tsx";
import { OrdersChart } from "./orders-chart.tsx";
import { StockCard, SupplierBalances } from "./supplies.tsx";
import { WaitingFor } from "./waiting-for.tsx";

/** How the business goes and what waits for somebody. */
export function OverviewPage() {
  const refetchInterval = usePoll();
  const figures = operatorHooks.useQuery("get", "/api/operator/figures", {}, { refetchInterval });
  return (
    <Page title="Overview">
      <QueryView query={figures} skeleton={<Skeleton rows={10} />}>
        {({ data }) => (
          <>
            <WaitingFor figures={data} />
            <OrdersChart hours={data.orders_by_hour} />
            <MoneyChart days={data.money_by_day} />
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <SupplierBalances balances={data.balances} />
              <StockCard stocks={data.low_stock} />
            </div>
          </>
        )}
      </QueryView>
    </Page>
  );
}
