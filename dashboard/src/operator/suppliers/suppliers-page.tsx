import { Page } from "../../ui/page.tsx";

export function SuppliersPage() {
  return <Page title="Suppliers">{null}</Page>;
}
