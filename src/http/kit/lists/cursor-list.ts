import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";
import { answerPage, readCursorPage } from "./pages.ts";
import { readParameters, type Given, type Parameters } from "./parameters.ts";
import { createQueryReader } from "./query.ts";

interface CursorPart {
  limit: number;
  /** The id of the last row of the page before; absent on the first page. */
  after: bigint | undefined;
}

interface Row {
  id: bigint;
}

/** Answers one page of a list that is read by its ids. Throws validation_failed for a query that is wrong. */
export async function answerCursorList<Filters extends Parameters, Found extends Row, Shown>(
  at: { request: FastifyRequest; reply: FastifyReply; config: Config },
  filters: Filters,
  read: (wanted: Given<Filters>, part: CursorPart) => Promise<Found[]>,
  present: (row: Found) => Shown,
) {
  const query = createQueryReader(at.request.query);
  const page = readCursorPage(query);
  const wanted = readParameters(query, filters);
  query.finish();
  const rows = await read(wanted, { limit: page.limit, after: page.after ?? undefined });
  return answerPage(at, page, { data: rows.map(present), total: null, lastId: rows.at(-1)?.id });
}
