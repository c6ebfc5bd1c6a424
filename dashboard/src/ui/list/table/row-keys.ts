import { useEffect, type RefObject } from "react";

const TYPING = "input, textarea, select, [contenteditable], [role=menu] *, [role=listbox] *";
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu]";
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const LIST = "table[data-keys]";

interface RowKeys {
  table: RefObject<HTMLTableElement | null>;
  onOpen: (row: HTMLTableRowElement) => void;
  onToggle: (row: HTMLTableRowElement) => void;
  enabled: boolean;
}

/**
 * j and k go from row to row, x selects the row, Enter opens it. Of several tables the first one is meant, or the one
 * in focus.
 */
export function useRowKeys({ table, onOpen, onToggle, enabled }: RowKeys): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (table.current === null || !isMeant(event, table.current)) return;
      const rows = [...table.current.tBodies].flatMap((body) => [...body.rows]);
      const current = rows.find((row) => row.contains(document.activeElement));
      const step = STEPS[event.key];
      if (step !== undefined) focusRow(rows[current === undefined ? 0 : rows.indexOf(current) + step]);
      else if (event.key === "x" && current) onToggle(current);
      else if (event.key === "Enter" && current && current === document.activeElement) onOpen(current);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Of the first list of the page. Returns whether it has a row. */
export function focusFirstRow(): boolean {
  const row = document.querySelector<HTMLTableRowElement>(`${LIST} tbody tr`) ?? undefined;
  focusRow(row);
  return row !== undefined;
}

function isMeant(event: KeyboardEvent, table: HTMLTableElement): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  const isTyping = target instanceof Element && target.matches(TYPING) && !isCheckbox(target);
  if (isTyping || document.querySelector(OVERLAY) !== null) return false;
  const tables = [...document.querySelectorAll(LIST)];
  return (tables.find((other) => other.contains(document.activeElement)) ?? tables[0]) === table;
}

function isCheckbox(element: Element): boolean {
  return element instanceof HTMLInputElement && element.type === "checkbox";
}

function focusRow(row: HTMLTableRowElement | undefined): void {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}
