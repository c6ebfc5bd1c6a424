import { t } from "@lingui/core/macro";
import { Outlet } from "@tanstack/react-router";
import { Page } from "../../ui/page.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";
import { NewServiceButton } from "./service/new-service.tsx";

/** What is sold, how it is listed, and who pays which price. */
export function CataloguePage() {
  return (
    <Page wide title={t`Catalogue`} actions={<NewServiceButton />}>
      <LinkTabs
        label={t`Catalogue`}
        tabs={[
          { name: t`Services`, link: { to: "/operator/catalogue" } },
          { name: t`Service groups`, link: { to: "/operator/catalogue/service-groups" } },
          { name: t`Price groups`, link: { to: "/operator/catalogue/price-groups" } },
          { name: t`Preview as reseller`, link: { to: "/operator/catalogue/as-reseller" } },
        ]}
      />
      <Outlet />
    </Page>
  );
}
