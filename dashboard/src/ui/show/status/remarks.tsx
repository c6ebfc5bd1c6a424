import type { ReactNode } from "react";

interface RemarksProps {
  /** Who decided, and why; what is absent is left out. */
  of: readonly (string | null | undefined)[];
  /** What went wrong. */
  error?: string | null;
}

/** What explains a status: one line of a table, whole on hover; a card on a phone has it in full. */
export function remarks({ of, error = null }: RemarksProps): ReactNode {
  const said = of.filter(Boolean).join(" · ");
  if (said === "" && error === null) return null;
  return (
    <span className="text-sm text-muted max-md:break-words max-md:whitespace-normal!">
      {said}
      {error !== null && <span className="text-danger"> {error}</span>}
    </span>
  );
}
