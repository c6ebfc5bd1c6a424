import { Page } from "../../ui/page.tsx";

export function OrderPage() {
  return <Page title="Order">{null}</Page>;
}
