import { Page } from "../../ui/page.tsx";

export function PlaceOrderPage() {
  return <Page title="Place order">{null}</Page>;
}
