import { t } from "@lingui/core/macro";
import { Outlet } from "@tanstack/react-router";
import { useRefusal } from "../../session/permission.ts";
import { Page } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";

/** The ledger: checks, accounts and transfers. */
export function LedgerPage() {
  const refusal = useRefusal("read_ledger");
  return (
    <Page wide title={t`Ledger`} about={t`A double-entry record of every money movement. Entries never change.`}>
      {refusal === undefined ? (
        <>
          <LinkTabs
            label={t`Ledger`}
            tabs={[
              { name: t`Checks`, link: { to: "/operator/ledger" } },
              { name: t`Accounts`, link: { to: "/operator/ledger/accounts" } },
              { name: t`Transfers`, link: { to: "/operator/ledger/transfers" } },
            ]}
          />
          <Outlet />
        </>
      ) : (
        <EmptyState title={t`You don't have access to the ledger`}>{refusal}</EmptyState>
      )}
    </Page>
  );
}
