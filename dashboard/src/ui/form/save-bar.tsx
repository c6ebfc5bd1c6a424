import { Trans } from "@lingui/react/macro";
import { Button } from "../button.tsx";

interface SaveBarProps {
  busy: boolean;
  /** Why the form cannot be saved. */
  unless?: string | undefined;
  /** Offers the way back to what was saved, where there are changes. */
  onDiscard?: (() => void) | undefined;
}

/** The buttons of a long form, which stay at the bottom of the window while the form is in sight. */
export function SaveBar({ busy, unless, onDiscard }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t border-line bg-canvas px-1 py-3">
      <Button type="submit" look="primary" busy={busy} unless={unless}>
        <Trans>Save changes</Trans>
      </Button>
      {onDiscard && (
        <>
          <Button onClick={onDiscard}>
            <Trans>Discard changes</Trans>
          </Button>
          <span className="text-sm text-muted">
            <Trans>Unsaved changes</Trans>
          </span>
        </>
      )}
    </div>
  );
}
