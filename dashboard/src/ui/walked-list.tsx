import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadMore } from "./pager.tsx";
import { QueryView, Skeleton } from "./states.tsx";

const SKELETON_ROWS = 8;

interface WalkedListProps {
  /** Reads the list part by part. */
  query: Pick<
    UseInfiniteQueryResult<unknown, unknown>,
    "data" | "error" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
  >;
  /** How many rows have been read so far, and how many there are where that is known. */
  shown: number;
  total?: number | null | undefined;
  /** What stands here when there is none. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list that is read part by part: what was read, and the way to more of it. */
export function WalkedList({ query, shown, total, empty, children }: WalkedListProps) {
  return (
    <QueryView query={query} skeleton={<Skeleton rows={SKELETON_ROWS} />}>
      {() =>
        shown === 0 ? (
          empty
        ) : (
          <>
            {children}
            <LoadMore
              hasMore={query.hasNextPage}
              busy={query.isFetchingNextPage}
              onLoad={() => void query.fetchNextPage()}
              shown={shown}
              total={total}
            />
          </>
        )
      }
    </QueryView>
  );
}
