import { Page } from "../../../ui/page.tsx";
import { TopUpRequests } from "./top-up-requests.tsx";

export function TopUpRequestsPage() {
  return (
    <Page wide title="Top-up requests" about="Review and credit top-up requests.">
      <TopUpRequests />
    </Page>
  );
}
