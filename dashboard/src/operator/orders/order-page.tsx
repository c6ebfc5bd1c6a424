import { useParams } from "@tanstack/react-router";
import { isNotFound } from "../../api/api-error.ts";
import { operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { CopyButton } from "../../ui/copy.tsx";
import { MissingPage } from "../../ui/missing-page.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";
import { ATTENTION_WORDS } from "../queue/queued-order.ts";
import { AttemptsCard } from "./attempts-card.tsx";
import { LateResultNotice } from "./late-results.tsx";
import { isOpen, type OrderDetail } from "./operator-order.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderFacts, OrderMoney } from "./order-facts.tsx";
import { HistoryCard, TransfersCard } from "./order-records.tsx";

/** Everything that is known of one order, and what can be done with it. */
export function OrderPage() {
  const { id = "" } = useParams({ strict: false });
  const refetchInterval = usePoll<{ data: OrderDetail }>(({ data }) => !isOpen(data));
  const order = operatorHooks.useQuery(
    "get",
    "/api/operator/orders/{id}",
    { params: { path: { id } } },
    { refetchInterval },
  );
  if (isNotFound(order.error)) {
    return (
      <MissingPage
        title="No such order"
        missing={`There is no order ${id}`}
        back={{ name: "All orders", to: "/operator/orders" }}
      >
        Orders are never removed: the number may be mistyped.
      </MissingPage>
    );
  }
  return (
    <Page title={`Order ${id}`} actions={order.data && <OrderActions order={order.data.data} />}>
      <QueryView query={order}>{({ data }) => <Everything order={data} />}</QueryView>
    </Page>
  );
}

function Everything({ order }: { order: OrderDetail }) {
  const { result, late_results: late } = order;
  const undecided = late.filter(({ resolved_at: at }) => at === null);
  return (
    <>
      {undecided.map((each) => (
        <LateResultNotice key={each.id} late={each} />
      ))}
      {order.attention !== null && (
        <Notice look="warning">
          {ATTENTION_WORDS[order.attention] ?? order.attention}. {order.attention_note}
        </Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <OrderFacts order={order} />
        <div className="grid gap-5">
          <OrderMoney order={order} />
          {result !== null && (
            <Card title="Result" actions={<CopyButton text={result.text} label="Copy the result" name="Copy" />}>
              <p className="font-mono text-sm break-words whitespace-pre-wrap">{result.text}</p>
            </Card>
          )}
        </div>
      </div>
      <AttemptsCard attempts={order.attempts} />
      <TransfersCard transfers={order.transfers} />
      <HistoryCard history={order.history} currency={order.currency} />
    </>
  );
}
