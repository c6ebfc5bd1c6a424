import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { readPage, sendPage } from "./pages.ts";
import { createQueryReader, type QueryReader } from "./query.ts";

/** Query parameters of a list that is walked, however deep. */
export const WALK_FIELDS = {
  per_page: "Rows on a page, 15 unless asked, at most 100",
  cursor: "Goes on behind a page: links.next of its answer has it",
};

export interface WalkPart {
  limit: number;
  /** The id behind which the walk goes on; absent at its start. */
  after: bigint | undefined;
}

interface Row {
  id: bigint;
}

/** Answers one page of a list that is read by its ids. Throws validation_failed for what `filter` rejects. */
export async function answerWalk<Filter, Found extends Row>(
  { request, reply, config }: { request: FastifyRequest; reply: FastifyReply; config: Config },
  filter: (query: QueryReader) => Filter | Promise<Filter>,
  read: (filter: Filter, part: WalkPart) => Promise<Found[]>,
  present: (row: Found) => unknown,
): Promise<FastifyReply> {
  const query = createQueryReader(request.query as Record<string, unknown>);
  const page = readPage(query, { cursor: "" });
  const wanted = await filter(query);
  query.finish();
  const after = page.mode === "cursor" ? (page.after ?? undefined) : undefined;
  const rows = await read(wanted, { limit: page.limit, after });
  return sendPage(request, reply, config, page, { data: rows.map(present), total: null, lastId: rows.at(-1)?.id });
}
