import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Camera as CameraSymbol, Flashlight, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Camera, CameraProblem } from "./camera.ts";
import { useScanner, type Scanner } from "./use-scanner.ts";

const PROBLEMS: Record<CameraProblem, MessageDescriptor> = {
  insecure: msg`Browsers allow the camera only over HTTPS. Take a photo instead.`,
  denied: msg`This page may not use the camera. Allow it in the settings of your browser and try again, or take a photo instead.`,
  missing: msg`No camera found. Choose a photo instead.`,
  busy: msg`The camera is used by another app. Close that app and try again, or take a photo instead.`,
  stopped: msg`The camera was turned off. Try again, or take a photo instead.`,
  failed: msg`The scanner can't be started. Try again, or take a photo instead.`,
};
/** Another attempt would end in the same way. */
const LASTING: ReadonlySet<CameraProblem> = new Set(["insecure", "missing"]);

interface CameraDialogProps {
  /** Adds IMEIs to the order, and returns those that were not listed before. */
  onFound: (imeis: readonly string[]) => string[];
  onPhoto: () => void;
  onClose: () => void;
}

/** Adds the IMEIs of the barcodes that the camera is held at, one after the other. */
export function CameraDialog(props: CameraDialogProps) {
  return (
    <Dialog
      title={t`Scan IMEI barcodes`}
      about={<Trans>Hold the barcode in front of the camera. Each IMEI is added once.</Trans>}
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
    >
      <Scanning {...props} />
    </Dialog>
  );
}

/** Inside the dialog, which shows it only when it can hold the picture. */
function Scanning({ onPhoto, onClose, onFound }: CameraDialogProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [listed, setListed] = useState<string>();
  const scanner = useScanner((imeis) => {
    const news = onFound(imeis);
    if (news.length > 0) setAdded([...news, ...added]);
    setListed(news.length > 0 ? undefined : imeis[0]);
    return news.length > 0;
  });
  const { problem, camera } = scanner;
  return (
    <>
      {problem === undefined ? <Picture {...scanner} /> : <Problem problem={problem} retry={scanner.retry} />}
      <output className="block min-h-12">
        <span className="block font-medium">{countText(added.length)}</span>
        <span className="block text-muted tabular-nums">
          {listed === undefined ? added[0] : t`${listed} is already listed.`}
        </span>
      </output>
      <DialogActions>
        {camera?.setTorch && <Torch setTorch={camera.setTorch} />}
        <Button onClick={onPhoto}>
          <CameraSymbol aria-hidden />
          <Trans>Take a photo</Trans>
        </Button>
        <Button look="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </>
  );
}

function countText(count: number): string {
  return count === 0 ? t`No IMEIs added yet` : plural(count, { one: "# IMEI added", other: "# IMEIs added" });
}

function Picture({ video, camera }: Scanner) {
  return (
    <div className="relative overflow-hidden rounded-lg bg-black">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t`Picture of the camera`}
        className="block aspect-4/3 w-full object-cover"
      />
      {camera ? (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-6 inset-y-1/4 rounded-lg border-2 border-white/80"
        />
      ) : (
        <output className="absolute inset-0 flex items-center justify-center gap-2 text-white">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          <Trans>Starting the camera</Trans>
        </output>
      )}
    </div>
  );
}

function Problem({ problem, retry }: { problem: CameraProblem; retry: () => void }) {
  const again = !LASTING.has(problem) && (
    <Button size="small" onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <Notice look="warning" action={again}>
      {textOf(PROBLEMS[problem])}
    </Notice>
  );
}

/** The light of the phone. */
function Torch({ setTorch }: { setTorch: NonNullable<Camera["setTorch"]> }) {
  const [isOn, setOn] = useState(false);
  const turn = async (): Promise<void> => {
    try {
      await setTorch(!isOn);
      setOn(!isOn);
    } catch {
      toast.error(t`The light can't be turned on.`);
    }
  };
  return (
    <Button aria-pressed={isOn} onClick={() => void turn()}>
      <Flashlight aria-hidden />
      <Trans>Light</Trans>
    </Button>
  );
}
