import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { KeyRound, LayoutDashboard, ListOrdered, PackageSearch, Settings, ShoppingCart, Wallet } from "lucide-react";
import { Switch } from "radix-ui";
import { useId } from "react";
import { Link } from "@tanstack/react-router";
import { v1Hooks } from "../api/client.ts";
import { setMode, useMode } from "../session/mode.ts";
import { useBrand } from "../session/session.ts";
import { Money } from "../ui/show/money.tsx";
import { ResellerPalette } from "./palette/reseller-palette.tsx";
import { NewsBanner } from "./news-banner.tsx";
import { Shell, type NavigationItem } from "./shell.tsx";

const ITEMS: readonly NavigationItem[] = [
  { name: msg`Overview`, to: "/", symbol: LayoutDashboard },
  { name: msg`Services`, to: "/services", symbol: PackageSearch },
  { name: msg`Place order`, to: "/place-order", symbol: ShoppingCart },
  { name: msg`Orders`, to: "/orders", symbol: ListOrdered },
  { name: msg`Wallet`, to: "/wallet", symbol: Wallet },
  { name: msg`API Access`, to: "/api-access", symbol: KeyRound },
  { name: msg`Settings`, to: "/settings", symbol: Settings },
];

export function ResellerShell() {
  const mode = useMode();
  const announcement = useBrand()?.announcement;
  const banner = (
    <>
      {mode === "test" && (
        <output className="block bg-warning-soft px-4 py-2 text-center text-sm font-medium text-warning">
          <Trans>Test mode. Orders are simulated and nothing is charged.</Trans>
        </output>
      )}
      {announcement && (
        <aside aria-label={t`Announcement`} className="bg-info-soft px-4 py-2 text-center text-info">
          <p className="mx-auto max-w-prose break-words whitespace-pre-line">{announcement}</p>
        </aside>
      )}
      <NewsBanner />
    </>
  );
  return <Shell side="reseller" items={ITEMS} settings="/settings" header={<Header />} banner={banner} />;
}

function Header() {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  return (
    <>
      <ResellerPalette />
      {account.data && (
        <Link
          to="/wallet"
          className="truncate rounded-lg px-2 py-1.5 font-medium hover:bg-sunken max-sm:px-1 max-sm:text-sm"
        >
          <span className="sr-only">
            <Trans>Balance</Trans>{" "}
          </span>
          {/* On a phone the amount needs the room; the wallet has one currency, which its page names. */}
          <Money
            amount={account.data.data.balance}
            currency={account.data.data.currency}
            className="max-sm:[&>span]:sr-only"
          />
        </Link>
      )}
      <TestModeSwitch />
    </>
  );
}

function TestModeSwitch() {
  const mode = useMode();
  const id = useId();
  const queryClient = useQueryClient();
  const change = (test: boolean): void => {
    setMode(test ? "test" : "live");
    // What was read in the other mode must not be shown in this one, not even for a moment.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
  };
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-sm text-muted">
      <span className="whitespace-nowrap">
        <Trans>
          Test<span className="max-sm:sr-only"> mode</span>
        </Trans>
      </span>
      <Switch.Root
        id={id}
        checked={mode === "test"}
        onCheckedChange={change}
        className="relative h-6 w-10 rounded-full border border-edge bg-sunken data-[state=checked]:border-warning data-[state=checked]:bg-warning-soft"
      >
        <Switch.Thumb className="ms-1 block size-4 rounded-full bg-edge transition-[margin] data-[state=checked]:ms-4.5 data-[state=checked]:bg-warning" />
      </Switch.Root>
    </label>
  );
}
