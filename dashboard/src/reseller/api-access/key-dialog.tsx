import { t } from "@lingui/core/macro";
import { useState } from "react";
import { toast } from "sonner";
import { useRefresh } from "../../api/use-refresh.ts";
import { Dialog } from "../../ui/form/dialog.tsx";
import { nameOf, type Key, type ShownKey } from "./key.ts";
import { ChangeKeyForm, CreateKeyForm } from "./key-settings-forms.tsx";
import { RegenerateKeyForm, RevokeKeyForm, RotateKeyForm } from "./key-end-forms.tsx";
import { NewKey } from "./new-key.tsx";

/** What is being done to which key. */
export type KeyTask = { kind: "create" } | { kind: "change" | "regenerate" | "rotate" | "revoke"; shown: Key };

const FORMS = { change: ChangeKeyForm, regenerate: RegenerateKeyForm, rotate: RotateKeyForm, revoke: RevokeKeyForm };

interface KeyDialogProps {
  /** Undefined: nothing, the dialog is closed. */
  task: KeyTask | undefined;
  onClose: () => void;
  onMade: (key: ShownKey) => void;
  onExamples: () => void;
}

/** One dialog for all actions on keys. A new secret is shown at the end. */
export function KeyDialog({ task, onClose, onMade, onExamples }: KeyDialogProps) {
  const refresh = useRefresh(["/api/v1/keys"]);
  const [made, setMade] = useState<ShownKey>();
  const close = (): void => {
    setMade(undefined);
    onClose();
  };
  const finish = async (outcome: ShownKey | string): Promise<void> => {
    if (typeof outcome === "string") {
      toast.success(outcome);
      close();
    } else {
      setMade(outcome);
      onMade(outcome);
    }
    await refresh();
  };
  const title = made ? t`Your new key` : task ? titleOf(task) : t`Key`;
  return (
    <Dialog title={title} open={task !== undefined} onOpenChange={(open) => !open && close()}>
      {made ? (
        <NewKey made={made} onClose={close} onExamples={() => (close(), onExamples())} />
      ) : (
        task && <TaskForm task={task} onDone={finish} onCancel={close} />
      )}
    </Dialog>
  );
}

function titleOf(task: KeyTask): string {
  if (task.kind === "create") return t`Create API key`;
  const words = { change: t`Edit`, regenerate: t`Regenerate`, rotate: t`Rotate`, revoke: t`Revoke` };
  return `${words[task.kind]} ${nameOf(task.shown)}`;
}

interface TaskFormProps {
  task: KeyTask;
  onDone: (outcome: ShownKey | string) => Promise<void>;
  onCancel: () => void;
}

function TaskForm({ task, ...ends }: TaskFormProps) {
  if (task.kind === "create") return <CreateKeyForm {...ends} />;
  const KeyForm = FORMS[task.kind];
  return <KeyForm shown={task.shown} {...ends} />;
}
