import { DomainError } from "../errors.ts";

/** So few that other requests are answered in between, and that an export takes little memory. */
const PAGE_ROWS = 250;

export interface WalkPage {
  limit: number;
  offset?: number;
  /** Continues behind this row. */
  after?: bigint;
}

/**
 * All rows of a list that is read by its ids, page by page as they are taken, at most `most`.
 * Throws too_many_items before the first page where there are more: a list cut short would look whole.
 */
export async function walkAll<Row extends { id: bigint }>(
  most: number,
  read: (page: WalkPage) => Promise<Row[]>,
): Promise<AsyncIterable<Row[]>> {
  const beyond = await read({ limit: 1, offset: most });
  if (beyond.length === 0) return pagesOf(read);
  throw new DomainError("too_many_items", `These are more than ${most} rows: choose fewer days, or filter further.`);
}

async function* pagesOf<Row extends { id: bigint }>(read: (page: WalkPage) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let page: WalkPage = { limit: PAGE_ROWS };
  for (;;) {
    const rows = await read(page);
    yield rows;
    const last = rows.at(-1);
    if (rows.length < PAGE_ROWS || !last) return;
    page = { limit: PAGE_ROWS, after: last.id };
  }
}
