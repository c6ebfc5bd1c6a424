/** Rows of one statement: so few that no other one has to wait for it. */
const ROWS_AT_ONCE = 5_000;

/** Repeats `step`, which says how many rows it went through, until it finds fewer than it might. */
export async function sweep(step: (most: number) => Promise<number>): Promise<void> {
  while ((await step(ROWS_AT_ONCE)) === ROWS_AT_ONCE);
}
