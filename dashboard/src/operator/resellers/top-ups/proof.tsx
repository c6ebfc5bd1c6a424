import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/form/dialog.tsx";
import type { TopUpRequest } from "../reseller.ts";

/** The proof of payment of a request: a picture is shown, any file can be downloaded. */
export function ProofPreview({ request: { id, proof_type: type } }: { request: TopUpRequest }) {
  if (type === null) return null;
  const address = `/api/operator/top-up-requests/${id}/proof`;
  return (
    <div className="grid gap-3">
      {type.startsWith("image/") && (
        <img
          src={address}
          alt={t`Proof of payment of request ${id}`}
          className="max-h-[60dvh] max-w-full justify-self-center rounded-lg border border-line object-contain"
        />
      )}
      <p>
        <a href={address} download className="text-accent underline">
          {type === "application/pdf" ? t`Download the proof of payment (PDF)` : t`Download the proof of payment`}
        </a>
      </p>
    </div>
  );
}

export function ProofButton({ request }: { request: TopUpRequest }) {
  const [open, setOpen] = useState(false);
  if (request.proof_type === null) return null;
  return (
    <>
      <Button size="small" aria-label={t`View proof of request ${request.id}`} onClick={() => setOpen(true)}>
        <Trans>View proof</Trans>
      </Button>
      <Dialog title={t`Proof of payment of request ${{ id: request.id }}`} wide open={open} onOpenChange={setOpen}>
        <ProofPreview request={request} />
      </Dialog>
    </>
  );
}
