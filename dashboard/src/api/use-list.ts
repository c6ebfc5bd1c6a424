import { keepPreviousData, useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import type { Client } from "openapi-fetch";
import { operator, v1 } from "./client.ts";
import type { paths as OperatorPaths } from "./operator.gen.ts";
import type { Answer, Row } from "./types.ts";
import type { paths as V1Paths } from "./v1.gen.ts";
import type { Written } from "./written-queries.ts";

interface Meta {
  next_cursor?: string | null;
  current_page?: number;
  last_page?: number;
  total?: number;
}
interface Page<Item> {
  data: Item[];
  meta: Meta;
}
/** What a list has read so far, for `refetchInterval`. */
export interface Pages<Item> {
  pages: Page<Item>[];
}

interface Division {
  first: string;
  next: (meta: Meta) => string | undefined;
}

/** How a list is divided: by a cursor, or by numbered pages where only they keep the order that was chosen. */
const DIVISIONS: Record<"cursor" | "page", Division> = {
  cursor: { first: "", next: ({ next_cursor: next }) => next ?? undefined },
  page: {
    first: "1",
    next: ({ current_page: page = 1, last_page: last = 1 }) => (page < last ? String(page + 1) : undefined),
  },
};

type ListPath<Paths> = { [Path in keyof Paths]: Answer<Paths[Path]> extends Page<unknown> ? Path : never }[keyof Paths];
type ItemOf<Operations> = Answer<Operations> extends { data: infer Items } ? Row<Items> : never;
type ParamsOf<Operations> = Operations extends { get: { parameters: infer Params } } ? Params : never;
type QueryOf<Operations> = ParamsOf<Operations> extends { query?: infer Query } ? Written<Query> : never;
type PathOf<Operations> = ParamsOf<Operations> extends { path: infer Path } ? { path: Path } : { path?: never };

interface ListOptions<Item> {
  by?: keyof typeof DIVISIONS;
  /** Keeps the rows of the former filters until those of the new ones have been read. */
  keepsRows?: boolean;
  refetchInterval?: (query: { state: { data: Pages<Item> | undefined; dataUpdateCount: number } }) => number | false;
}

/** A list as far as it has been read. */
export interface List<Item> {
  rows: Item[];
  /** How many rows there are; undefined where the server does not count them. */
  total: number | undefined;
  query: Pick<
    UseInfiniteQueryResult<Pages<Item>>,
    "data" | "error" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
  >;
}

/** Whether nothing follows what has been read. */
export function isRead({ query: { data, hasNextPage } }: Pick<List<unknown>, "query">): boolean {
  return data !== undefined && !hasNextPage;
}

/** A list of the resellers' API, read page by page: `useV1List("/api/v1/orders", { query })`. */
export const useV1List = createUseList<V1Paths>(v1);
export const useOperatorList = createUseList<OperatorPaths>(operator);

function createUseList<Paths extends object>(client: Client<Paths>) {
  const read = client.GET as unknown as (path: PropertyKey, init: object) => Promise<{ data: unknown }>;
  return function useList<Path extends ListPath<Paths>>(
    path: Path,
    params: PathOf<Paths[Path]> & { query: NonNullable<QueryOf<Paths[Path]>> },
    { by = "cursor", keepsRows = false, refetchInterval }: ListOptions<ItemOf<Paths[Path]>> = {},
  ): List<ItemOf<Paths[Path]>> {
    type Item = ItemOf<Paths[Path]>;
    const { first, next } = DIVISIONS[by];
    const query = useInfiniteQuery({
      queryKey: ["get", path, { params }, by],
      queryFn: async ({ pageParam, signal }) => {
        const asked = { ...params, query: { ...params.query, [by]: pageParam } };
        return (await read(path, { params: asked, signal })).data as Page<Item>;
      },
      initialPageParam: first,
      getNextPageParam: ({ meta }) => next(meta),
      ...(keepsRows && { placeholderData: keepPreviousData }),
      ...(refetchInterval && { refetchInterval }),
    });
    const { pages = [] } = query.data ?? {};
    return { rows: pages.flatMap(({ data }) => data), total: pages[0]?.meta.total, query };
  };
}
