import { PasskeysCard } from "./passkeys/passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { TwoFactorCard } from "./two-factor/two-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** Sign-in settings of the user, for resellers and staff. */
export function AccountSettings() {
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PasswordCard />
        <TwoFactorCard />
      </div>
      <PasskeysCard />
      <SessionsCard />
    </>
  );
}
