import { useQuestion } from "../api/question.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";

/** Asks the user what the server asks before it does what may be a mistake, over whatever is open. */
export function QuestionDialog() {
  const question = useQuestion();
  return (
    <Dialog
      title="Is this what you mean?"
      about={question?.text}
      open={question !== undefined}
      onOpenChange={(open) => !open && question?.answer(false)}
    >
      <DialogActions>
        <Button onClick={() => question?.answer(false)}>Go back</Button>
        <Button look="danger" onClick={() => question?.answer(true)}>
          Confirm
        </Button>
      </DialogActions>
    </Dialog>
  );
}
