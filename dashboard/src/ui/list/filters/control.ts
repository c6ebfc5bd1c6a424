import { classes } from "../../class-names.ts";

/** A filter is one box that holds its label and its value, so that many of them stand in one row. */
export const CONTROL = classes(
  "flex min-h-10 w-full items-center rounded-lg border border-edge bg-surface ps-3 text-start whitespace-nowrap text-ink",
  "hover:bg-sunken has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent",
  "data-set:border-accent data-set:ring-1 data-set:ring-accent data-set:ring-inset",
);
export const CONTROL_LABEL = "shrink-0 text-sm text-muted";
export const CONTROL_VALUE = "min-w-0 truncate ps-2 max-sm:grow";
export const CONTROL_SYMBOL = "size-4 shrink-0 text-muted";
