import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import type { Total } from "../../../core/kernel/reads/totals.ts";
import { baseUrlOf } from "../base-url.ts";
import { text, whole } from "./parameters.ts";
import type { QueryReader } from "./query.ts";

const DEFAULT_PER_PAGE = 15;
const MOST_PER_PAGE = 100;
/** Deeper than this a page by number would read everything before it; the cursor does not. */
const DEEPEST_ROW = 100_000;
/** The addresses repeat the query. Proxies take 4 kB of headers, Node's own client 16; the body has the links too. */
const LONGEST_LINKS = 2_000;
const SECRET_FIELDS = ["apikey", "api_key", "key"];
const NO_ROWS: Total = { rows: 0, isCapped: false };
const CURSOR = /^\d{1,18}$/;

const PER_PAGE = whole(`Rows per page; ${DEFAULT_PER_PAGE} by default, at most ${MOST_PER_PAGE}`);
export const NUMBERED_PAGE = { page: whole("Page number, from 1"), per_page: PER_PAGE };
/** Of a list that is read by page or by cursor. */
export const PAGE = {
  ...NUMBERED_PAGE,
  cursor: text("Cursor pagination: send it empty for the first page, then follow links.next"),
};
/** Of a list with cursor pagination alone. */
export const CURSOR_PAGE = {
  per_page: PER_PAGE,
  cursor: text("Cursor of the next page, from links.next of the previous answer"),
};

/** Which part of a list was asked for. `after` is the id of the last row of the page before, null on the first page. */
export type Page = NumberedPage | CursorPage;
export type CursorPage = { mode: "cursor"; limit: number; after: bigint | null };
export type NumberedPage = { mode: "page"; page: number; limit: number; offset: number };

export function readPage(query: QueryReader): Page {
  return query.names("cursor") ? readCursorPage(query) : readNumberedPage(query);
}

export function readCursorPage(query: QueryReader): CursorPage {
  return { mode: "cursor", limit: readLimit(query), after: readCursor(query) };
}

/** For lists without cursor pagination. */
export function readNumberedPage(query: QueryReader): NumberedPage {
  const limit = readLimit(query);
  const page = query.whole("page") ?? 1;
  const offset = (page - 1) * limit;
  if (page < 1) query.reject("page", "The page must be at least 1.");
  if (offset > DEEPEST_ROW)
    query.reject("page", "Pages this deep require cursor pagination. Use cursor= instead of page=.");
  return { mode: "page", page, limit, offset };
}

/** What a feature needs to know of a page: an offset asks for the total too. */
export function partOf(page: Page): { limit: number; offset?: number; after?: bigint | undefined } {
  if (page.mode === "page") return { limit: page.limit, offset: page.offset };
  return { limit: page.limit, after: page.after ?? undefined };
}

export function readLimit(query: QueryReader): number {
  const perPage = query.whole("per_page") ?? DEFAULT_PER_PAGE;
  if (perPage === 0) query.reject("per_page", "The per_page must be at least 1.");
  return Math.min(perPage, MOST_PER_PAGE);
}

function readCursor(query: QueryReader): bigint | null {
  const cursor = query.text("cursor");
  if (cursor === undefined) return null;
  const id = Buffer.from(cursor, "base64url").toString("latin1");
  if (CURSOR.test(id)) return BigInt(id);
  query.reject("cursor", "The cursor must be the one of the previous answer, or empty for the first page.");
  return null;
}

interface Rows<Row> {
  data: Row[];
  /** Of the whole list; null with cursor pagination. */
  total: Total | number | null;
  /** The id of the last row, which the cursor of the next page is made of. */
  lastId: bigint | number | string | undefined;
}

/** Laravel's shape of a list, with an RFC 8288 Link header unless it is too long for clients and proxies. */
export function answerPage<Row>(
  { request, reply, config }: { request: FastifyRequest; reply: FastifyReply; config: Config },
  page: Page,
  rows: Rows<Row>,
) {
  const url = listUrl(request, config);
  const answer = page.mode === "page" ? numberedAnswer(url, page, rows) : cursorAnswer(url, page, rows);
  const links = Object.entries(answer.links).filter(([, href]) => href !== null);
  const header = links.map(([name, href]) => `<${href}>; rel="${name}"`).join(", ");
  if (header !== "" && header.length <= LONGEST_LINKS) reply.header("Link", header);
  return { data: rows.data, ...answer };
}

function numberedAnswer(url: URL, { page, limit, offset }: NumberedPage, { data, total: found }: Rows<unknown>) {
  const { rows, isCapped } = typeof found === "object" ? (found ?? NO_ROWS) : { rows: found, isCapped: false };
  // A full page may have more behind it: the next one is offered until one is not full.
  const read = offset + data.length + (data.length === limit ? 1 : 0);
  const total = isCapped ? Math.max(rows, read) : rows;
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const to = (number: number): string => withQuery(url, { page: String(number) });
  return {
    links: {
      first: to(1),
      last: isCapped ? null : to(lastPage),
      prev: page > 1 ? to(page - 1) : null,
      next: page < lastPage ? to(page + 1) : null,
    },
    meta: {
      current_page: page,
      from: data.length > 0 ? offset + 1 : null,
      last_page: lastPage,
      path: url.origin + url.pathname,
      per_page: limit,
      to: data.length > 0 ? offset + data.length : null,
      total,
      ...(isCapped && { total_capped: true as const }),
    },
  };
}

function cursorAnswer(url: URL, { limit }: Page, { data, lastId }: Rows<unknown>) {
  const isLast = data.length < limit || lastId === undefined;
  const cursor = isLast ? null : Buffer.from(String(lastId), "latin1").toString("base64url");
  const next = cursor === null ? null : withQuery(url, { cursor });
  return {
    links: { first: withQuery(url, { cursor: "" }), last: null, prev: null, next },
    meta: { path: url.origin + url.pathname, per_page: limit, next_cursor: cursor },
  };
}

/** The list's address as the caller reaches it, without the key that the caller may have put in it. */
function listUrl(request: FastifyRequest, config: Config): URL {
  const origin = baseUrlOf(request, config);
  if (!URL.canParse(request.url, origin))
    throw new DomainError("malformed_request", "The Host header contains no valid host.");
  const url = new URL(request.url, origin);
  for (const name of SECRET_FIELDS) url.searchParams.delete(name);
  return url;
}

function withQuery(url: URL, change: Record<string, string>): string {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(change)) changed.searchParams.set(name, value);
  return changed.href;
}
