import type { Remark, SourceRow } from "../../../core/moving/source.ts";
import { roundAmount } from "../values.ts";

/** A row that is being made, with what had to change on the way. */
export interface Draft {
  /** As a decimal with at most six decimals; a remark where rounding changed it. Null where there is none. */
  amount(field: string, given: string | null): string | null;
  /** Cut to `most` characters; a remark where that changed it. Undefined for an empty text. */
  text(field: string, given: string | null, most: number): string | undefined;
  remark(field: string, value: string, message: string): void;
  done<Row>(row: Row): SourceRow<Row>;
}

export function draft(place: string): Draft {
  const changes: Remark[] = [];
  const remark = (field: string, value: string, message: string): void => void changes.push({ field, value, message });
  return {
    remark,
    amount(field, given) {
      if (given === null) return null;
      const rounded = roundAmount(given);
      // What is no number stays as it is; the dry run names it.
      if (rounded === null) return given;
      if (rounded.before !== null) remark(field, rounded.before, `Rounded to ${rounded.amount}.`);
      return rounded.amount;
    },
    text(field, given, most) {
      const clean = given?.replaceAll("\0", "").toWellFormed().trim() ?? "";
      if (clean === "") return undefined;
      if (clean.length <= most) return clean;
      remark(field, clean, `Cut to ${most} characters.`);
      return clean.slice(0, most).toWellFormed().trim();
    },
    done: (row) => ({ place, row, ...(changes.length > 0 && { changes }) }),
  };
}

/** Groups what belongs together by one of its values. */
export function groupBy<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  return Map.groupBy(rows, key);
}
