import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** What people set for their own sign-in, resellers and staff alike. */
export function AccountSettings() {
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PasswordCard />
        <SecondFactorCard />
      </div>
      <PasskeysCard />
      <SessionsCard />
    </>
  );
}
