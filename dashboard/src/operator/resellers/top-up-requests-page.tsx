import { Page } from "../../ui/page.tsx";
import { TopUpRequests } from "./top-up-requests.tsx";

export function TopUpRequestsPage() {
  return (
    <Page title="Top-up requests" about="What resellers ask to be credited with. Approving one moves its money, once.">
      <TopUpRequests />
    </Page>
  );
}
