import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { operatorHooks } from "../../api/client.ts";
import { textOf } from "../../locale/text.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { RemovePrice, SetPriceDialog } from "./personal-price.tsx";
import { RestrictedServices } from "./restricted-services.tsx";
import { useReseller, type Price, type Reseller } from "./reseller.ts";

const SOURCES: Record<string, MessageDescriptor> = {
  group: msg`group price`,
  margin: msg`group margin`,
  base: msg`base price`,
};

/** What this reseller alone pays, and what this reseller sees that not everyone does. */
export function ResellerPrices() {
  const reseller = useReseller().data?.data;
  if (!reseller) return null;
  return (
    <>
      <Prices reseller={reseller} />
      <RestrictedServices reseller={reseller} />
    </>
  );
}

function Prices({ reseller }: { reseller: Reseller }) {
  const [isSetting, setIsSetting] = useState(false);
  const refusal = useRefusal("manage_catalogue");
  const id = String(reseller.id);
  const prices = operatorHooks.useQuery("get", "/api/operator/resellers/{id}/prices", { params: { path: { id } } });
  const set = (
    <>
      <Button size="small" asChild>
        <Link to="/operator/catalogue/as-reseller" search={{ reseller: id }}>
          <Trans>Preview catalogue</Trans>
        </Link>
      </Button>
      <Button size="small" unless={refusal} onClick={() => setIsSetting(true)}>
        <Trans>Add price</Trans>
      </Button>
    </>
  );
  return (
    <Card title={t`Personal prices`} actions={set} flush>
      <QueryView query={prices}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t`No personal prices`}>
              <Trans>This reseller pays the group price or the base price.</Trans>
            </EmptyState>
          ) : (
            <PricesTable resellerId={reseller.id} prices={data} refusal={refusal} />
          )
        }
      </QueryView>
      {isSetting && <SetPriceDialog reseller={reseller} onClose={() => setIsSetting(false)} />}
    </Card>
  );
}

interface PricesTableProps {
  resellerId: number;
  prices: readonly Price[];
  refusal: string | undefined;
}

function PricesTable({ resellerId, prices, refusal }: PricesTableProps) {
  return (
    <DataTable
      label={t`Personal prices`}
      rows={prices}
      rowId={({ service }) => service.id}
      columns={[
        {
          id: "service",
          header: t`Service`,
          lead: true,
          cell: ({ service }) => (
            <>
              <span className="font-medium">{service.name}</span>
              <p className="text-sm font-normal text-muted">{service.group}</p>
            </>
          ),
        },
        { id: "status", header: t`Status`, cell: ({ service }) => <StatusBadge status={service.status} /> },
        {
          id: "price",
          header: t`Price`,
          right: true,
          cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
        },
        {
          id: "otherwise",
          header: t`Default price`,
          right: true,
          cell: ({ otherwise, currency }) => (
            <>
              <Money amount={otherwise.price} currency={currency} />
              <p className="text-sm text-muted">{textOf(SOURCES[otherwise.source] ?? otherwise.source)}</p>
            </>
          ),
        },
        {
          id: "remove",
          header: "",
          right: true,
          cell: (price) => <RemovePrice resellerId={resellerId} price={price} refusal={refusal} />,
        },
      ]}
    />
  );
}
