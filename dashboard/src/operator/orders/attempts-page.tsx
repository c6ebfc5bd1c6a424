import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { operatorHooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { Identifier } from "../identifier.tsx";
import { OrderLink } from "../links.tsx";
import { LateResultText, ResolveLateResult } from "./late-results.tsx";
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
      title={t`Unresolved attempts`}
      about={t`Orders that a supplier may or may not have received, and what suppliers sent too late.`}
      actions={
        <Button asChild>
          <Link to="/operator/orders">
            <Trans>All orders</Trans>
          </Link>
        </Button>
      }
    >
      <Card title={t`Unconfirmed attempts`} flush>
        <QueryView query={unknown}>{({ data }) => <UnknownTable attempts={data} />}</QueryView>
      </Card>
      <Card title={t`Late results`} flush>
        <QueryView query={late}>{({ data }) => <LateTable results={data} />}</QueryView>
      </Card>
    </Page>
  );
}

function UnknownTable({ attempts }: { attempts: readonly UnknownAttempt[] }) {
  if (attempts.length === 0) {
    return (
      <EmptyState title={t`No unconfirmed attempts`}>
        <Trans>When a supplier's response is lost, the attempt waits here until you check it with the supplier.</Trans>
      </EmptyState>
    );
  }
  return <DataTable label={t`Unconfirmed attempts`} rows={attempts} rowId={({ id }) => id} columns={UNKNOWN_COLUMNS} />;
}

const ORDER_COLUMN: Column<{ order_id: number }> = {
  id: "order",
  header: msg`Order`,
  lead: true,
  fit: "fact",
  cell: ({ order_id: id }: { order_id: number }) => (
    <OrderLink id={id}>
      <Trans>Order {id}</Trans>
    </OrderLink>
  ),
};

const UNKNOWN_COLUMNS: readonly Column<UnknownAttempt>[] = [
  ORDER_COLUMN,
  {
    id: "imei",
    header: msg`Identifier`,
    cell: (attempt) => attempt.imei !== null && <Identifier of={attempt}>{attempt.imei}</Identifier>,
  },
  { id: "service", header: msg`Service`, cell: ({ service }) => service },
  { id: "supplier", header: msg`Supplier`, cell: ({ supplier }) => supplier.name },
  { id: "said", header: msg`Reason`, cell: ({ message }) => message },
  { id: "since", header: msg`Sent`, right: true, cell: ({ created_at: at }) => <Time at={at} /> },
  { id: "decide", header: "", right: true, action: true, cell: (attempt) => <SettleAttempt attempt={attempt} /> },
];

function LateTable({ results }: { results: readonly LateResult[] }) {
  if (results.length === 0) {
    return (
      <EmptyState title={t`No late results`}>
        <Trans>Every supplier answered in time.</Trans>
      </EmptyState>
    );
  }
  return <DataTable label={t`Late results`} rows={results} rowId={({ id }) => id} columns={LATE_COLUMNS} />;
}

const LATE_COLUMNS: readonly Column<LateResult>[] = [
  ORDER_COLUMN,
  { id: "supplier", header: msg`Supplier`, cell: ({ supplier }) => supplier },
  { id: "reference", header: msg`Supplier order ID`, cell: ({ supplier_reference: reference }) => reference },
  { id: "result", header: msg`Result`, cell: (late) => <LateResultText late={late} /> },
  { id: "at", header: msg`Received`, right: true, cell: ({ created_at: at }) => <Time at={at} /> },
  { id: "resolve", header: "", right: true, action: true, cell: (late) => <ResolveLateResult late={late} /> },
];
