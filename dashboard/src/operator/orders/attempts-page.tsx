import { Page } from "../../ui/page.tsx";

export function AttemptsPage() {
  return <Page title="Tries of unknown outcome">{null}</Page>;
}
