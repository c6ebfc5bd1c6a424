import { useState } from "react";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import { Money } from "../../ui/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { marginText, SOURCE_WORDS, type WholeService } from "./catalogue.ts";
import { LeftOver } from "./left-over.tsx";
import { PriceDialog, type PriceTarget } from "./price-dialog.tsx";
import { ResellerPicker, type PickedReseller } from "./reseller-picker.tsx";
import { useService } from "./service-page.tsx";

type Priced = Pick<WholeService, "price" | "margin" | "below_cost">;

/** What each price group and single resellers pay. */
export function PricesTab() {
  const query = useService();
  const [target, setTarget] = useState<PriceTarget>();
  const [picked, setPicked] = useState<PickedReseller>();
  const refusal = useRefusal("manage_catalogue");
  const service = query.data?.data;
  if (!service) return null;
  const { currency } = service;
  const priceColumns: Column<Priced>[] = [
    { id: "price", header: "Price", right: true, cell: ({ price }) => <Money amount={price} currency={currency} /> },
    {
      id: "margin",
      header: "Leaves",
      right: true,
      cell: (row) => <LeftOver margin={row.margin} isLoss={row.below_cost} currency={currency} />,
    },
  ];
  const setButton = (wanted: PriceTarget) => (
    <Button
      size="small"
      aria-label={`Set the price of ${wanted.name}`}
      unless={refusal}
      onClick={() => setTarget(wanted)}
    >
      Set
    </Button>
  );
  return (
    <>
      <Card title="Price groups" flush>
        {service.group_prices.length === 0 ? (
          <EmptyState title="No price groups yet">
            Every reseller pays the base price. Price groups are made under Catalogue, Price groups.
          </EmptyState>
        ) : (
          <DataTable
            label="Prices of price groups"
            rows={service.group_prices}
            rowId={(row) => row.price_group.id}
            columns={[
              {
                id: "group",
                header: "Price group",
                lead: true,
                cell: ({ price_group: { name }, margin_basis_points: margin }) => (
                  <>
                    {name}
                    {margin !== null && (
                      <span className="block text-sm font-normal text-muted">{marginText(margin)}</span>
                    )}
                  </>
                ),
              },
              { id: "source", header: "By", cell: ({ source }) => SOURCE_WORDS[source] },
              ...priceColumns,
              {
                id: "set",
                header: "",
                right: true,
                cell: ({ price_group: { id, name }, price, set_price: set }) =>
                  setButton({ kind: "group", id, name, price, isSet: set !== null }),
              },
            ]}
          />
        )}
      </Card>
      <Card title="Single resellers" flush>
        {service.personal_prices.length === 0 ? (
          <EmptyState title="Nobody has a price of their own">
            A personal price goes before that of the group.
          </EmptyState>
        ) : (
          <DataTable
            label="Prices of single resellers"
            rows={service.personal_prices}
            rowId={(row) => row.reseller.id}
            columns={[
              { id: "reseller", header: "Reseller", lead: true, cell: ({ reseller }) => reseller.name },
              ...priceColumns,
              {
                id: "set",
                header: "",
                right: true,
                cell: ({ reseller, price }) => setButton({ kind: "reseller", ...reseller, price, isSet: true }),
              },
            ]}
          />
        )}
        {service.personal_prices_total > service.personal_prices.length && (
          <p className="border-t border-line px-4 py-3 text-sm text-muted">
            The first {service.personal_prices.length} of {service.personal_prices_total}.
          </p>
        )}
        <div className="flex flex-wrap items-end gap-3 border-t border-line p-4">
          <ResellerPicker label="Reseller" none="Choose a reseller" picked={picked} onPick={setPicked} />
          <Button
            unless={refusal ?? (picked === undefined && "Choose a reseller first.")}
            onClick={() =>
              picked &&
              setTarget({ kind: "reseller", ...picked, price: service.price, isSet: hasPrice(service, picked.id) })
            }
          >
            Set a price
          </Button>
        </div>
      </Card>
      {target && <PriceDialog service={service} target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}

function hasPrice(service: WholeService, resellerId: number): boolean {
  return service.personal_prices.some(({ reseller }) => reseller.id === resellerId);
}
