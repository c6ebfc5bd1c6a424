import { useBlocker } from "@tanstack/react-router";
import { useState, type ReactElement } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";

interface Unsaved {
  isUnsaved: boolean;
  setUnsaved: (unsaved: boolean) => void;
  /** Asks before the page is left. */
  guard: ReactElement;
}

/** Keeps somebody from losing what they typed by a wrong click. */
export function useUnsaved(): Unsaved {
  const [isUnsaved, setUnsaved] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  const stay = (): void => blocker.reset?.();
  const guard = (
    <Dialog
      title="Leave without saving?"
      about="What you changed on this page is not saved."
      open={blocker.status === "blocked"}
      onOpenChange={(open) => !open && stay()}
    >
      <DialogActions>
        <Button look="danger" onClick={() => blocker.proceed?.()}>
          Leave and lose it
        </Button>
        <Button look="primary" onClick={stay}>
          Stay here
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { isUnsaved, setUnsaved, guard };
}
