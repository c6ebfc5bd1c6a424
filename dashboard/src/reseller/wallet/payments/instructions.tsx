import { t } from "@lingui/core/macro";
import { Card } from "../../../ui/page.tsx";
import { CopyText } from "../../../ui/show/copy.tsx";
import { QrCode } from "../../../ui/show/qr-code.tsx";
import type { PaymentMethod } from "./payment.ts";

/** How to pay by a method, as the operator describes it. */
export function Instructions({ method }: { method: PaymentMethod }) {
  const { instructions, qr_text: qr, copy_text: copy } = method;
  if (instructions === null && qr === null && copy === null) return null;
  return (
    <Card title={t`How to pay`}>
      <div className="grid gap-4">
        {instructions !== null && <p className="break-words whitespace-pre-line">{instructions}</p>}
        {copy !== null && <CopyText text={copy} label={t`Copy payment details`} />}
        {qr !== null && <QrCode text={qr} title={t`QR code for ${method.name}`} />}
      </div>
    </Card>
  );
}
