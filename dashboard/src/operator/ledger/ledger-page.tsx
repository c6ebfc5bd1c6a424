import { Outlet } from "@tanstack/react-router";
import { useRefusal } from "../../session/permission.ts";
import { Page } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";

/** All money, and whether the books agree. */
export function LedgerPage() {
  const refusal = useRefusal("read_ledger");
  return (
    <Page title="Ledger" about="Every movement of money between two accounts; nothing in it is ever changed.">
      {refusal === undefined ? (
        <>
          <LinkTabs
            label="Ledger"
            tabs={[
              { name: "Checks", link: { to: "/operator/ledger" } },
              { name: "Accounts", link: { to: "/operator/ledger/accounts" } },
              { name: "Transfers", link: { to: "/operator/ledger/transfers" } },
            ]}
          />
          <Outlet />
        </>
      ) : (
        <EmptyState title="The ledger is not for your role">{refusal}</EmptyState>
      )}
    </Page>
  );
}
