import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Button } from "../button.tsx";
import { DataTable, type Column } from "../list/data-table.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

/** A field that another user changed, with its values as texts. */
export interface ConflictingField {
  label: string;
  theirs: string;
  /** Null if this user left the field as it was. */
  mine: string | null;
}

interface ConflictDialogProps {
  /** What another user changed. */
  fields: readonly ConflictingField[];
  /** Puts the own changes on top of the newest version, without saving. */
  onKeep: () => void;
  /** Discards the own changes. */
  onUseTheirs: () => void;
  /** Goes back to the form as it is. */
  onClose: () => void;
}

/** Shows what another user changed while a form was open, and asks which changes count. */
export function ConflictDialog({ fields, onKeep, onUseTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      title={t`Changed in the meantime`}
      about={<About isElsewhere={fields.length === 0} />}
      open
      wide={fields.length > 0}
      onOpenChange={(open) => !open && onClose()}
    >
      {fields.length > 0 && (
        <div className="rounded-lg border border-line">
          <DataTable label={t`Changed fields`} rows={fields} rowId={({ label }) => label} columns={COLUMNS} />
        </div>
      )}
      <DialogActions>
        <Button onClick={onUseTheirs}>
          <Trans>Use theirs</Trans>
        </Button>
        <Button look="primary" onClick={onKeep}>
          <Trans>Keep my changes</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function About({ isElsewhere }: { isElsewhere: boolean }) {
  return (
    <>
      {isElsewhere ? (
        <Trans>This was saved again after you opened it, but none of these fields changed.</Trans>
      ) : (
        <Trans>These fields were changed after you opened the form.</Trans>
      )}{" "}
      <Trans>
        “Keep my changes” applies the fields that you changed to the newest version, for you to check and save. “Use
        theirs” discards your changes.
      </Trans>
    </>
  );
}

const COLUMNS: readonly Column<ConflictingField>[] = [
  { id: "label", header: msg`Field`, lead: true, cell: ({ label }) => label },
  { id: "theirs", header: msg`Their value`, cell: ({ theirs }) => <Value text={theirs} /> },
  {
    id: "mine",
    header: msg`Your value`,
    cell: ({ mine }) =>
      mine === null ? (
        <span className="text-muted">
          <Trans>Not changed by you</Trans>
        </span>
      ) : (
        <Value text={mine} />
      ),
  },
];

function Value({ text }: { text: string }) {
  if (text === "")
    return (
      <span className="text-muted">
        <Trans>Empty</Trans>
      </span>
    );
  return <span className="break-words whitespace-pre-line">{text}</span>;
}
