import type { ApiCall, CarryCall } from "../../control/messages.ts";
import { Failure } from "../../failure.ts";

const MOST_PER_PAGE = 100;

/** What a worker does in the end: a job of a supplier, a run of a migration, or the comparison of the ledger. */
export type Work = { job: number } | { migration: number } | "reconciliation";

/** The way to the operator API: in this process, or in the server that has the database. */
export interface ApiConnection {
  carry: CarryCall;
  /** Begins here what workers do, where there may be none. */
  work(work: Work): void;
  close(): Promise<void>;
}

/** The operator API as commands call it; refusals are thrown as a Failure. */
export interface Api extends Pick<ApiConnection, "work"> {
  call<Answer>(call: ApiCall): Promise<Answer>;
  get<Answer>(path: string, query?: Query): Promise<Answer>;
  /** The first rows of a list, read by its cursor; all of them unless `most` is given. */
  list<Row>(path: string, query?: Query, most?: number): Promise<Row[]>;
  /** The same of a list that is read by numbered pages, with how many rows there are. */
  pages<Row>(path: string, query?: Query, most?: number): Promise<Listed<Row>>;
}

export interface Listed<Row> {
  rows: Row[];
  total: number;
}

export type Query = Record<string, string | number | undefined>;

/** What most routes answer. */
export interface One<Data> {
  data: Data;
}

interface Page<Row> {
  data: Row[];
  meta: { next_cursor?: string | null; last_page?: number; total?: number };
}

export function createApi({ carry, work }: ApiConnection, command: string): Api {
  async function call<Answer>(wanted: ApiCall): Promise<Answer> {
    const { status, body } = await carry(command, wanted);
    const answer: unknown = JSON.parse(body);
    if (status >= 400) throw toFailure(answer as Problem);
    return answer as Answer;
  }

  function get<Answer>(path: string, query: Query = {}): Promise<Answer> {
    return call({ method: "GET", path: withQuery(path, query) });
  }

  async function list<Row>(path: string, query: Query = {}, most = Number.POSITIVE_INFINITY): Promise<Row[]> {
    const rows: Row[] = [];
    let cursor: string | null = "";
    while (cursor !== null && rows.length < most) {
      const per_page = Math.min(MOST_PER_PAGE, most - rows.length);
      const { data, meta }: Page<Row> = await get(path, { ...query, per_page, cursor });
      rows.push(...data);
      cursor = meta.next_cursor ?? null;
    }
    return rows;
  }

  async function pages<Row>(path: string, query: Query = {}, most = Number.POSITIVE_INFINITY): Promise<Listed<Row>> {
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const { data, meta }: Page<Row> = await get(path, { ...query, per_page: MOST_PER_PAGE, page });
      rows.push(...data);
      const { last_page: last = 1, total = rows.length } = meta;
      if (page >= last || rows.length >= most) return { rows: rows.slice(0, most), total };
    }
  }

  return { call, get, list, pages, work };
}

interface Problem {
  code: string;
  detail: string;
  errors?: Record<string, string[]>;
}

function toFailure({ code, detail, errors }: Problem): Failure {
  return new Failure(code, code === "confirmation_required" ? `${detail} (--confirm)` : detail, errors);
}

function withQuery(path: string, query: Query): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  return given.size === 0 ? path : `${path}?${given.toString()}`;
}
