import type { ReactNode } from "react";
import { v1Hooks } from "../../api/client.ts";
import { Money } from "../../ui/show/money.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryView, Skeleton } from "../../ui/states.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";

const TABS = [
  { name: "Statement", link: { to: "/wallet" } },
  { name: "Top-up requests", link: { to: "/wallet/top-ups" } },
  { name: "Payments", link: { to: "/wallet/payments" } },
] as const;

/** What both pages of the wallet show: how much there is, and the way between them. */
export function WalletFrame({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Page title={title} actions={actions} wide>
      <Balances />
      <LinkTabs label="Wallet" tabs={TABS} />
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
          ["Balance", balance, "Not on hold"],
          ["On hold", held, "For open orders"],
          ["Credit limit", limit, "How far below zero your balance may go"],
          ["Available to spend", spendable, "Balance plus credit limit"],
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
