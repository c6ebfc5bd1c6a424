import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { textOf } from "../../../locale/text.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { Card } from "../../../ui/page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useCostColumns } from "../../cost-columns.ts";
import { marginText, SOURCE_WORDS, type WholeService } from "../catalogue.ts";
import { LeftOver } from "../service/left-over.tsx";
import { PriceDialog, type PriceTarget } from "./price-dialog.tsx";
import { ResellerPicker, type PickedReseller } from "../list/reseller-picker.tsx";
import { useService } from "../service/use-service.ts";

/** What each price group and single resellers pay. */
export function PricesTab() {
  const service = useService().data?.data;
  const [target, setTarget] = useState<PriceTarget>();
  if (!service) return null;
  return (
    <>
      <GroupPrices service={service} onSet={setTarget} />
      <FixedPrices service={service} onSet={setTarget} />
      <PersonalPrices service={service} onSet={setTarget} />
      {target && <PriceDialog service={service} target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}

interface PricesProps {
  service: WholeService;
  onSet: (target: PriceTarget) => void;
}

function GroupPrices({ service, onSet }: PricesProps) {
  const prices = useCostColumns(priceColumns(service.currency));
  return (
    <Card title={t`Price groups`} flush>
      {service.group_prices.length === 0 ? (
        <EmptyState title={t`No price groups yet`}>
          <Trans>Every reseller pays the base price. Create price groups under Catalogue › Price groups.</Trans>
        </EmptyState>
      ) : (
        <DataTable
          label={t`Group prices`}
          rows={service.group_prices}
          rowId={(row) => row.price_group.id}
          columns={[
            {
              id: "group",
              header: t`Price group`,
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
            {
              id: "source",
              header: t`Source`,
              cell: ({ source }) => textOf(SOURCE_WORDS[source] ?? source),
            },
            ...prices,
            {
              id: "set",
              header: "",
              right: true,
              cell: ({ price_group: { id, name }, price, set_price: set }) => (
                <SetButton target={{ kind: "group", id, name, price, isSet: set !== null }} onSet={onSet} />
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}

/** Prices of groups for wallets in other currencies; nothing where none is set. */
function FixedPrices({ service, onSet }: PricesProps) {
  const prices = service.fixed_prices;
  if (prices.length === 0) return null;
  return (
    <Card title={t`Group prices in other currencies`} flush>
      <DataTable
        label={t`Group prices in other currencies`}
        rows={prices}
        rowId={(row) => `${row.price_group.id} ${row.currency}`}
        columns={[
          { id: "group", header: t`Price group`, lead: true, cell: (row) => row.price_group.name },
          {
            id: "price",
            header: t`Price`,
            right: true,
            cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
          },
          {
            id: "set",
            header: "",
            right: true,
            cell: ({ price_group: group, price, currency }) => (
              <SetButton target={{ kind: "group", ...group, price, currency, isSet: true }} onSet={onSet} />
            ),
          },
        ]}
      />
    </Card>
  );
}

function PersonalPrices({ service, onSet }: PricesProps) {
  const { personal_prices: prices, personal_prices_total: total } = service;
  const amounts = useCostColumns(priceColumns(service.currency));
  return (
    <Card title={t`Personal prices`} flush>
      {prices.length === 0 ? (
        <EmptyState title={t`No personal prices yet`}>
          <Trans>A personal price replaces the group price.</Trans>
        </EmptyState>
      ) : (
        <DataTable
          label={t`Personal prices`}
          rows={prices}
          rowId={(row) => row.reseller.id}
          columns={[
            { id: "reseller", header: t`Reseller`, lead: true, cell: ({ reseller }) => reseller.name },
            ...amounts,
            {
              id: "set",
              header: "",
              right: true,
              cell: ({ reseller, price, currency }) => (
                <SetButton target={{ kind: "reseller", ...reseller, price, currency, isSet: true }} onSet={onSet} />
              ),
            },
          ]}
        />
      )}
      {total > prices.length && (
        <p className="border-t border-line px-4 py-3 text-sm text-muted">
          <Trans>
            Showing {prices.length} of {total}.
          </Trans>
        </p>
      )}
      <AddPersonalPrice service={service} onSet={onSet} />
    </Card>
  );
}

function AddPersonalPrice({ service, onSet }: PricesProps) {
  const [picked, setPicked] = useState<PickedReseller>();
  const refusal = useRefusal("manage_catalogue");
  const set = (): void => {
    if (!picked) return;
    const isSet = service.personal_prices.some(({ reseller }) => reseller.id === picked.id);
    onSet({ kind: "reseller", ...picked, price: service.price, isSet });
  };
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line p-4">
      <ResellerPicker label={t`Reseller`} none={t`Choose a reseller`} picked={picked} onPick={setPicked} />
      <Button unless={refusal ?? (picked === undefined && t`Choose a reseller first.`)} onClick={set}>
        <Trans>Add price</Trans>
      </Button>
    </div>
  );
}

type Priced = Pick<WholeService, "price" | "margin" | "below_cost"> & { currency?: string };

function priceColumns(currency: string): Column<Priced>[] {
  return [
    {
      id: "price",
      header: t`Price`,
      right: true,
      cell: (row) => <Money amount={row.price} currency={row.currency ?? currency} />,
    },
    {
      id: "margin",
      header: t`Margin`,
      right: true,
      cell: (row) => <LeftOver margin={row.margin} isLoss={row.below_cost} currency={currency} />,
    },
  ];
}

function SetButton({ target, onSet }: { target: PriceTarget; onSet: (target: PriceTarget) => void }) {
  const refusal = useRefusal("manage_catalogue");
  return (
    <Button
      size="small"
      aria-label={t`Edit the price for ${target.name}`}
      unless={refusal}
      onClick={() => onSet(target)}
    >
      <Trans>Edit</Trans>
    </Button>
  );
}
