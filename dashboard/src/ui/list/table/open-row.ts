import type { MouseEvent } from "react";

const CONTROLS = "a, button, input, select, textarea, label, summary, [role=dialog], [data-details]";

/**
 * Whether a click on a row means the row: not a control in it, not its details, not what it opened over the page,
 * not the end of a selection of text.
 */
export function isOnRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest(CONTROLS) === null && window.getSelection()?.toString() === "";
}

type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey">;

/** Opens a row by `onOpen`; without it, follows the link of the row's lead, in a new tab where the click asked for one. */
export function openRow<Row>(
  element: HTMLTableRowElement,
  byId: ReadonlyMap<string, Row>,
  onOpen: ((row: Row) => void) | undefined,
  { ctrlKey, metaKey }: Keys = { ctrlKey: false, metaKey: false },
): void {
  const row = byId.get(element.dataset["row"] ?? "");
  if (onOpen && row !== undefined) {
    onOpen(row);
    return;
  }
  const link = element.querySelector("[data-lead] a");
  link?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey }));
}
