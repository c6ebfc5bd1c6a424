import { Outlet } from "@tanstack/react-router";
import { Page } from "../../ui/page.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";

/** The reseller's settings, each part at an address of its own. */
export function SettingsPage() {
  return (
    <Page title="Settings">
      <LinkTabs
        label="Settings"
        tabs={[
          { name: "Account", link: { to: "/settings" } },
          { name: "Notifications", link: { to: "/settings/notifications" } },
        ]}
      />
      <Outlet />
    </Page>
  );
}
