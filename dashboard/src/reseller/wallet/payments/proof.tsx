import { t } from "@lingui/core/macro";
import { useRef, type ChangeEvent } from "react";
import { toast } from "sonner";
import { v1 } from "../../../api/client.ts";
import { readBase64 } from "../../../api/read-base64.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { toastOutcome } from "../../../ui/toasts.ts";
import { useOnce } from "../../../ui/use-once.ts";

const ACCEPTED = "image/png,image/jpeg,image/webp,application/pdf";
const MAX_BYTES = 5 * 1024 * 1024;

export async function sendProof(requestId: number, file: File): Promise<void> {
  await v1.PUT("/api/v1/top-up-requests/{id}/proof", {
    params: { path: { id: String(requestId) } },
    body: { content: await readBase64(file) },
  });
}

interface ProofChoiceProps {
  label: string;
  /** Shown once it is chosen. */
  chosen?: File | undefined;
  busy?: boolean;
  small?: boolean;
  ariaLabel?: string;
  onChoose: (file: File) => void;
}

/** Chooses a picture or a PDF. */
export function ProofChoice({ label, chosen, busy = false, small = false, ariaLabel, onChoose }: ProofChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again after it was changed.
    event.target.value = "";
    if (!file) return;
    if (file.size > MAX_BYTES) toast.error(t`The file is too large. Choose one of at most 5 MB.`);
    else onChoose(file);
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <input ref={input} type="file" accept={ACCEPTED} aria-label={t`Proof of payment file`} hidden onChange={choose} />
      <Button
        size={small ? "small" : "normal"}
        busy={busy}
        {...(ariaLabel !== undefined && { "aria-label": ariaLabel })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {chosen && <span className="min-w-0 text-sm break-all text-muted">{chosen.name}</span>}
    </div>
  );
}

/** Adds a proof to an open request, or replaces it. */
export function AddProof({ request }: { request: { id: number; proof_type: string | null } }) {
  const { busy, once } = useOnce();
  const refresh = useRefresh(["/api/v1/top-up-requests"]);
  const add = async (file: File): Promise<void> => {
    await toastOutcome(sendProof(request.id, file), t`Proof of payment added.`);
    await refresh();
  };
  const { id, proof_type: type } = request;
  return (
    <ProofChoice
      label={type === null ? t`Add proof` : t`Replace proof`}
      small
      busy={busy}
      ariaLabel={type === null ? t`Add proof of request ${id}` : t`Replace proof of request ${id}`}
      onChoose={(file) => void once(() => add(file))}
    />
  );
}
