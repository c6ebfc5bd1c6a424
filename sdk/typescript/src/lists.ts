import type { Query, RequestOptions, Send } from "./transport.ts";

const ROWS_PER_PAGE = 100;

interface Page<Row> {
  data: Row[];
  meta: { next_cursor?: string | null };
}

/** All rows of a list, page by page as they are taken: `for await (const order of client.orders.list())`. */
export async function* listRows<Row>(
  send: Send,
  path: string,
  query: Query = {},
  options: RequestOptions = {},
): AsyncGenerator<Row, void, undefined> {
  let cursor: string | null | undefined = "";
  while (typeof cursor === "string") {
    const page: Page<Row> = await send<Page<Row>>("GET", path, {
      ...options,
      query: { per_page: ROWS_PER_PAGE, ...query, cursor },
    });
    yield* page.data;
    cursor = page.meta.next_cursor;
  }
}
