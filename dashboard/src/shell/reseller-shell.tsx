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
  { name: "Overview", to: "/", symbol: LayoutDashboard },
  { name: "Services", to: "/services", symbol: PackageSearch },
  { name: "Place order", to: "/place-order", symbol: ShoppingCart },
  { name: "Orders", to: "/orders", symbol: ListOrdered },
  { name: "Wallet", to: "/wallet", symbol: Wallet },
  { name: "API Access", to: "/api-access", symbol: KeyRound },
  { name: "Settings", to: "/settings", symbol: Settings },
];

export function ResellerShell() {
  const mode = useMode();
  const announcement = useBrand()?.announcement;
  const banner = (
    <>
      {mode === "test" && (
        <output className="block bg-warning-soft px-4 py-2 text-center text-sm font-medium text-warning">
          Test mode. Orders are simulated and nothing is charged.
        </output>
      )}
      {announcement && (
        <aside aria-label="Announcement" className="bg-info-soft px-4 py-2 text-center text-info">
          <p className="mx-auto max-w-prose break-words whitespace-pre-line">{announcement}</p>
        </aside>
      )}
      <NewsBanner />
    </>
  );
  return <Shell label="Reseller" items={ITEMS} settings="/settings" header={<Header />} banner={banner} />;
}

function Header() {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  return (
    <>
      <ResellerPalette />
      {account.data && (
        <Link to="/wallet" className="truncate rounded-lg px-2 py-1.5 font-medium hover:bg-sunken">
          <span className="sr-only">Balance </span>
          <Money amount={account.data.data.balance} currency={account.data.data.currency} />
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
        Test<span className="max-sm:sr-only"> mode</span>
      </span>
      <Switch.Root
        id={id}
        checked={mode === "test"}
        onCheckedChange={change}
        className="relative h-6 w-10 rounded-full border border-edge bg-sunken data-[state=checked]:border-warning data-[state=checked]:bg-warning-soft"
      >
        <Switch.Thumb className="block size-4 translate-x-1 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-warning" />
      </Switch.Root>
    </label>
  );
}
