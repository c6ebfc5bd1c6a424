import type { ReactNode } from "react";
import { classes } from "../class-names.ts";

/** The buttons of a row that are symbols: quiet until they are meant, and no reason for a higher row. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <span
      className={classes(
        "inline-flex flex-wrap justify-end gap-1 md:-my-1 md:flex-nowrap",
        "[&_button]:text-muted [&_button:focus-visible]:text-ink [&_button:hover]:text-ink",
      )}
    >
      {children}
    </span>
  );
}
