import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import { Form, type FormFields } from "./form.tsx";

interface DialogFormProps {
  onSubmit: (fields: FormFields) => Promise<unknown>;
  onCancel: () => void;
  /** The verb on the button that sends it, such as “Save changes”. */
  action: string;
  /** Why it cannot be sent yet. */
  unless?: string | false | undefined;
  danger?: boolean;
  cancel?: string;
  label?: string;
  className?: string;
  /** A further button, at the other end of the row. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Fields with the two buttons below them, as the content of a dialog. */
export function DialogForm(props: DialogFormProps) {
  const { onSubmit, onCancel, action, unless, danger = false, cancel = t`Cancel`, aside, children, ...form } = props;
  return (
    <Form onSubmit={onSubmit} {...form}>
      {({ busy }) => (
        <>
          {children}
          <DialogActions>
            {aside}
            <Button onClick={onCancel}>{cancel}</Button>
            <Button type="submit" look={danger ? "danger" : "primary"} busy={busy} unless={unless}>
              {action}
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

type FormDialogProps = Omit<DialogFormProps, "onCancel"> & {
  title: string;
  about?: ReactNode;
  open?: boolean;
  onClose: () => void;
};

/** A dialog that is one form: it closes when the form was sent, and shows what was refused while it stays open. */
export function FormDialog({ title, about, open = true, onClose, onSubmit, ...form }: FormDialogProps) {
  const submit = async (fields: FormFields): Promise<void> => {
    await onSubmit(fields);
    onClose();
  };
  return (
    <Dialog title={title} about={about} open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogForm {...form} onSubmit={submit} onCancel={onClose} />
    </Dialog>
  );
}
