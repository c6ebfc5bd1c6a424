import { t } from "@lingui/core/macro";
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
    <Page wide title={t`Settings`}>
      <LinkTabs
        label={t`Settings`}
        tabs={[
          { name: t`Security`, link: { to: "/operator/settings" } },
          { name: t`Notifications`, link: { to: "/operator/settings/notifications" } },
          { name: t`Staff`, link: { to: "/operator/settings/staff" } },
          ...(audit === undefined
            ? [{ name: t`Audit log`, link: { to: "/operator/settings/audit-log" } } as const]
            : []),
          ...(payments === undefined
            ? [{ name: t`Payments`, link: { to: "/operator/settings/payments" } } as const]
            : []),
          ...(settings === undefined
            ? ([
                { name: t`Shop`, link: { to: "/operator/settings/shop" } },
                { name: t`Currencies`, link: { to: "/operator/settings/currencies" } },
                { name: t`Server`, link: { to: "/operator/settings/server" } },
              ] as const)
            : []),
          ...(moving === undefined
            ? [{ name: t`Moving in`, link: { to: "/operator/settings/moving-in" } } as const]
            : []),
        ]}
      />
      <Outlet />
    </Page>
  );
}
