import { useRef, useState } from "react";

/**
 * Runs actions one at a time: while one runs, another press starts nothing. State alone is too late for that, because
 * a second press can come before the page is drawn as busy.
 */
export function useOnce() {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const once = async (action: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
}
