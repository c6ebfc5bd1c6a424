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
    <Card title="Pay now">
      <div className="grid gap-4">
        {url === null && payTo === null && <output className="text-muted">Preparing your payment…</output>}
        {url !== null && (
          <>
            <p>You pay on the page of {method.name} and come back here afterwards.</p>
            <div>
              <Button look="primary" asChild>
                <a href={url} rel="noreferrer">
                  Pay with {method.name}
                  <ExternalLink aria-hidden />
                </a>
              </Button>
            </div>
          </>
        )}
        {payTo !== null && <PayTo payTo={payTo} />}
        {expires !== null && (
          <p className="text-sm text-muted">
            Pay before <Time at={expires} />.
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
          <p className="text-sm font-medium">Amount{currency !== null && ` in ${currency.toUpperCase()}`}</p>
          <CopyText text={amount} label="Copy amount" />
        </div>
      )}
      {address !== null && (
        <div className="grid gap-3">
          <div className="grid gap-1">
            <p className="text-sm font-medium">Address</p>
            <CopyText text={address} label="Copy address" />
          </div>
          <QrCode text={address} title="QR code of the address" />
        </div>
      )}
    </>
  );
}
