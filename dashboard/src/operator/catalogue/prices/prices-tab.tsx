import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
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

type PricedGroup = WholeService["group_prices"][number];

/** What each price group pays, and last what all others pay. */
function GroupPrices({ service, onSet }: PricesProps) {
  const prices = useCostColumns(priceColumns(service.currency));
  const { group_prices: groups, price, margin, below_cost } = service;
  const base = { price_group: null, source: "base", price, margin, below_cost } as const;
  return (
    <Card title={t`Prices`} flush>
      <DataTable<PricedGroup | typeof base>
        label={t`Group prices`}
        rows={[...groups, base]}
        rowId={(row) => row.price_group?.id ?? "base"}
        columns={[
          {
            id: "group",
            header: t`Price group`,
            lead: true,
            cell: (row) => <GroupName row={row} isOnly={groups.length === 0} />,
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
            cell: (row) =>
              row.price_group === null ? (
                <EditBasePrice id={service.id} />
              ) : (
                <SetButton
                  target={{ kind: "group", ...row.price_group, price: row.price, isSet: row.set_price !== null }}
                  onSet={onSet}
                />
              ),
          },
        ]}
      />
      {groups.length === 0 && (
        <p className="border-t border-line px-4 py-3 text-muted">
          <Trans>Every reseller pays the base price. Create price groups under Catalogue › Price groups.</Trans>
        </p>
      )}
    </Card>
  );
}

interface GroupNameProps {
  row: PricedGroup | { price_group: null };
  isOnly: boolean;
}

function GroupName({ row, isOnly }: GroupNameProps) {
  if (row.price_group === null) return isOnly ? t`All resellers` : t`All other resellers`;
  const {
    price_group: { name },
    margin_basis_points: margin,
  } = row;
  return (
    <>
      {name}
      {margin !== null && <span className="block text-sm font-normal text-muted">{marginText(margin)}</span>}
    </>
  );
}

/** It is one of the service's own fields. */
function EditBasePrice({ id }: { id: number }) {
  return (
    <Button asChild size="small">
      <Link to="/operator/catalogue/services/$id" params={{ id: String(id) }} aria-label={t`Edit the base price`}>
        <Trans>Edit</Trans>
      </Link>
    </Button>
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
        <EmptyState compact title={t`No personal prices yet`}>
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
