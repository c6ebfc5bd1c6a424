import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operatorHooks } from "../../api/client.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView, Skeleton } from "../../ui/states.tsx";
import { accountName, type Account } from "./ledger.ts";

/** What the accounts of each kind hold; live money and test money never meet. */
export function LedgerAccounts() {
  const accounts = operatorHooks.useQuery("get", "/api/operator/ledger/accounts");
  return (
    <QueryView query={accounts} skeleton={<Skeleton rows={8} />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title={t`No accounts yet`}>
            <Trans>Accounts are created with the first reseller of each currency.</Trans>
          </EmptyState>
        ) : (
          <>
            <p className="max-w-prose text-muted">
              <Trans>Balances are inflows minus outflows. All accounts of a currency add up to zero.</Trans>
            </p>
            {[false, true].map((isTest) => (
              <Accounts key={String(isTest)} isTest={isTest} accounts={data.filter(({ test }) => test === isTest)} />
            ))}
          </>
        )
      }
    </QueryView>
  );
}

function Accounts({ isTest, accounts }: { isTest: boolean; accounts: readonly Account[] }) {
  if (accounts.length === 0) return null;
  const title = isTest ? t`Test money` : t`Live money`;
  return (
    <Card title={title} flush>
      <DataTable
        label={title}
        rows={accounts}
        rowId={({ kind, currency }) => `${kind} ${currency}`}
        columns={[
          { id: "kind", header: t`Account`, lead: true, cell: ({ kind }) => accountName(kind) },
          {
            id: "accounts",
            header: t`Accounts`,
            right: true,
            cell: ({ kind, accounts: count }) => kind.startsWith("wallet_") && count,
          },
          {
            id: "balance",
            header: t`Balance`,
            right: true,
            cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
          },
        ]}
      />
    </Card>
  );
}
