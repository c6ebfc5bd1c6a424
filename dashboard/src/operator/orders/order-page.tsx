import { Link, useParams } from "@tanstack/react-router";
import { ApiError } from "../../api/api-error.ts";
import { operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { Money } from "../../ui/money.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Details, Page } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { Badge, StatusBadge } from "../../ui/status-badge.tsx";
import { Time } from "../../ui/time.tsx";
import { ATTENTION_WORDS } from "../queue/queued-order.ts";
import { AttemptsCard } from "./attempts-card.tsx";
import { HistoryCard, TransfersCard } from "./order-books.tsx";
import { LateResultNotice } from "./late-results.tsx";
import { isOpen, subjectOf, type OrderDetail } from "./operator-order.ts";
import { OrderActions } from "./order-actions.tsx";

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
  if (order.error instanceof ApiError && order.error.status === 404) return <NoOrder id={id} />;
  return (
    <Page title={`Order ${id}`} actions={order.data && <OrderActions order={order.data.data} />}>
      <QueryView query={order}>{({ data }) => <Everything order={data} />}</QueryView>
    </Page>
  );
}

function Everything({ order }: { order: OrderDetail }) {
  const { result, currency } = order;
  const price = (amount: string | null) =>
    amount === null ? "Not known" : <Money amount={amount} currency={currency} />;
  return (
    <>
      {order.late_results
        .filter(({ resolved_at: at }) => at === null)
        .map((late) => (
          <LateResultNotice key={late.id} late={late} />
        ))}
      {order.attention !== null && (
        <Notice look="warning">
          {ATTENTION_WORDS[order.attention] ?? order.attention}. {order.attention_note}
        </Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="Order">
          <Details
            rows={[
              ["Status", <Status key="status" order={order} />],
              ["Service", order.service.name],
              [
                "For",
                <span key="for" className="inline-flex items-center gap-1 font-mono">
                  {subjectOf(order)}
                  <CopyButton text={subjectOf(order)} label="Copy the identifier" />
                </span>,
              ],
              ...(order.imei === null ? [] : Object.entries(order.inputs)),
              ...(order.quantity === 1 ? [] : [["Quantity", order.quantity] as const]),
              [
                "Reseller",
                <Link
                  key="reseller"
                  to="/operator/resellers/$id"
                  params={{ id: String(order.reseller.id) }}
                  className="text-accent underline"
                >
                  {order.reseller.name}
                </Link>,
              ],
              ...(order.client_reference === null ? [] : [["Their reference", order.client_reference] as const]),
              ["Supplier", order.supplier?.name ?? "None yet"],
              ...(order.taken_by === null ? [] : [["In hand of", order.taken_by.name] as const]),
              ["Placed", <Time key="placed" at={order.created_at} />],
              ...(order.request_id === null
                ? []
                : [
                    [
                      "Request ID",
                      <span key="request" className="font-mono break-all">
                        {order.request_id}
                      </span>,
                    ] as const,
                  ]),
              ...(order.completed_at === null
                ? []
                : [["Closed", <Time key="closed" at={order.completed_at} />] as const]),
            ]}
          />
        </Card>
        <div className="grid gap-5">
          <Card title="Money">
            <Details
              rows={[
                ["Price", price(order.price)],
                ["Held", price(order.held)],
                ["Charged", price(order.charged)],
                ["Refunded", price(order.refunded)],
                ["Cost", price(order.cost)],
                ["Margin", price(order.margin)],
              ]}
            />
          </Card>
          {result !== null && (
            <Card title="Result" actions={<CopyButton text={result.text} label="Copy the result" name="Copy" />}>
              <p className="font-mono text-sm break-words whitespace-pre-wrap">{result.text}</p>
            </Card>
          )}
        </div>
      </div>
      <AttemptsCard order={order} />
      <TransfersCard transfers={order.transfers} />
      <HistoryCard history={order.history} currency={order.currency} />
    </>
  );
}

function Status({ order }: { order: OrderDetail }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <StatusBadge status={order.status} />
      {order.overdue && <Badge tone="danger">Overdue</Badge>}
      {order.test && <Badge tone="neutral">Test</Badge>}
      {order.status_reason}
    </span>
  );
}

function NoOrder({ id }: { id: string }) {
  const back = (
    <Button asChild>
      <Link to="/operator/orders">All orders</Link>
    </Button>
  );
  return (
    <Page title="No such order">
      <EmptyState title={`There is no order ${id}`} action={back}>
        Orders are never removed: the number may be mistyped.
      </EmptyState>
    </Page>
  );
}
