import { Page } from "../../ui/page.tsx";

export function ApiAccessPage() {
  return <Page title="API Access">{null}</Page>;
}
