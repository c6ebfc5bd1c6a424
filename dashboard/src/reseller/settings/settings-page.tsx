import { AccountSettings } from "../../account/account-settings.tsx";
import { Page } from "../../ui/page.tsx";
import { ProfileCard } from "./profile-card.tsx";

export function SettingsPage() {
  return (
    <Page title="Settings">
      <ProfileCard />
      <AccountSettings />
    </Page>
  );
}
