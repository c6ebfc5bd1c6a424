import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { operatorHooks } from "../../../api/client.ts";
import { usePoll } from "../../../api/poll.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card, Page } from "../../../ui/page.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { useCostColumns } from "../../cost-columns.ts";
import { SupplierLink } from "../../links.tsx";
import { AddSupplierDialog } from "./add-supplier.tsx";
import { OpenOrders } from "../open-orders.tsx";
import { Balance } from "../supplier-balance.tsx";
import { SupplierKind } from "../supplier-kind.tsx";
import { healthOf, isCalled, type Supplier } from "../supplier.ts";

/** Who fulfils orders, how they are, and what credit is left with them. */
export function SuppliersPage() {
  const [isAdding, setIsAdding] = useState(false);
  const refusal = useRefusal("manage_suppliers");
  const refetchInterval = usePoll();
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers", {}, { refetchInterval });
  const add = (
    <Button look="primary" unless={refusal} onClick={() => setIsAdding(true)}>
      <Trans>Add supplier</Trans>
    </Button>
  );
  return (
    <Page wide title={t`Suppliers`} about={t`Where your orders are fulfilled.`} actions={add}>
      <QueryView query={suppliers}>
        {({ data }) => (
          <>
            {!data.some(isCalled) && (
              <Notice look="info">
                <Trans>
                  Orders are fulfilled manually or from inventory. Add an API supplier to fulfil them automatically and
                  import its services.
                </Trans>
              </Notice>
            )}
            <Card flush>
              <SuppliersTable suppliers={data} />
            </Card>
          </>
        )}
      </QueryView>
      <AddSupplierDialog open={isAdding} onOpenChange={setIsAdding} />
    </Page>
  );
}

function SuppliersTable({ suppliers }: { suppliers: readonly Supplier[] }) {
  return (
    <DataTable
      name="suppliers"
      counted={(count) => plural(count, { one: "# supplier", other: "# suppliers" })}
      label={t`Suppliers`}
      rows={suppliers}
      total={suppliers.length}
      rowId={({ id }) => id}
      columns={useCostColumns(COLUMNS)}
    />
  );
}

const COLUMNS: readonly Column<Supplier>[] = [
  {
    id: "name",
    header: msg`Name`,
    lead: true,
    phone: "whole",
    cell: (supplier) => (
      <>
        <SupplierLink id={supplier.id}>{supplier.name}</SupplierLink>
        <p className="text-sm font-normal text-muted">
          <SupplierKind supplier={supplier} />
        </p>
      </>
    ),
  },
  {
    id: "health",
    header: msg`Health`,
    fit: "text",
    plain: true,
    cell: (supplier) => <HealthCell supplier={supplier} />,
  },
  { id: "open", header: msg`Open orders`, right: true, cell: (supplier) => <OpenOrders supplier={supplier} /> },
  {
    id: "balance",
    header: msg`Balance`,
    right: true,
    cell: (supplier) => (isCalled(supplier) ? <Balance supplier={supplier} /> : null),
  },
];

function HealthCell({ supplier }: { supplier: Supplier }) {
  const { tone, word, sentence } = healthOf(supplier);
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone}>{word}</Badge>
      {tone !== "success" && <p className="max-w-prose text-sm text-muted">{sentence}</p>}
    </div>
  );
}
