import type { ReactNode } from "react";
import type { List } from "../../api/use-list.ts";
import { LoadMore } from "./pager.tsx";
import { QueryView, Skeleton } from "../states.tsx";

const SKELETON_ROWS = 8;

interface PagedListProps {
  list: Pick<List<unknown>, "rows" | "total" | "query">;
  /** Shown when there are no rows. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list that is read page by page: what was read, and the way to more of it. */
export function PagedList({ list: { rows, total, query }, empty, children }: PagedListProps) {
  return (
    <QueryView query={query} skeleton={<Skeleton rows={SKELETON_ROWS} />}>
      {() =>
        rows.length === 0 ? (
          empty
        ) : (
          <>
            {children}
            <LoadMore
              hasMore={query.hasNextPage}
              busy={query.isFetchingNextPage}
              onLoad={() => void query.fetchNextPage()}
              shown={rows.length}
              total={total}
            />
          </>
        )
      }
    </QueryView>
  );
}
