import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/page.tsx";
import { RemoveDialog } from "./remove-second-factor.tsx";
import { RenewCodesDialog } from "./renew-codes.tsx";
import { SetUpDialog } from "./set-up-second-factor.tsx";

type Open = "set-up" | "renew" | "remove" | null;

export function SecondFactorCard() {
  const { person } = useSession();
  const [open, setOpen] = useState<Open>(null);
  const isOn = person?.two_factor_enabled === true;
  const close = (): void => setOpen(null);
  const Symbol = isOn ? ShieldCheck : ShieldOff;
  return (
    <Card title="Second factor">
      <div className="flex items-start gap-3">
        <Symbol aria-hidden className={isOn ? "size-6 shrink-0 text-success" : "size-6 shrink-0 text-muted"} />
        <div className="grid gap-3">
          <p className="max-w-prose">
            <strong className="font-semibold">{isOn ? "On." : "Off."}</strong>{" "}
            {isOn
              ? "Whoever signs in with your password also needs a code of your authenticator app, or a recovery code."
              : "With a second factor a stolen password is not enough: signing in also takes a code of an app on your phone."}
          </p>
          <div className="flex flex-wrap gap-2">
            {isOn ? (
              <>
                <Button onClick={() => setOpen("renew")}>New recovery codes</Button>
                <Button onClick={() => setOpen("remove")}>Turn off</Button>
              </>
            ) : (
              <Button look="primary" onClick={() => setOpen("set-up")}>
                Turn on
              </Button>
            )}
          </div>
        </div>
      </div>
      {open === "set-up" && <SetUpDialog onClose={close} />}
      {open === "renew" && <RenewCodesDialog onClose={close} />}
      {open === "remove" && <RemoveDialog onClose={close} />}
    </Card>
  );
}
