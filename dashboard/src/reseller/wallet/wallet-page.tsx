import { Page } from "../../ui/page.tsx";

export function WalletPage() {
  return <Page title="Wallet">{null}</Page>;
}
