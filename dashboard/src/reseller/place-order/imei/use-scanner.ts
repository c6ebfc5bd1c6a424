import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { openCamera, problemOf, type Camera, type CameraProblem } from "./camera.ts";
import { confirmRead } from "./confirm-read.ts";
import { findImeis } from "./find-imeis.ts";

/** At most five frames a second; on a slow phone reading takes half of the time at most. */
const FRAME_MS = 200;
/** A barcode without a check sum can be misread, but hardly twice alike. */
const READS = 2;

export interface Scanner {
  video: RefObject<HTMLVideoElement | null>;
  /** Undefined until the picture is there. */
  camera: Camera | undefined;
  problem: CameraProblem | undefined;
  retry: () => void;
}

/** Reads the IMEIs that the camera sees, as long as the page is in view. `onFound` says whether there was a new one. */
export function useScanner(onFound: (imeis: readonly string[]) => boolean): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>();
  const [problem, setProblem] = useState<CameraProblem>();
  const isInView = useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (!isInView || problem !== undefined) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const end = (reason: CameraProblem): void => {
      if (!signal.aborted) setProblem(reason);
      control.abort();
    };
    const scan = async (): Promise<void> => {
      const [{ readFrame }, opened] = await Promise.all([
        import("./read-barcodes.ts"),
        openCamera(video.current!, signal, () => end("stopped")),
      ]);
      setCamera(opened);
      await watch(
        () => readFrame(video.current!),
        (imeis) => found(imeis),
        signal,
      );
    };
    void scan().catch((error: unknown) => end(problemOf(error)));
    return () => {
      control.abort();
      setCamera(undefined);
    };
  }, [isInView, problem]);
  return { video, camera, problem, retry: () => setProblem(undefined) };
}

/** Hands on each IMEI that was read often enough, until the signal. */
async function watch(
  readTexts: () => Promise<string[]>,
  onFound: (imeis: readonly string[]) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const audio = new AudioContext();
  signal.addEventListener("abort", () => void audio.close());
  const reads = new Map<string, number>();
  while (!signal.aborted) {
    const start = performance.now();
    const imeis = findImeis((await readTexts()).join("\n"));
    for (const imei of imeis) reads.set(imei, (reads.get(imei) ?? 0) + 1);
    const sure = imeis.filter((imei) => reads.get(imei) === READS);
    if (!signal.aborted && sure.length > 0 && onFound(sure)) confirmRead(audio);
    const took = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, Math.max(FRAME_MS - took, took)));
  }
}

function subscribe(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}
