import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { ApiError, sentenceOf } from "../../api/api-error.ts";
import { classes } from "../class-names.ts";
import { checkControls } from "./check-controls.ts";
import { FieldErrors } from "./field.tsx";
import { Notice } from "../notice.tsx";
import { useOnce } from "../use-once.ts";

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
  /** What no field of the form shows. */
  sentences: readonly string[];
}

const NONE: Failure = { error: undefined, sentences: [] };

/** A form that sends once however often it is submitted, and shows what the server refused where it belongs. */
export function Form({ onSubmit, children, className, label }: FormProps) {
  const { busy, once } = useOnce();
  const [{ error, sentences }, setFailure] = useState(NONE);
  const form = useRef<HTMLFormElement>(null);
  const errors = error instanceof ApiError ? error.errors : {};
  // What is wrong may be out of sight, as in a long form.
  useEffect(() => {
    if (error === undefined) return;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (field) field.focus();
    else form.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A dialog's form may stand inside another one in React's tree.
    event.stopPropagation();
    const { currentTarget: sent } = event;
    void once(async () => {
      setFailure(NONE);
      try {
        refuseWrong(sent);
        await onSubmit(readFields(new FormData(sent)));
      } catch (thrown) {
        setFailure({ error: thrown, sentences: sentencesBeside(sent, thrown) });
      }
    });
  };
  return (
    <FieldErrors value={errors}>
      <form ref={form} noValidate aria-label={label} onSubmit={submit} className={classes("grid gap-4", className)}>
        {sentences.map((sentence) => (
          <Notice key={sentence} look="danger">
            {sentence}
          </Notice>
        ))}
        {children({ busy })}
      </form>
    </FieldErrors>
  );
}

/** Throws what the controls themselves say is wrong. */
function refuseWrong(form: HTMLFormElement): void {
  const errors = checkControls(form);
  const [first] = Object.values(errors);
  if (first) throw new ApiError({ status: 0, code: "validation_failed", message: first[0]!, errors });
}

/** What is wrong beside what the fields of the form show, so that nothing is shown twice and nothing is hidden. */
function sentencesBeside(form: HTMLFormElement, error: unknown): string[] {
  if (!(error instanceof ApiError)) return [sentenceOf(error)];
  const refusals = Object.entries(error.errors).map(([name, [sentence = ""]]) => ({
    sentence,
    isShown: form.elements.namedItem(name) !== null,
  }));
  const hidden = refusals.filter(({ isShown }) => !isShown).map(({ sentence }) => sentence);
  const isRepeated = refusals.some(({ sentence }) => sentence === error.message);
  return [...new Set(isRepeated ? hidden : [error.message, ...hidden])];
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
