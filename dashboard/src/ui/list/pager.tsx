import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Button } from "../button.tsx";
import { formatCount } from "../show/dates.ts";
import { countRows } from "./table/sums.tsx";

interface LoadMoreProps {
  hasMore: boolean;
  busy: boolean;
  onLoad: () => void;
  /** How many rows are shown, and of how many where that is known. */
  shown: number;
  total?: number | null | undefined;
}

/** The end of a list that is read with a cursor. */
export function LoadMore({ hasMore, busy, onLoad, shown, total }: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-sm text-muted">
      <p aria-live="polite">
        {total === undefined || total === null ? countRows(shown) : t`${formatCount(shown)} of ${formatCount(total)}`}
      </p>
      {hasMore && (
        <Button size="small" busy={busy} onClick={onLoad}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}
