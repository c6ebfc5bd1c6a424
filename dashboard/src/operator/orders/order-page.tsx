import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { isNotFound } from "../../api/api-error.ts";
import { operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { textOf } from "../../locale/text.ts";
import { CopyButton } from "../../ui/show/copy.tsx";
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

/** OrderContent that is known of one order, and what can be done with it. */
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
        title={t`Order not found`}
        missing={t`Order ${id} not found`}
        back={{ name: t`All orders`, to: "/operator/orders" }}
      >
        <Trans>Check the number. Orders are never deleted.</Trans>
      </MissingPage>
    );
  }
  return (
    <Page title={t`Order ${id}`} actions={order.data && <OrderActions order={order.data.data} />}>
      <QueryView query={order}>{({ data }) => <OrderContent order={data} />}</QueryView>
    </Page>
  );
}

function OrderContent({ order }: { order: OrderDetail }) {
  const { result, late_results: late } = order;
  const undecided = late.filter(({ resolved_at: at }) => at === null);
  return (
    <>
      {undecided.map((each) => (
        <LateResultNotice key={each.id} late={each} />
      ))}
      {order.attention !== null && (
        <Notice look="warning">
          {textOf(ATTENTION_WORDS[order.attention] ?? order.attention)}. {order.attention_note}
        </Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <OrderFacts order={order} />
        <div className="grid gap-5">
          <OrderMoney order={order} />
          {result !== null && (
            <Card title={t`Result`} actions={<CopyButton text={result.text} label={t`Copy result`} name={t`Copy`} />}>
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
