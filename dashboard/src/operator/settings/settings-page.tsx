import { Outlet } from "@tanstack/react-router";
import { useRefusal } from "../../session/permission.ts";
import { Page } from "../../ui/page.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";

/** The operator's settings, each part at an address of its own. */
export function SettingsPage() {
  // Who may not open a part is not offered it.
  const audit = useRefusal("read_audit");
  const settings = useRefusal("manage_settings");
  const payments = useRefusal("manage_payment_methods");
  const moving = useRefusal("move_in");
  return (
    <Page wide title="Settings">
      <LinkTabs
        label="Settings"
        tabs={[
          { name: "Security", link: { to: "/operator/settings" } },
          { name: "Notifications", link: { to: "/operator/settings/notifications" } },
          { name: "Staff", link: { to: "/operator/settings/staff" } },
          ...(audit === undefined
            ? [{ name: "Audit log", link: { to: "/operator/settings/audit-log" } } as const]
            : []),
          ...(payments === undefined
            ? [{ name: "Payments", link: { to: "/operator/settings/payments" } } as const]
            : []),
          ...(settings === undefined
            ? ([
                { name: "Shop", link: { to: "/operator/settings/shop" } },
                { name: "Currencies", link: { to: "/operator/settings/currencies" } },
                { name: "Server", link: { to: "/operator/settings/server" } },
              ] as const)
            : []),
          ...(moving === undefined
            ? [{ name: "Moving in", link: { to: "/operator/settings/moving-in" } } as const]
            : []),
        ]}
      />
      <Outlet />
    </Page>
  );
}
