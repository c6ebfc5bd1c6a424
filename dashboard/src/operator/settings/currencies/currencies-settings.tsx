import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { menuColumn } from "../../../ui/list/table/column.ts";
import { MenuItem, MenuLine } from "../../../ui/menu.tsx";
import { Card } from "../../../ui/page.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { EmptyState, QueryView } from "../../../ui/states.tsx";
import { percentText } from "../../catalogue/catalogue.ts";
import { useRefreshRates, type Rate, type Rates } from "./currencies.ts";
import { FeedCard } from "./feed-card.tsx";
import { Proposals } from "./proposals.tsx";
import { RateDialog } from "./rate-dialog.tsx";

/** The currencies of wallets: exchange rates, and the feed that they may follow. */
export function CurrenciesSettings() {
  const rates = operatorHooks.useQuery("get", "/api/operator/exchange-rates");
  return (
    <>
      <QueryView query={rates}>
        {({ data }) => (
          <>
            <Proposals rates={data} />
            <RatesCard rates={data} />
          </>
        )}
      </QueryView>
      <FeedCard />
    </>
  );
}

function RatesCard({ rates: { base, rates } }: { rates: Rates }) {
  const [edited, setEdited] = useState<Rate | "new">();
  const add = (
    <Button size="small" onClick={() => setEdited("new")}>
      <Trans>Add currency</Trans>
    </Button>
  );
  return (
    <Card title={t`Exchange rates`} actions={add} flush>
      {rates.length === 0 ? (
        <EmptyState title={t`No exchange rates yet`}>
          <Trans>Services are priced in {base}. Add a currency to sell them to resellers with wallets in it.</Trans>
        </EmptyState>
      ) : (
        <RatesTable base={base} rates={rates} onEdit={setEdited} />
      )}
      {edited !== undefined && (
        <RateDialog base={base} rate={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}

interface RatesTableProps {
  base: string;
  rates: readonly Rate[];
  onEdit: (rate: Rate) => void;
}

function RatesTable({ base, rates, onEdit }: RatesTableProps) {
  const [removed, setRemoved] = useState<string>();
  const menu = (rate: Rate) => (
    <RowMenu name={rate.currency}>
      <MenuItem onSelect={() => onEdit(rate)}>
        <Trans>Edit…</Trans>
      </MenuItem>
      <MenuLine />
      <MenuItem danger onSelect={() => setRemoved(rate.currency)}>
        <Trans>Remove…</Trans>
      </MenuItem>
    </RowMenu>
  );
  return (
    <>
      <DataTable
        label={t`Exchange rates`}
        rows={rates}
        rowId={({ currency }) => currency}
        columns={[...rateColumns(base), menuColumn(menu)]}
      />
      {removed !== undefined && <RemoveDialog base={base} currency={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

function rateColumns(base: string): Column<Rate>[] {
  return [
    {
      id: "currency",
      header: t`Currency`,
      lead: true,
      cell: ({ currency, paused }) => (
        <>
          {currency}{" "}
          {paused && (
            <Badge tone="danger">
              <Trans>Paused</Trans>
            </Badge>
          )}
        </>
      ),
    },
    {
      id: "rate",
      header: `1 ${base}`,
      right: true,
      cell: (row) => <Money amount={row.rate} currency={row.currency} />,
    },
    { id: "margin", header: t`Margin`, right: true, cell: (row) => `${percentText(row.margin_basis_points)}%` },
    { id: "step", header: t`Round up to`, right: true, cell: (row) => row.round_to },
    { id: "source", header: t`Source`, cell: ({ source }) => (source === "feed" ? t`Feed` : t`Manual`) },
    { id: "age", header: t`Rate from`, yields: 1, cell: ({ rate_at: at }) => <Time at={at} /> },
    {
      id: "example",
      header: t`Example`,
      right: true,
      cell: ({ example, currency }) => (
        <span className="whitespace-nowrap">
          <Money amount={example.base} currency={base} /> → <Money amount={example.price} currency={currency} />
        </span>
      ),
    },
  ];
}

function RemoveDialog({ base, currency, onClose }: { base: string; currency: string; onClose: () => void }) {
  const refresh = useRefreshRates();
  const remove = async (): Promise<void> => {
    const params = { path: { currency } };
    await operator.DELETE("/api/operator/exchange-rates/{currency}", { params, body: {} });
    toast.success(t`${{ name: currency }} removed.`);
    await refresh();
  };
  return (
    <FormDialog
      title={t`Remove ${{ name: currency }}?`}
      about={t`Resellers with wallets in ${currency} no longer see services priced in ${base}. Their orders and credit stay.`}
      action={t`Remove`}
      danger
      onSubmit={remove}
      onClose={onClose}
    />
  );
}
