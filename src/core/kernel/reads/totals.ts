/** How far a list is counted. */
export interface CountLimits {
  /** Rows that an index alone counts; more than a page by number can reach. */
  counted: number;
  /** Rows that have to be read to be counted. */
  read: number;
}

export const COUNT_LIMITS: CountLimits = { counted: 100_200, read: 10_000 };

/** How many rows a list has. */
export interface Total {
  rows: number;
  /** There are more, or there may be: counting stopped. */
  isCapped: boolean;
}
