declare global {
  // The light of a phone's camera (W3C Media Capture, image settings), which the types of the DOM do not know.
  interface MediaTrackCapabilities {
    torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}

/** Why there is no picture. */
export type CameraProblem = "insecure" | "denied" | "missing" | "busy" | "stopped" | "failed";

export interface Camera {
  /** Turns the light on or off; undefined where the camera has none. */
  setTorch: ((isOn: boolean) => Promise<void>) | undefined;
}

/** Fine enough for the barcode of a label that fills the frame. */
const PICTURE = { width: { ideal: 1_280 }, height: { ideal: 720 } } as const;

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/**
 * Shows the picture of the rear camera, or of the only one, until the signal. `onStopped` is called if it ends before.
 * Throws what `problemOf` knows.
 */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal, onStopped: () => void): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: "environment" }, ...PICTURE },
  });
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) stop();
  signal.throwIfAborted();
  signal.addEventListener("abort", stop);
  const [track] = stream.getVideoTracks();
  // Not called for `stop`.
  track!.addEventListener("ended", onStopped);
  video.srcObject = stream;
  await video.play();
  return { setTorch: torchOf(track!) };
}

/** Why the camera did not open. Browsers have none for pages without TLS. */
export function problemOf(error: unknown): CameraProblem {
  if (!window.isSecureContext) return "insecure";
  return (error instanceof DOMException ? PROBLEMS[error.name] : undefined) ?? "failed";
}

function torchOf(track: MediaStreamTrack): Camera["setTorch"] {
  // Firefox does not say what its cameras can do.
  const hasTorch = "getCapabilities" in track && track.getCapabilities().torch === true;
  return hasTorch ? (isOn) => track.applyConstraints({ advanced: [{ torch: isOn }] }) : undefined;
}
