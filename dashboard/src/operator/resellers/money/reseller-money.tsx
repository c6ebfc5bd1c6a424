import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { EarlierTransactions } from "../../../account/earlier-transactions.tsx";
import { isRead, useOperatorList } from "../../../api/use-list.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { DateFilter } from "../../../ui/list/filters/date-filter.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useFilters, useListFilters } from "../../../ui/list/filters/use-filters.ts";
import { Money } from "../../../ui/show/money.tsx";
import { Card, Stat } from "../../../ui/page.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { CreditLimitDialog } from "./credit-limit-dialog.tsx";
import { MovementDialog, type MovementKind } from "./movement-dialog.tsx";
import { useReseller, type Reseller } from "../reseller.ts";
import { StatementTable } from "./statement-table.tsx";

const PAGE_SIZE = "50";
const TEST = "true";
const TYPES = [
  ["order", msg`Orders`],
  ["release", msg`Releases`],
  ["refund", msg`Refunds`],
  ["top_up", msg`Top-ups`],
  ["adjustment", msg`Adjustments`],
  ["promo", msg`Promotions`],
  ["opening_balance", msg`Opening balances`],
] as const;
const FILTERS = ["type", "created_from", "created_to"] as const;

/** The wallets of a reseller: what is there, what moves it by hand, and what moved it. */
export function ResellerMoney() {
  const reseller = useReseller().data?.data;
  const [filters] = useFilters();
  if (!reseller) return null;
  const isTest = filters["test"] === TEST;
  return (
    <>
      <WalletCard reseller={reseller} isTest={isTest} />
      <FilterBar>
        <SelectFilter name="test" label={t`Wallet`} all={t`Live money`} choices={[[TEST, t`Test money`]]} />
        <SelectFilter name="type" label={t`Type`} choices={TYPES} />
        <DateFilter from="created_from" to="created_to" />
      </FilterBar>
      <Statement id={String(reseller.id)} />
    </>
  );
}

function WalletCard({ reseller, isTest }: { reseller: Reseller; isTest: boolean }) {
  const [kind, setKind] = useState<MovementKind>();
  const [isLimit, setIsLimit] = useState(false);
  const refusal = useRefusal("manage_money");
  const wallet = isTest ? reseller.wallets.test : reseller.wallets.live;
  const { currency } = wallet;
  const amounts = [
    [t`Balance`, wallet.balance],
    [t`On hold`, wallet.held],
    [t`Credit limit`, wallet.credit_limit],
    [t`Available to spend`, wallet.spendable],
  ] as const;
  return (
    <Card
      title={isTest ? t`Test wallet` : t`Live wallet`}
      actions={
        <>
          {!isTest && (
            <Button unless={refusal} onClick={() => setIsLimit(true)}>
              <Trans>Credit limit</Trans>
            </Button>
          )}
          <Button unless={refusal} onClick={() => setKind("adjustment")}>
            <Trans>Adjust</Trans>
          </Button>
          <Button look="primary" unless={refusal} onClick={() => setKind("top-up")}>
            <Trans>Top up</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {amounts.map(([label, amount]) => (
          <Stat key={label} label={label}>
            <Money amount={amount} currency={currency} />
          </Stat>
        ))}
      </div>
      <MovementDialog reseller={reseller} wallet={wallet} kind={kind} onClose={() => setKind(undefined)} />
      <CreditLimitDialog reseller={reseller} open={isLimit} onOpenChange={setIsLimit} />
    </Card>
  );
}

function Statement({ id }: { id: string }) {
  const [{ test }] = useFilters();
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const statement = useOperatorList("/api/operator/resellers/{id}/transactions", {
    path: { id },
    query: { ...query, test, per_page: PAGE_SIZE },
  });
  const empty = (
    <EmptyState
      title={isFiltered ? t`No matching entries` : t`No transactions yet`}
      action={
        isFiltered && (
          <Button onClick={clear}>
            <Trans>Clear filters</Trans>
          </Button>
        )
      }
    >
      {!isFiltered && t`Top up the wallet or set a credit limit.`}
    </EmptyState>
  );
  return (
    <>
      <Card title={t`Statement`} flush>
        <PagedList list={statement} empty={empty}>
          <StatementTable entries={statement.rows} />
        </PagedList>
      </Card>
      {!isFiltered && test !== TEST && isRead(statement) && <Earlier id={id} />}
    </>
  );
}

function Earlier({ id }: { id: string }) {
  const query = { per_page: PAGE_SIZE };
  const path = "/api/operator/resellers/{id}/transactions/earlier";
  return <EarlierTransactions list={useOperatorList(path, { path: { id }, query })} />;
}
