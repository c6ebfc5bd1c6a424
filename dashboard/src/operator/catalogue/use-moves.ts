import { startTransition, useOptimistic, useRef } from "react";
import { toastOutcome } from "../../ui/toasts.ts";
import { useRefreshCatalogue } from "./catalogue.ts";

/** Right after another row, null for the front; or at a number, where the row before has not been read. */
export type Place = { after: number | null } | { position: number };

interface Move {
  id: number;
  place: Place;
}

/**
 * Rows whose order changes at once. Each move is sent after the one before it; a refused one is explained, and its row
 * returns.
 */
export function useMoves<Row extends { id: number }>(
  rows: readonly Row[],
  send: (id: number, place: Place) => Promise<unknown>,
): { rows: readonly Row[]; move: (index: number, by: number) => void } {
  const refresh = useRefreshCatalogue();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [shown, showMove] = useOptimistic<readonly Row[], Move>(rows, withMove);
  const move = (index: number, by: number): void => {
    const { id } = shown[index]!;
    const place = placeAt(shown, id, index + by);
    const sent = last.current.then(() => toastOutcome(send(id, place)));
    last.current = sent;
    startTransition(async () => {
      showMove({ id, place });
      await sent;
      await refresh();
    });
  };
  return { rows: shown, move };
}

/** Where a row goes that shall stand at this index. */
function placeAt(rows: readonly { id: number }[], id: number, index: number): Place {
  if (index === 0) return { after: null };
  const before = rows.filter((row) => row.id !== id)[index - 1];
  return before === undefined ? { position: index + 1 } : { after: before.id };
}

/** Also if the move has been written already: until it is over, it is shown over what is read. */
function withMove<Row extends { id: number }>(rows: readonly Row[], { id, place }: Move): readonly Row[] {
  const row = rows.find((other) => other.id === id);
  if (row === undefined || "position" in place) return rows;
  const others = rows.filter((other) => other !== row);
  if (place.after === null) return [row, ...others];
  const before = others.findIndex((other) => other.id === place.after);
  return before < 0 ? rows : others.toSpliced(before + 1, 0, row);
}
