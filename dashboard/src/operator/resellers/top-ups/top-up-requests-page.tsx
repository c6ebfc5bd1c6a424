import { t } from "@lingui/core/macro";
import { Page } from "../../../ui/page.tsx";
import { TopUpRequests } from "./top-up-requests.tsx";

export function TopUpRequestsPage() {
  return (
    <Page wide title={t`Top-up requests`} about={t`Review and credit top-up requests.`}>
      <TopUpRequests />
    </Page>
  );
}
