import type { BundleFile, BundleRow } from "./bundle/bundle.ts";

/** What a value is called in reports: `field` is the bundle's name or the source's own. */
export interface Remark {
  field: string;
  value: string;
  message: string;
}

/** A row with its place as people find it: `orders.csv, line 12`, `order_imei_master 98213`. */
export interface SourceRow<Row> {
  place: string;
  row: Row;
  /** What the source had to change to give the row, such as a price that it rounded. */
  changes?: readonly Remark[];
}

/** A row that the source cannot give at all; the dry run reports it, and nothing is imported until it is corrected. */
export interface UnreadableRow {
  place: string;
  problem: Remark;
}

export type Line<Row> = SourceRow<Row> | UnreadableRow;

export interface SourceOptions {
  /** Closed orders and transactions from before it are left out; open orders never are. */
  since?: Date | undefined;
}

/** Something to move in from. Rows come in batches that fit into memory. */
export interface MovingSource {
  /** What it is, for reports: a path, or a database without its password. */
  readonly name: string;
  /** Its files, in the order of BUNDLE_FILES. */
  readonly files: readonly BundleFile[];
  read<File extends BundleFile>(file: File, options?: SourceOptions): AsyncIterable<Line<BundleRow<File>>>;
  close(): Promise<void>;
}
