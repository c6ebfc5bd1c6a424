import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ScanBarcode } from "lucide-react";
import { useRef, useState, type ChangeEvent } from "react";
import { toast } from "sonner";
import { Button } from "../../../ui/button.tsx";
import type { Service } from "../../services/service.ts";
import { rulesOf } from "../lines/rules.ts";
import { findImeis } from "./find-imeis.ts";

interface ScanImeiProps {
  service: Service;
  text: string;
  onText: (text: string) => void;
}

/** Adds the IMEIs of the barcodes in a photo: on a phone its camera opens, elsewhere a file is chosen. */
export function ScanImei({ service, text, onText }: ScanImeiProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  if (!rulesOf(service).identifierKind.startsWith("imei")) return null;
  const read = async (photo: File): Promise<void> => {
    setBusy(true);
    try {
      const { readPhoto } = await import("./read-barcodes.ts");
      const found = findImeis((await readPhoto(photo)).join("\n"));
      const added = found.filter((imei) => !text.includes(imei));
      if (found.length === 0) toast.error(t`No IMEI barcode found. Move closer, avoid glare and try again.`);
      else if (added.length === 0) toast.info(t`This IMEI is already listed.`);
      else {
        onText([text.trimEnd(), ...added].filter((line) => line !== "").join("\n"));
        const [first] = added;
        toast.success(plural(added.length, { one: `IMEI ${first} added.`, other: "# IMEIs added." }));
      }
    } catch {
      toast.error(t`The photo can't be read. Take another one.`);
    } finally {
      setBusy(false);
    }
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [photo] = target.files ?? [];
    target.value = "";
    if (photo) void read(photo);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t`Photo of an IMEI barcode`}
        className="hidden"
        onChange={take}
      />
      <Button size="small" busy={busy} onClick={() => input.current?.click()}>
        {!busy && <ScanBarcode aria-hidden />}
        <Trans>Scan barcode</Trans>
      </Button>
    </div>
  );
}
