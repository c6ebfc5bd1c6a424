import { BookOpen, Factory, Inbox, LayoutDashboard, ListOrdered, Scale, Settings, Users } from "lucide-react";
import { formatCount } from "../ui/show/dates.ts";
import { OperatorPalette } from "./palette/operator-palette.tsx";
import { Shell, type NavigationItem } from "./shell.tsx";
import { useWaiting, type Waiting } from "./use-waiting.ts";

const ITEMS: readonly (NavigationItem & { count?: (waiting: Waiting) => number; what?: string })[] = [
  { name: "Overview", to: "/operator", symbol: LayoutDashboard },
  { name: "Queue", to: "/operator/queue", symbol: Inbox, count: ({ queue }) => queue, what: "waiting" },
  {
    name: "Orders",
    to: "/operator/orders",
    symbol: ListOrdered,
    count: ({ unknown_attempts: unknown }) => unknown,
    what: "unconfirmed attempts",
  },
  { name: "Catalogue", to: "/operator/catalogue", symbol: BookOpen },
  {
    name: "Resellers",
    to: "/operator/resellers",
    symbol: Users,
    count: ({ sign_ups: signUps, open_top_ups: topUps }) => signUps + topUps,
    what: "sign-ups and top-up requests",
  },
  { name: "Suppliers", to: "/operator/suppliers", symbol: Factory },
  { name: "Ledger", to: "/operator/ledger", symbol: Scale },
  { name: "Settings", to: "/operator/settings", symbol: Settings },
];

export function OperatorShell() {
  const waiting = useWaiting();
  const items = ITEMS.map(({ count, what, ...item }) => {
    const number = (waiting && count?.(waiting)) ?? 0;
    return number === 0 ? item : { ...item, note: <CountBadge number={number} what={what ?? ""} /> };
  });
  return <Shell label="Operator" items={items} settings="/operator/settings" header={<OperatorPalette />} />;
}

function CountBadge({ number, what }: { number: number; what: string }) {
  return (
    <span className="rounded-full bg-warning-soft px-2 text-sm font-medium text-warning tabular-nums">
      {formatCount(number)}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
