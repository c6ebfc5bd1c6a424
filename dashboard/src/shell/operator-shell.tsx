import { BookOpen, Factory, Inbox, LayoutDashboard, ListOrdered, Scale, Settings, Users } from "lucide-react";
import { Shell, type NavigationItem } from "./shell.tsx";

const ITEMS: readonly NavigationItem[] = [
  { name: "Overview", to: "/operator", symbol: LayoutDashboard },
  { name: "Queue", to: "/operator/queue", symbol: Inbox },
  { name: "Orders", to: "/operator/orders", symbol: ListOrdered },
  { name: "Catalogue", to: "/operator/catalogue", symbol: BookOpen },
  { name: "Resellers", to: "/operator/resellers", symbol: Users },
  { name: "Suppliers", to: "/operator/suppliers", symbol: Factory },
  { name: "Ledger", to: "/operator/ledger", symbol: Scale },
  { name: "Settings", to: "/operator/settings", symbol: Settings },
];

export function OperatorShell() {
  return <Shell label="Operator" items={ITEMS} settings="/operator/settings" />;
}
