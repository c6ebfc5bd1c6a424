import type { ReactNode } from "react";
import { v1Hooks } from "../../api/client.ts";
import { Money } from "../../ui/money.tsx";
import { Page, Stat } from "../../ui/page.tsx";
import { QueryView, Skeleton } from "../../ui/states.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";

const TABS = [
  { name: "Statement", link: { to: "/wallet" } },
  { name: "Top-up requests", link: { to: "/wallet/top-ups" } },
] as const;

/** What both pages of the wallet show: how much there is, and the way between them. */
export function WalletFrame({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Page title={title} actions={actions}>
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
        const amount = (text: string) => <Money amount={text} currency={currency} />;
        return (
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <Stat label="Balance">{amount(balance)}</Stat>
            <Stat label="Held" note="For open orders; no longer in the balance">
              {amount(held)}
            </Stat>
            <Stat label="Credit limit" note="How far the balance may go below zero">
              {amount(limit)}
            </Stat>
            <Stat label="You can spend" note="Balance and credit limit">
              {amount(spendable)}
            </Stat>
          </div>
        );
      }}
    </QueryView>
  );
}
