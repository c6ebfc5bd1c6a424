import { t } from "@lingui/core/macro";
import { Outlet } from "@tanstack/react-router";
import { Page } from "../../ui/page.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";

/** The reseller's settings, each part at an address of its own. */
export function SettingsPage() {
  return (
    <Page title={t`Settings`}>
      <LinkTabs
        label={t`Settings`}
        tabs={[
          { name: t`Account`, link: { to: "/settings" } },
          { name: t`Notifications`, link: { to: "/settings/notifications" } },
        ]}
      />
      <Outlet />
    </Page>
  );
}
