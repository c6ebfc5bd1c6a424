import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/page.tsx";
import { CopyText } from "../../../ui/show/copy.tsx";
import { QrCode } from "../../../ui/show/qr-code.tsx";
import { Time } from "../../../ui/show/time.tsx";
import type { Payment } from "./payment.ts";

/** Where to pay: the gateway's page, or an address and an amount. */
export function HandOver({ payment }: { payment: Payment }) {
  const { checkout_url: url, pay_to: payTo, payment_method: method, expires_at: expires } = payment;
  return (
    <Card title={t`Pay now`}>
      <div className="grid gap-4">
        {url === null && payTo === null && (
          <output className="text-muted">
            <Trans>Preparing your payment…</Trans>
          </output>
        )}
        {url !== null && (
          <>
            <p>
              <Trans>You pay on the page of {method.name} and come back here afterwards.</Trans>
            </p>
            <div>
              <Button look="primary" asChild>
                <a href={url} rel="noreferrer">
                  <Trans>Pay with {method.name}</Trans>
                  <ExternalLink aria-hidden />
                </a>
              </Button>
            </div>
          </>
        )}
        {payTo !== null && <PayTo payTo={payTo} />}
        {expires !== null && (
          <p className="text-sm text-muted">
            <Trans>
              Pay before <Time at={expires} />.
            </Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

function PayTo({ payTo: { address, amount, currency } }: { payTo: NonNullable<Payment["pay_to"]> }) {
  return (
    <>
      {amount !== null && (
        <div className="grid gap-1">
          <p className="text-sm font-medium">
            {currency === null ? t`Amount` : t`Amount in ${currency.toUpperCase()}`}
          </p>
          <CopyText text={amount} label={t`Copy amount`} />
        </div>
      )}
      {address !== null && (
        <div className="grid gap-3">
          <div className="grid gap-1">
            <p className="text-sm font-medium">
              <Trans>Address</Trans>
            </p>
            <CopyText text={address} label={t`Copy address`} />
          </div>
          <QrCode text={address} title={t`QR code of the address`} />
        </div>
      )}
    </>
  );
}
