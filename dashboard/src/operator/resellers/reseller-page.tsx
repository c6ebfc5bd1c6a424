import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Outlet, useParams } from "@tanstack/react-router";
import { isNotFound } from "../../api/api-error.ts";
import { MissingPage } from "../../ui/missing-page.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";
import { ResellerMoves } from "./money/reseller-moves.tsx";
import { useReseller, type Reseller } from "./reseller.ts";

/** The frame of a reseller's tabs: name, status, and suspend or reactivate. */
export function ResellerPage() {
  const { id = "" } = useParams({ strict: false });
  const reseller = useReseller();
  if (isNotFound(reseller.error)) {
    return (
      <MissingPage
        title={t`Reseller not found`}
        missing={t`Reseller ${id} not found`}
        back={{ name: t`All resellers`, to: "/operator/resellers" }}
      >
        <Trans>Check the number. Resellers are never deleted.</Trans>
      </MissingPage>
    );
  }
  const found = reseller.data?.data;
  return (
    <Page
      wide
      title={found?.name ?? t`Reseller`}
      about={found && <Headline reseller={found} />}
      actions={found && <ResellerMoves reseller={found} />}
    >
      <QueryView query={reseller}>
        {({ data }) => (
          <>
            {data.status_reason !== null && <Notice look="warning">{t`Suspended: ${data.status_reason}`}</Notice>}
            <ResellerTabs id={id} />
            <Outlet />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Headline({ reseller: { email, company, status } }: { reseller: Reseller }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2 break-all">
      {company !== null && `${company} · `}
      {email} <StatusBadge status={status} />
    </span>
  );
}

function ResellerTabs({ id }: { id: string }) {
  const params = { id };
  return (
    <LinkTabs
      label={t`Reseller`}
      tabs={[
        { name: t`Profile`, link: { to: "/operator/resellers/$id", params } },
        { name: t`Wallet`, link: { to: "/operator/resellers/$id/money", params } },
        { name: t`Prices`, link: { to: "/operator/resellers/$id/prices", params } },
        { name: t`Keys`, link: { to: "/operator/resellers/$id/keys", params } },
        { name: t`Top-up requests`, link: { to: "/operator/resellers/$id/top-up-requests", params } },
      ]}
    />
  );
}
