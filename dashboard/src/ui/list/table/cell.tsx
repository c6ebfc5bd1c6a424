import type { MouseEvent } from "react";
import { textOf } from "../../../locale/text.ts";
import { classes } from "../../class-names.ts";
import { isNothing, TABLE_CELL, type PlacedColumn } from "./column.ts";
import type { Density } from "./view.ts";

const HEIGHTS: Record<Density, string> = { compact: "md:py-1", comfortable: "md:py-2.5" };
const SHORTENED = "truncate *:truncate";
/**
 * A column of names wants to be as wide as the longest of them, and can do with next to nothing: the browser gives it the
 * width that the other columns leave, and shortens the names only where that is not enough.
 */
const ELASTIC = classes(
  "contents md:grid md:grid-cols-[minmax(0,max-content)]",
  "md:group-data-measuring/table:overflow-hidden",
);
/** How wide a name wants to be before other columns yield to it: what a row is called by more than the rest. */
const WANTED = { lead: "md:group-data-measuring/table:max-w-64", other: "md:group-data-measuring/table:max-w-44" };

/** A value of a row: a cell of the table, on a phone a part of the row's card. */
export function Cell<Row>({ column, row, density }: { column: PlacedColumn<Row>; row: Row; density: Density }) {
  const { header, cell, right, lead, fit, plain, action, phone, narrow, isAlone } = column;
  const content = cell(row);
  const isLabelled = !lead && !plain && header !== "";
  return (
    <td
      role="cell"
      data-lead={lead || undefined}
      className={classes(
        TABLE_CELL,
        "min-w-0 tabular-nums md:align-middle md:group-has-data-details:align-top md:last:pe-4 md:first:ps-4",
        HEIGHTS[density],
        phone === "corner" ? "text-end max-md:absolute max-md:end-2 max-md:top-1.5 md:w-px" : placeOf(column),
        right === undefined && phone === "right" && "md:text-start",
        (phone === "whole" || isAlone || (lead && fit === "name")) && "col-span-2",
        lead && "font-medium max-md:group-data-corner:pe-9 md:font-normal",
        fit === "text" ? "col-span-2 col-start-1 text-start break-words md:min-w-24" : "whitespace-nowrap",
        fit === "name" && (lead ? "md:min-w-40" : narrow ? "md:min-w-20" : "md:min-w-22 xl:min-w-28"),
        // The label and the value are one line, which must not run into the other half.
        isLabelled && !action && fit !== "text" && "max-md:truncate",
        action && "md:sticky md:end-0 md:bg-inherit",
        isNothing(content) && "hidden",
        phone === "none" && "max-md:hidden",
      )}
    >
      {isLabelled && <span className="text-sm text-muted md:hidden">{textOf(header)} </span>}
      {fit === "text" ? (
        content
      ) : (
        <div className={fit === "name" ? classes(ELASTIC, WANTED[lead ? "lead" : "other"]) : "contents"}>
          <div
            className={classes("min-w-0", isLabelled && "inline md:block", shortened(column))}
            onMouseEnter={showWhole}
          >
            {content}
          </div>
        </div>
      )}
    </td>
  );
}

/** Its half of the card on a phone, and its side of the column elsewhere. */
function placeOf({ right, action, phone, isAlone }: PlacedColumn<never>): string {
  if (isAlone) return right ? "col-start-1 md:text-end" : "col-start-1";
  return right || action || phone === "right" ? "col-start-2 text-end" : "col-start-1";
}

/** On a phone everything but buttons is shortened to its half of the card. */
function shortened({ fit, action }: Pick<PlacedColumn<never>, "fit" | "action">): string | undefined {
  if (action) return undefined;
  return fit === "name" ? SHORTENED : "max-md:truncate";
}

/** A shortened text is whole on hover. */
function showWhole({ currentTarget: box }: MouseEvent<HTMLElement>): void {
  const parts = [box, ...box.querySelectorAll<HTMLElement>(":scope > *")];
  const isShortened = [box, ...box.querySelectorAll("*")].some(
    (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0,
  );
  if (isShortened)
    box.title =
      parts.length > 2
        ? parts
            .slice(1)
            .map((part) => part.textContent)
            .join("\n")
        : box.textContent;
  else box.removeAttribute("title");
}
