import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { CopyText } from "../../ui/show/copy.tsx";
import { DialogActions } from "../../ui/form/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ShownKey } from "./key.ts";

interface NewKeyProps {
  made: ShownKey;
  onClose: () => void;
  onExamples: () => void;
}

/** Shows a new key, only once. */
export function NewKey({ made, onClose, onExamples }: NewKeyProps) {
  return (
    <>
      <Notice look="warning">
        <Trans>Copy the key now. You won't be able to see it again. Anyone with this key can use your account.</Trans>
      </Notice>
      <CopyText text={made.key} label={t`Copy key`} />
      <p className="text-sm text-muted">
        {made.test ? t`It uses test funds. Orders are simulated.` : t`It spends from your live wallet.`}
      </p>
      <DialogActions>
        <Button onClick={onExamples}>
          <Trans>Try it with an example</Trans>
        </Button>
        <Button look="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </>
  );
}
