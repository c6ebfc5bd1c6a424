import { Button } from "../../ui/button.tsx";
import { CopyText } from "../../ui/copy.tsx";
import { DialogActions } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ShownKey } from "./key.ts";

interface MadeKeyProps {
  made: ShownKey;
  onClose: () => void;
  onExamples: () => void;
}

/** The one time that a key is shown. */
export function MadeKey({ made, onClose, onExamples }: MadeKeyProps) {
  return (
    <>
      <Notice look="warning">
        Copy the key now and keep it where your program reads it. It is not shown again: whoever has it acts for you.
      </Notice>
      <CopyText text={made.key} label="Copy the key" />
      <p className="text-sm text-muted">
        {made.test
          ? "It works on test money and never reaches a supplier."
          : "It spends the money of your live wallet."}
      </p>
      <DialogActions>
        <Button onClick={onExamples}>Try it with an example</Button>
        <Button look="primary" onClick={onClose}>
          I have kept it
        </Button>
      </DialogActions>
    </>
  );
}
