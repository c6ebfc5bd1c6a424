import type { ReactNode } from "react";
import type { Text } from "../../../locale/text.ts";

export interface Column<Row> {
  id: string;
  header: Text;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts. On a phone the right half of the card. */
  right?: boolean;
  /** The first line of the card on a phone, without its header. Its link is what a click on the row opens. */
  lead?: boolean;
  /** What `sort` is when this column sorts upwards; downwards it has a minus before it. */
  sort?: string;
  /**
   * How a value fits into its column. A `fact`, such as an identifier, never wraps: the default of a list. A `name` is
   * shortened to the space that is left, and whole on hover. A `text` wraps: the default of small tables.
   */
  fit?: "fact" | "name" | "text";
  /** Of a name: it may be shortened more than others. */
  narrow?: boolean;
  /** Left out where the table would be wider than the page, the lowest number first, unless the reader chose the column. */
  yields?: number;
  /** Its values say what they are: a card on a phone shows no header beside them. */
  plain?: boolean;
  /**
   * Where it stands in the card on a phone: by itself in the left half, amounts in the right one, the menu of a row in the
   * corner; `none`: nowhere, unless the reader chose the column.
   */
  phone?: "right" | "whole" | "corner" | "none";
  /** Shown only once the reader chooses it. */
  extra?: boolean;
  /** The buttons of a row, which stay in view where the table is wider than the page. */
  action?: boolean;
  /** What the line of sums adds up, as the API wrote it. */
  amount?: (row: Row) => { amount: string; currency: string } | null;
}

/** The column of the menus of the rows: the last one, and on a phone the corner of the card. */
export function menuColumn<Row>(cell: (row: Row) => ReactNode): Column<Row> {
  return { id: "actions", header: "", right: true, action: true, fit: "fact", phone: "corner", cell };
}

/** How a column is placed in its table. */
export interface PlacedColumn<Row> extends Column<Row> {
  fit: NonNullable<Column<Row>["fit"]>;
  /** On a phone it stands by itself, from the left: no column of the table stands in the left half beside it. */
  isAlone: boolean;
}

interface Table {
  /** Lists have facts, small tables texts, unless a column says what it has. */
  isList: boolean;
  /** The ids of the columns that the reader chose. */
  chosen: readonly string[];
}

export function placeColumns<Row>(given: readonly Column<Row>[], { isList, chosen }: Table): PlacedColumn<Row>[] {
  const columns = given.map((column) =>
    column.phone === "none" && chosen.includes(column.id) ? { ...column, phone: "right" as const } : column,
  );
  const fitOf = ({ fit, right }: Column<Row>) => fit ?? (isList || right ? "fact" : "text");
  const hasLeftHalf = columns.some(
    (column) => fitOf(column) !== "text" && !isRight(column) && column.phone !== "whole" && column.phone !== "none",
  );
  return columns.map((column) => ({
    ...column,
    fit: fitOf(column),
    isAlone: !hasLeftHalf && isRight(column) && !column.action,
  }));
}

/** Whether it stands in the right half of the card on a phone. */
function isRight({ right, action, phone }: Pick<Column<never>, "right" | "action" | "phone">): boolean {
  return right === true || action === true || phone === "right";
}

/** How the cells of a column are shown where the table is one: in its header, its rows and its sums. */
export const TABLE_CELL = "md:table-cell md:px-2 xl:px-3";

/** The columns without those that yield. `chosen` are the ids of columns that stay, however narrow the page is. */
export function withoutYielding<Row>(columns: readonly Column<Row>[], chosen: readonly string[], count: number) {
  const yielding = yieldingOf(columns, chosen).slice(0, count);
  return columns.filter((column) => !yielding.includes(column));
}

/** The columns that may yield, the first of them first. */
export function yieldingOf<Row>(columns: readonly Column<Row>[], chosen: readonly string[]): Column<Row>[] {
  return columns
    .filter(({ id, yields }) => yields !== undefined && !chosen.includes(id))
    .toSorted((one, other) => one.yields! - other.yields!);
}

/** The columns without those that say nothing of any of these rows. `chosen` are the ids of columns that stay even so. */
export function withoutEmpty<Row>(columns: readonly Column<Row>[], chosen: readonly string[], rows: readonly Row[]) {
  if (rows.length === 0) return columns;
  return columns.filter(({ id, cell }) => chosen.includes(id) || rows.some((row) => !isNothing(cell(row))));
}

/** What React shows nothing for. */
export function isNothing(content: ReactNode): boolean {
  return content === null || content === undefined || content === false || content === "";
}
