import { createContext, use, useId, type ComponentProps, type ReactNode } from "react";
import { classes } from "../class-names.ts";

/** How every control that is typed into looks. */
export const CONTROL = classes(
  "w-full min-h-10 rounded-lg border border-edge bg-surface px-3 py-2 text-ink placeholder:text-muted",
  "aria-invalid:border-danger disabled:bg-sunken disabled:text-muted",
);

/** What the server said of each field, by the name that the API gives it. */
export const FieldErrors = createContext<Record<string, string[]>>({});

interface FieldProps {
  label: ReactNode;
  /** As the API names it; its refusals are then shown here. */
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

interface FieldParts {
  id: string;
  name?: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A label, a control, a hint and what is wrong, tied together for screen readers. */
export function Field(props: FieldProps & { children: (parts: FieldParts) => ReactNode }) {
  const { label, name, hint, error, className, children } = props;
  const id = useId();
  const refusals = use(FieldErrors);
  const wrong = error ?? (name === undefined ? undefined : refusals[name]?.[0]);
  const described = [hint !== undefined && `${id}-hint`, wrong !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={classes("grid content-start gap-1", className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, name, "aria-describedby": described || undefined, "aria-invalid": wrong ? true : undefined })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {wrong !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {wrong}
        </p>
      )}
    </div>
  );
}

type Control<Element extends "input" | "textarea" | "select"> = FieldProps & Omit<ComponentProps<Element>, "name">;

export function TextField({ label, name, hint, error, className, ...input }: Control<"input">) {
  return (
    <Field {...{ label, name, hint, error, className }}>
      {(parts) => <input type="text" {...input} {...parts} className={CONTROL} />}
    </Field>
  );
}

/** `controlClassName` is of what is typed, such as code. */
export function TextAreaField(props: Control<"textarea"> & { controlClassName?: string }) {
  const { label, name, hint, error, className, controlClassName, ...area } = props;
  return (
    <Field {...{ label, name, hint, error, className }}>
      {(parts) => <textarea rows={4} {...area} {...parts} className={classes(CONTROL, controlClassName)} />}
    </Field>
  );
}

export function SelectField({ label, name, hint, error, className, children, ...select }: Control<"select">) {
  return (
    <Field {...{ label, name, hint, error, className }}>
      {(parts) => (
        <select {...select} {...parts} className={classes(CONTROL, "pe-8")}>
          {children}
        </select>
      )}
    </Field>
  );
}

/** An amount as decimal text; `amountProblem` checks it. */
export function MoneyField({ currency, ...props }: Control<"input"> & { currency: string }) {
  const { label, name, hint, error, className, ...input } = props;
  return (
    <Field {...{ label, name, hint, error, className }}>
      {(parts) => (
        <div className="relative">
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...parts}
            className={classes(CONTROL, "pe-14 text-end tabular-nums")}
          />
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-muted">
            {currency}
          </span>
        </div>
      )}
    </Field>
  );
}

export function CheckboxField({ label, hint, className, ...input }: Omit<Control<"input">, "error">) {
  const id = useId();
  return (
    <div className={classes("flex gap-2.5", className)}>
      <input
        type="checkbox"
        id={id}
        {...input}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
