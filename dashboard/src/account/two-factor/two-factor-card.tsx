import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/page.tsx";
import { RemoveDialog } from "./remove-two-factor.tsx";
import { RenewCodesDialog } from "./renew-codes.tsx";
import { SetUpDialog } from "./set-up-two-factor.tsx";

type Open = "set-up" | "renew" | "remove" | null;

export function TwoFactorCard() {
  const { person } = useSession();
  const [open, setOpen] = useState<Open>(null);
  const isOn = person?.two_factor_enabled === true;
  const close = (): void => setOpen(null);
  const Symbol = isOn ? ShieldCheck : ShieldOff;
  return (
    <Card title={t`Two-factor authentication`}>
      <div className="flex items-start gap-3">
        <Symbol aria-hidden className={isOn ? "size-6 shrink-0 text-success" : "size-6 shrink-0 text-muted"} />
        <div className="grid gap-3">
          <p className="max-w-prose">
            <strong className="font-semibold">{isOn ? t`On.` : t`Off.`}</strong>{" "}
            {isOn
              ? t`Signing in takes your password and a code from your authenticator app, or a recovery code.`
              : t`Add a one-time code from your phone at sign-in, so that a stolen password is not enough.`}
          </p>
          <div className="flex flex-wrap gap-2">
            {isOn ? (
              <>
                <Button onClick={() => setOpen("renew")}>
                  <Trans>New recovery codes</Trans>
                </Button>
                <Button onClick={() => setOpen("remove")}>
                  <Trans>Turn off</Trans>
                </Button>
              </>
            ) : (
              <Button look="primary" onClick={() => setOpen("set-up")}>
                <Trans>Turn on</Trans>
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
