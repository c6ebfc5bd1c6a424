import { Button } from "../button.tsx";

/** The button of a long form, which stays at the bottom of the window while the form is in sight. */
export function SaveBar({ busy, action = "Save changes" }: { busy: boolean; action?: string }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex justify-end border-t border-line bg-canvas px-1 py-3">
      <Button type="submit" look="primary" busy={busy}>
        {action}
      </Button>
    </div>
  );
}
