import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useState, type ReactElement, type ReactNode } from "react";
import { sentenceOf } from "../../api/api-error.ts";
import { Button, IconButton } from "../button.tsx";
import { classes } from "../class-names.ts";
import { rememberFocus } from "../focus.ts";
import { Notice } from "../notice.tsx";
import { useOnce } from "../use-once.ts";

interface DialogProps {
  title: string;
  about?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  wide?: boolean;
  children: ReactNode;
}

/** A dialog over the page: the focus stays inside, Escape closes it, the focus returns to where it was. */
export function Dialog({ open, onOpenChange, ...content }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Content {...content} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Mounted as long as the dialog is open. */
function Content({ title, about, wide = false, children }: Omit<DialogProps, "open" | "onOpenChange">) {
  // Before anything in the dialog takes the focus: what opened it, which the dialog itself does not know.
  const [opener] = useState(rememberFocus);
  const goBack = (event: Event): void => {
    event.preventDefault();
    opener.goBack();
  };
  return (
    <Radix.Content
      onOpenAutoFocus={focusField}
      onCloseAutoFocus={goBack}
      {...(about === undefined && { "aria-describedby": undefined })}
      className={classes(
        "fixed z-40 flex max-h-[92dvh] w-full flex-col bg-surface shadow-xl outline-none",
        "inset-x-0 bottom-0 mx-auto rounded-t-2xl sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-2xl",
        wide ? "sm:max-w-3xl" : "sm:max-w-lg",
      )}
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3">
        <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
        <Radix.Close asChild>
          <IconButton label={t`Close`} size="small">
            <X aria-hidden />
          </IconButton>
        </Radix.Close>
      </div>
      <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pb-5 has-data-actions:pb-0">
        {about !== undefined && (
          <Radix.Description asChild>
            <div className="text-muted">{about}</div>
          </Radix.Description>
        )}
        {children}
      </div>
    </Radix.Content>
  );
}

const FIELD = "input:not([type=hidden], [type=file]), textarea, select";

/** On the button that closes, the focus would open its hint, which takes the first Escape. */
function focusField(event: Event): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const dialog = event.currentTarget;
  (dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog.querySelector<HTMLElement>(FIELD) ?? dialog).focus();
}

/** The last row of a dialog, always in sight: the way back first, what the dialog is for last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-actions
      className="sticky bottom-0 z-10 -mx-5 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-4"
    >
      {children}
    </div>
  );
}

interface ConfirmProps {
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** The verb on the button, such as “Revoke key”. */
  action: string;
  danger?: boolean;
  /** The other button, where “Cancel” would be read as the action itself. */
  dismiss?: string;
  /** What it throws is shown; the dialog closes when it is done. */
  onConfirm: () => Promise<unknown>;
  /** The button that asks. */
  trigger: ReactElement;
}

/** Asks for confirmation. */
export function ConfirmDialog(props: ConfirmProps) {
  const { title, children, action, danger = false, dismiss = t`Cancel`, onConfirm, trigger } = props;
  const [open, setOpen] = useState(false);
  const { busy, once } = useOnce();
  const [error, setError] = useState<unknown>();
  const confirm = async (): Promise<void> => {
    setError(undefined);
    try {
      await onConfirm();
      setOpen(false);
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <>
      <Radix.Root open={false} onOpenChange={(wanted) => (setError(undefined), setOpen(wanted))}>
        <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      </Radix.Root>
      <Dialog title={title} about={children} open={open} onOpenChange={setOpen}>
        {error !== undefined && <Notice look="danger">{sentenceOf(error)}</Notice>}
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{dismiss}</Button>
          <Button look={danger ? "danger" : "primary"} busy={busy} onClick={() => void once(confirm)}>
            {action}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
