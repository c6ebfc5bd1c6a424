import { Link } from "@tanstack/react-router";
import { operatorHooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { OrderLink } from "../links.tsx";
import { ResolveLateResult } from "./late-results.tsx";
import type { LateResult, UnknownAttempt } from "./operator-order.ts";
import { SettleAttempt } from "./settle-attempt.tsx";

const PAGE_SIZE = "100";

/** Attempts and results that staff must check with the supplier. */
export function AttemptsPage() {
  const params = { query: { per_page: PAGE_SIZE } };
  const unknown = operatorHooks.useQuery("get", "/api/operator/attempts/unknown", { params });
  const late = operatorHooks.useQuery("get", "/api/operator/late-results", { params });
  return (
    <Page
      wide
      title="Unresolved attempts"
      about="Orders that a supplier may or may not have received, and results that arrived after an order was closed."
      actions={
        <Button asChild>
          <Link to="/operator/orders">All orders</Link>
        </Button>
      }
    >
      <Card title="Unconfirmed attempts" flush>
        <QueryView query={unknown}>{({ data }) => <UnknownTable attempts={data} />}</QueryView>
      </Card>
      <Card title="Late results" flush>
        <QueryView query={late}>{({ data }) => <LateTable results={data} />}</QueryView>
      </Card>
    </Page>
  );
}

function UnknownTable({ attempts }: { attempts: readonly UnknownAttempt[] }) {
  if (attempts.length === 0) {
    return (
      <EmptyState title="No unconfirmed attempts">
        When a supplier's response is lost, the attempt waits here until you check it with the supplier.
      </EmptyState>
    );
  }
  return <DataTable label="Unconfirmed attempts" rows={attempts} rowId={({ id }) => id} columns={UNKNOWN_COLUMNS} />;
}

const ORDER_COLUMN = {
  id: "order",
  header: "Order",
  lead: true,
  cell: ({ order_id: id }: { order_id: number }) => <OrderLink id={id}>Order {id}</OrderLink>,
};

const UNKNOWN_COLUMNS: readonly Column<UnknownAttempt>[] = [
  ORDER_COLUMN,
  { id: "imei", header: "Identifier", cell: ({ imei }) => imei },
  { id: "service", header: "Service", cell: ({ service }) => service },
  { id: "supplier", header: "Supplier", cell: ({ supplier }) => supplier.name },
  { id: "said", header: "Reason", cell: ({ message }) => message },
  { id: "since", header: "Sent", right: true, cell: ({ created_at: at }) => <Time at={at} /> },
  { id: "decide", header: "", right: true, cell: (attempt) => <SettleAttempt attempt={attempt} /> },
];

function LateTable({ results }: { results: readonly LateResult[] }) {
  if (results.length === 0) {
    return <EmptyState title="No late results">Every result arrived while its order was open.</EmptyState>;
  }
  return <DataTable label="Late results" rows={results} rowId={({ id }) => id} columns={LATE_COLUMNS} />;
}

const LATE_COLUMNS: readonly Column<LateResult>[] = [
  ORDER_COLUMN,
  { id: "supplier", header: "Supplier", cell: ({ supplier }) => supplier },
  {
    id: "result",
    header: "Result",
    cell: ({ result }) => <span className="font-mono text-sm break-all">{result}</span>,
  },
  { id: "at", header: "Received", right: true, cell: ({ created_at: at }) => <Time at={at} /> },
  { id: "resolve", header: "", right: true, cell: (late) => <ResolveLateResult late={late} /> },
];
