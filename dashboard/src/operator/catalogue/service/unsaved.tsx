import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";
import { useState, type ReactElement } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";

interface Unsaved {
  isUnsaved: boolean;
  setUnsaved: (unsaved: boolean) => void;
  /** Asks before the page is left. */
  guard: ReactElement;
}

/** Keeps users from losing unsaved changes by accident. */
export function useUnsaved(): Unsaved {
  const [isUnsaved, setUnsaved] = useState(false);
  const blocker = useBlocker({
    // A filter of the same page loses nothing.
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  const stay = (): void => blocker.reset?.();
  const guard = (
    <Dialog
      title={t`Leave without saving?`}
      about={t`Your changes on this page are not saved.`}
      open={blocker.status === "blocked"}
      onOpenChange={(open) => !open && stay()}
    >
      <DialogActions>
        <Button look="danger" onClick={() => blocker.proceed?.()}>
          <Trans>Discard and leave</Trans>
        </Button>
        <Button look="primary" onClick={stay}>
          <Trans>Keep editing</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { isUnsaved, setUnsaved, guard };
}
