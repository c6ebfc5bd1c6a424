import { useRef } from "react";

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;
const GROWTH = 1.5;

/** What is looked at of a query. */
interface Polled<Data> {
  state: { data: Data | undefined; dataUpdateCount: number };
}

/**
 * For `refetchInterval`: how long to wait before a query is read again. Short at first and after each change, longer
 * while nothing changes, never once `isSettled` says that nothing can change any more. Hidden tabs do not ask, which
 * is the query client's default.
 */
export function usePoll<Data>(isSettled: (data: Data) => boolean = () => false) {
  const seen = useRef<{ reads: number; data: unknown; unchanged: number }>({ reads: 0, data: undefined, unchanged: 0 });
  return ({ state }: Polled<Data>): number | false => {
    if (state.data !== undefined && isSettled(state.data)) return false;
    const { current } = seen;
    if (state.dataUpdateCount !== current.reads) {
      // Structural sharing keeps the object while the answer stays the same.
      const unchanged = state.data === current.data ? current.unchanged + 1 : 0;
      seen.current = { reads: state.dataUpdateCount, data: state.data, unchanged };
    }
    return Math.min(FIRST_MS * GROWTH ** seen.current.unchanged, LONGEST_MS);
  };
}
