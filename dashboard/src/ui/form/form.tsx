import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { ApiError, sentenceOf } from "../../api/api-error.ts";
import { classes } from "../class-names.ts";
import { FieldErrors } from "./field.tsx";
import { Notice } from "../notice.tsx";

interface FormProps {
  /** Gets the fields by name; what it throws is shown beside the fields it names, or above the form. */
  onSubmit: (fields: FormFields) => Promise<unknown>;
  children: (state: { busy: boolean }) => ReactNode;
  className?: string;
  label?: string;
}

export interface FormFields {
  /** The trimmed text of a field; empty where it is missing. */
  text: (name: string) => string;
  /** As typed: a password may begin or end with a space. */
  exact: (name: string) => string;
  isChecked: (name: string) => boolean;
  all: (name: string) => string[];
}

interface Failure {
  error: unknown;
  isShownByField: boolean;
}

/** A form that sends once however often it is submitted, and shows what the server refused where it belongs. */
export function Form({ onSubmit, children, className, label }: FormProps) {
  const [busy, setBusy] = useState(false);
  const [{ error, isShownByField }, setFailure] = useState<Failure>({ error: undefined, isShownByField: false });
  const form = useRef<HTMLFormElement>(null);
  const errors = error instanceof ApiError ? error.errors : {};
  // The field may be out of sight, as in a long form.
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // A dialog's form may stand inside another one in React's tree.
    event.stopPropagation();
    if (busy) return;
    const { currentTarget: sent } = event;
    setBusy(true);
    setFailure({ error: undefined, isShownByField: false });
    try {
      await onSubmit(readFields(new FormData(sent)));
    } catch (thrown) {
      setFailure({ error: thrown, isShownByField: hasFieldFor(sent, thrown) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <FieldErrors value={errors}>
      <form
        ref={form}
        noValidate
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        className={classes("grid gap-4", className)}
      >
        {error !== undefined && !isShownByField && <Notice look="danger">{sentenceOf(error)}</Notice>}
        {children({ busy })}
      </form>
    </FieldErrors>
  );
}

/** Whether a field of the form shows the same sentence, so that it is not shown twice. */
function hasFieldFor(form: HTMLFormElement, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return Object.entries(error.errors).some(
    ([name, [sentence]]) => sentence === error.message && form.elements.namedItem(name) !== null,
  );
}

function readFields(data: FormData): FormFields {
  const exact = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    exact,
    text: (name) => exact(name).trim(),
    isChecked: (name) => data.has(name),
    all: (name) => data.getAll(name).filter((value) => typeof value === "string"),
  };
}
