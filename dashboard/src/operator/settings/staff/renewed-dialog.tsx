import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import type { Invitation } from "./staff.ts";

interface RenewedDialogProps {
  email: string;
  invitation: Invitation | undefined;
  onClose: () => void;
}

/** New invitation link in the place of one that was lost. */
export function RenewedDialog({ email, invitation, onClose }: RenewedDialogProps) {
  return (
    <Dialog
      title={t`New invitation link`}
      about={t`The previous link no longer works.`}
      open={invitation !== undefined}
      onOpenChange={(open) => !open && onClose()}
    >
      {invitation && <InvitationLink invitation={invitation} email={email} />}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
