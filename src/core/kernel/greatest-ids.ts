/** Of a column of type integer. */
export const GREATEST_INTEGER_ID = 2 ** 31 - 1;
/** Of a column of type bigint: orders, attempts and what else has no end. */
export const GREATEST_ID = 2n ** 63n - 1n;
