import { msg, plural } from "@lingui/core/macro";
import { BookOpen, Factory, Inbox, LayoutDashboard, ListOrdered, Scale, Settings, Users } from "lucide-react";
import { formatCount } from "../ui/show/dates.ts";
import { OperatorPalette } from "./palette/operator-palette.tsx";
import { Shell, type NavigationItem } from "./shell.tsx";
import { useWaiting, type Waiting } from "./use-waiting.ts";

interface CountedItem extends NavigationItem {
  count: (waiting: Waiting) => number;
  /** The count in words, for screen readers. */
  counted: (count: number) => string;
}

const ITEMS: readonly (NavigationItem | CountedItem)[] = [
  { name: msg`Overview`, to: "/operator", symbol: LayoutDashboard },
  {
    name: msg`Queue`,
    to: "/operator/queue",
    symbol: Inbox,
    count: ({ queue }) => queue,
    counted: (count) => plural(count, { one: "# waiting", other: "# waiting" }),
  },
  {
    name: msg`Orders`,
    to: "/operator/orders",
    symbol: ListOrdered,
    count: ({ unknown_attempts: unknown, late_results: late }) => unknown + late,
    counted: (count) => plural(count, { one: "# unresolved attempt", other: "# unresolved attempts" }),
  },
  { name: msg`Catalogue`, to: "/operator/catalogue", symbol: BookOpen },
  {
    name: msg`Resellers`,
    to: "/operator/resellers",
    symbol: Users,
    count: ({ sign_ups: signUps, open_top_ups: topUps }) => signUps + topUps,
    counted: (count) => plural(count, { one: "# sign-up or top-up request", other: "# sign-ups and top-up requests" }),
  },
  { name: msg`Suppliers`, to: "/operator/suppliers", symbol: Factory },
  { name: msg`Ledger`, to: "/operator/ledger", symbol: Scale },
  { name: msg`Settings`, to: "/operator/settings", symbol: Settings },
];

export function OperatorShell() {
  const waiting = useWaiting();
  const items = ITEMS.map((item) => {
    if (!("count" in item) || waiting === undefined) return item;
    const count = item.count(waiting);
    return count === 0 ? item : { ...item, note: <CountBadge count={count} words={item.counted(count)} /> };
  });
  return <Shell side="operator" items={items} settings="/operator/settings" header={<OperatorPalette />} />;
}

function CountBadge({ count, words }: { count: number; words: string }) {
  return (
    <span className="rounded-full bg-warning-soft px-2 text-sm font-medium text-warning tabular-nums">
      <span aria-hidden>{formatCount(count)}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
