import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operatorHooks } from "../../../api/client.ts";
import { usePoll } from "../../../api/poll.ts";
import { Card } from "../../../ui/page.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { ResellerMoves } from "../money/reseller-moves.tsx";

const MOST_SHOWN = "20";

/** Sign-ups that are pending approval. Empty when there are none. */
export function SignUps() {
  const refetchInterval = usePoll();
  const waiting = operatorHooks.useQuery(
    "get",
    "/api/operator/resellers",
    { params: { query: { status: "pending", sort: "created_at", per_page: MOST_SHOWN } } },
    { refetchInterval },
  );
  const rows = waiting.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={t`Pending approval (${waiting.data?.meta.total ?? rows.length})`} flush>
      <ul className="divide-y divide-line">
        {rows.map((reseller) => (
          <li key={reseller.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="min-w-0">
              <p className="font-medium break-words">{reseller.name}</p>
              <p className="text-sm break-words text-muted">
                {reseller.company !== null && `${reseller.company} · `}
                <span className="break-all">{reseller.email}</span> ·{" "}
                <Trans>
                  signed up <Time at={reseller.created_at} />
                </Trans>
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ResellerMoves reseller={reseller} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
