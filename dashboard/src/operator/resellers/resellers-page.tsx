import { Page } from "../../ui/page.tsx";

export function ResellersPage() {
  return <Page title="Resellers">{null}</Page>;
}
