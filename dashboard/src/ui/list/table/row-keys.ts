import type { RefObject } from "react";
import { isPlain, usePageKeys } from "../../page-keys.ts";

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const LIST = "table[data-keys]";
const SELECTED = "tbody tr:has(input[type=checkbox]:checked)";
const ACTION = "button:enabled";

interface RowKeys {
  table: RefObject<HTMLTableElement | null>;
  /** What can be done with the selected rows; null while none is selected. */
  actions: RefObject<HTMLElement | null>;
  onOpen: (row: HTMLTableRowElement) => void;
  onToggle: (row: HTMLTableRowElement) => void;
  enabled: boolean;
}

/**
 * j and k go from row to row, x selects the row, Enter opens it. a goes to the actions for the selected rows, Escape back
 * to the first of them. Of several tables the first one is meant, or the one in focus.
 */
export function useRowKeys({ table, actions, onOpen, onToggle, enabled }: RowKeys): void {
  const press = (event: KeyboardEvent): void => {
    if (table.current === null || !isPlain(event) || !isMeant(table.current)) return;
    const rows = [...table.current.tBodies].flatMap((body) => [...body.rows]);
    const current = rows.find((row) => row.contains(document.activeElement));
    const step = STEPS[event.key];
    if (step !== undefined) focusRow(rows[current === undefined ? 0 : rows.indexOf(current) + step]);
    else if (event.key === "x" && current) onToggle(current);
    else if (event.key === "a" && actions.current) actions.current.querySelector<HTMLElement>(ACTION)?.focus();
    else if (event.key === "Escape" && actions.current?.contains(document.activeElement))
      focusRow(table.current.querySelector<HTMLTableRowElement>(SELECTED));
    else if (event.key === "Enter" && current && current === document.activeElement) onOpen(current);
    else return;
    event.preventDefault();
  };
  usePageKeys(press, { enabled });
}

/** Of the first list of the page. Returns whether it has a row. */
export function focusFirstRow(): boolean {
  const row = document.querySelector<HTMLTableRowElement>(`${LIST} tbody tr`);
  focusRow(row);
  return row !== null;
}

function isMeant(table: HTMLTableElement): boolean {
  const tables = [...document.querySelectorAll(LIST)];
  return (tables.find((other) => other.contains(document.activeElement)) ?? tables[0]) === table;
}

function focusRow(row: HTMLTableRowElement | null | undefined): void {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}
