import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ScanBarcode } from "lucide-react";
import { useRef, useState, type ChangeEvent } from "react";
import { toast } from "sonner";
import { isUnavailable, sentenceOf } from "../../../api/api-error.ts";
import { loadCode } from "../../../api/load-code.ts";
import { Button } from "../../../ui/button.tsx";
import { useOnce } from "../../../ui/use-once.ts";
import type { Service } from "../../services/service.ts";
import { rulesOf } from "../lines/rules.ts";
import { CameraDialog } from "./camera-dialog.tsx";
import { findImeis } from "./find-imeis.ts";

interface ScanImeiProps {
  service: Service;
  text: string;
  onText: (text: string) => void;
}

/** Adds the IMEIs of barcodes that a camera sees, or that a photo shows. */
export function ScanImei({ service, text, onText }: ScanImeiProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const add = (imeis: readonly string[]): string[] => {
    const added = imeis.filter((imei) => !text.includes(imei));
    if (added.length > 0) onText([text.trimEnd(), ...added].filter((line) => line !== "").join("\n"));
    return added;
  };
  const { busy, read } = usePhotos(add);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [photo] = target.files ?? [];
    target.value = "";
    if (photo) void read(photo);
  };
  if (!rulesOf(service).identifierKind.startsWith("imei")) return null;
  const askForPhoto = (): void => {
    // Some phones do not open their camera as long as the page has it.
    setOpen(false);
    input.current?.click();
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
      <Button size="small" busy={busy} onClick={() => setOpen(true)}>
        {!busy && <ScanBarcode aria-hidden />}
        <Trans>Scan barcode</Trans>
      </Button>
      {isOpen && <CameraDialog onFound={add} onPhoto={askForPhoto} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Reads photos, and says what was found. */
function usePhotos(add: (imeis: readonly string[]) => string[]) {
  const { busy, once } = useOnce();
  const read = async (photo: File): Promise<void> => {
    try {
      const { readPhoto } = await loadCode(() => import("./read-barcodes.ts"));
      const found = findImeis((await readPhoto(photo)).join("\n"));
      if (found.length === 0) toast.error(t`No IMEI barcode found. Move closer, avoid glare and try again.`);
      else tellAdded(add(found));
    } catch (error) {
      toast.error(isUnavailable(error) ? sentenceOf(error) : t`The photo can't be read. Take another one.`);
    }
  };
  return { busy, read: (photo: File) => once(() => read(photo)) };
}

function tellAdded(added: readonly string[]): void {
  const [first] = added;
  if (first === undefined) toast.info(t`This IMEI is already listed.`);
  else toast.success(plural(added.length, { one: `IMEI ${first} added.`, other: "# IMEIs added." }));
}
