import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { BookOpen, Factory, Inbox, LayoutDashboard, ListOrdered, Scale, Settings, Users } from "lucide-react";
import { textOf } from "../locale/text.ts";
import { formatCount } from "../ui/show/dates.ts";
import { OperatorPalette } from "./palette/operator-palette.tsx";
import { Shell, type NavigationItem } from "./shell.tsx";
import { useWaiting, type Waiting } from "./use-waiting.ts";

const ITEMS: readonly (NavigationItem & { count?: (waiting: Waiting) => number; what?: MessageDescriptor })[] = [
  { name: msg`Overview`, to: "/operator", symbol: LayoutDashboard },
  { name: msg`Queue`, to: "/operator/queue", symbol: Inbox, count: ({ queue }) => queue, what: msg`waiting` },
  {
    name: msg`Orders`,
    to: "/operator/orders",
    symbol: ListOrdered,
    count: ({ unknown_attempts: unknown }) => unknown,
    what: msg`unconfirmed attempts`,
  },
  { name: msg`Catalogue`, to: "/operator/catalogue", symbol: BookOpen },
  {
    name: msg`Resellers`,
    to: "/operator/resellers",
    symbol: Users,
    count: ({ sign_ups: signUps, open_top_ups: topUps }) => signUps + topUps,
    what: msg`sign-ups and top-up requests`,
  },
  { name: msg`Suppliers`, to: "/operator/suppliers", symbol: Factory },
  { name: msg`Ledger`, to: "/operator/ledger", symbol: Scale },
  { name: msg`Settings`, to: "/operator/settings", symbol: Settings },
];

export function OperatorShell() {
  const waiting = useWaiting();
  const items = ITEMS.map(({ count, what, ...item }) => {
    const number = (waiting && count?.(waiting)) ?? 0;
    return number === 0 ? item : { ...item, note: <CountBadge number={number} what={what && textOf(what)} /> };
  });
  return <Shell side="operator" items={items} settings="/operator/settings" header={<OperatorPalette />} />;
}

function CountBadge({ number, what }: { number: number; what: string | undefined }) {
  return (
    <span className="rounded-full bg-warning-soft px-2 text-sm font-medium text-warning tabular-nums">
      {formatCount(number)}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
