import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuestion } from "../api/question.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/form/dialog.tsx";

/** Shows the server's question before a request that may be a mistake, above all other dialogs. */
export function QuestionDialog() {
  const question = useQuestion();
  return (
    <Dialog
      title={t`Are you sure?`}
      about={question?.text}
      open={question !== undefined}
      onOpenChange={(open) => !open && question?.answer(false)}
    >
      <DialogActions>
        <Button onClick={() => question?.answer(false)}>
          <Trans>Go back</Trans>
        </Button>
        <Button look="danger" onClick={() => question?.answer(true)}>
          <Trans>Confirm</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
