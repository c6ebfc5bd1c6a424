import { Outlet } from "@tanstack/react-router";
import { Page } from "../../ui/page.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";

/** The operator's settings, each part at an address of its own. */
export function SettingsPage() {
  return (
    <Page wide title="Settings">
      <LinkTabs
        label="Settings"
        tabs={[
          { name: "Security", link: { to: "/operator/settings" } },
          { name: "Staff", link: { to: "/operator/settings/staff" } },
          { name: "Audit log", link: { to: "/operator/settings/audit-log" } },
          { name: "Shop", link: { to: "/operator/settings/shop" } },
          { name: "Server", link: { to: "/operator/settings/server" } },
        ]}
      />
      <Outlet />
    </Page>
  );
}
