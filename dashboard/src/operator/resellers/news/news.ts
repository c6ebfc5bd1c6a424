import { t } from "@lingui/core/macro";
import { useRefresh } from "../../../api/use-refresh.ts";
import type { OperatorRow } from "../../../api/types.ts";
import { formatCount } from "../../../ui/show/dates.ts";

export type News = OperatorRow<"/api/operator/news">;
export type NewsCounts = News["email"];

const PATHS = ["/api/operator/news"] as const;

export function useRefreshNews() {
  return useRefresh(PATHS);
}

/** Such as “120 sent, 3 waiting”. Null: it went to no reseller by this channel. */
export function countsText(counts: NewsCounts): string | null {
  const { sent, waiting, failed, unconfirmed, skipped } = counts;
  if (sent + waiting + failed + unconfirmed + skipped === 0) return null;
  const parts = [
    t`${formatCount(sent)} sent`,
    ...(waiting > 0 ? [t`${formatCount(waiting)} waiting`] : []),
    ...(failed > 0 ? [t`${formatCount(failed)} failed`] : []),
    ...(unconfirmed > 0 ? [t`${formatCount(unconfirmed)} unconfirmed`] : []),
    ...(skipped > 0 ? [t`${formatCount(skipped)} skipped`] : []),
  ];
  return parts.join(", ");
}
