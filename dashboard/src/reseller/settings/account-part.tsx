import { AccountSettings } from "../../account/account-settings.tsx";
import { ProfileCard } from "./profile-card.tsx";

/** Profile and sign-in of the reseller. */
export function AccountPart() {
  return (
    <>
      <ProfileCard />
      <AccountSettings />
    </>
  );
}
