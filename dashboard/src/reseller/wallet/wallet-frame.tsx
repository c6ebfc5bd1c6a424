import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { v1Hooks } from "../../api/client.ts";
import { Money } from "../../ui/show/money.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryView, Skeleton } from "../../ui/states.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";

/** What both pages of the wallet show: how much there is, and the way between them. */
export function WalletFrame({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Page title={title} actions={actions} wide>
      <Balances />
      <LinkTabs
        label={t`Wallet`}
        tabs={[
          { name: t`Statement`, link: { to: "/wallet" } },
          { name: t`Top-up requests`, link: { to: "/wallet/top-ups" } },
          { name: t`Payments`, link: { to: "/wallet/payments" } },
        ]}
      />
      {children}
    </Page>
  );
}

function Balances() {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  return (
    <QueryView query={account} skeleton={<Skeleton rows={2} />}>
      {({ data }) => {
        const { balance, held, credit_limit: limit, spendable, currency } = data;
        const amounts = [
          [t`Balance`, balance, t`Not on hold`],
          [t`On hold`, held, t`For open orders`],
          [t`Credit limit`, limit, t`How far below zero your balance may go`],
          [t`Available to spend`, spendable, t`Balance plus credit limit`],
        ] as const;
        return (
          <dl className="grid divide-y divide-line rounded-xl border border-line bg-surface sm:grid-cols-2 sm:divide-y-0 lg:grid-cols-4">
            {amounts.map(([name, amount, note]) => (
              <div
                key={name}
                className="flex min-w-0 items-baseline justify-between gap-3 px-4 py-2.5 sm:grid sm:gap-1 sm:py-4"
              >
                <dt className="text-sm text-muted">
                  {name}
                  <span className="block text-xs">{note}</span>
                </dt>
                <dd className="text-lg font-semibold sm:text-xl">
                  <Money amount={amount} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        );
      }}
    </QueryView>
  );
}
