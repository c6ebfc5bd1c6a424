import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { operatorHooks } from "../../../api/client.ts";
import { usePoll } from "../../../api/poll.ts";
import { textOf } from "../../../locale/text.ts";
import { useRefusal } from "../../../session/permission.ts";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card } from "../../../ui/page.tsx";
import { formatCount } from "../../../ui/show/dates.ts";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { EmptyState, QueryView } from "../../../ui/states.tsx";
import { ForwardingCard } from "./forwarding-card.tsx";
import { PasswordLinksCard } from "./password-links-card.tsx";
import { GUIDE, isAtRest, stateWords, type Migration } from "./moving.ts";
import { StartCard } from "./start-card.tsx";

/** Moving in from another panel: starting it, its runs, and what the old panel still answers. */
export function MovingSettings() {
  const refusal = useRefusal("move_in");
  if (refusal !== undefined) return <Notice look="info">{refusal}</Notice>;
  return <Moving />;
}

function Moving() {
  const refetchInterval = usePoll<{ data: Migration[] }>(({ data }) => data.every(isAtRest));
  const runs = operatorHooks.useQuery("get", "/api/operator/migrations", {}, { refetchInterval });
  return (
    <>
      <p className="max-w-prose text-muted">
        <Trans>
          Take over the services, prices, resellers, balances, API keys and orders of another panel, with their numbers.
          Every move starts with a dry run, which shows what would change and imports nothing.{" "}
          <a href={GUIDE} target="_blank" rel="noreferrer" className="text-accent underline">
            Read the guide (plain text)
          </a>
        </Trans>
      </p>
      <StartCard names={[...new Set(runs.data?.data.map(({ name }) => name))]} />
      <Card title={t`Runs`} flush>
        <QueryView query={runs}>
          {({ data }) => <Runs runs={data.filter(({ state }) => state !== "discarded")} />}
        </QueryView>
      </Card>
      <PasswordLinksCard />
      <ForwardingCard />
    </>
  );
}

function Runs({ runs }: { runs: readonly Migration[] }) {
  if (runs.length === 0) {
    return (
      <EmptyState title={t`No runs yet`}>
        <Trans>Start a dry run. Its report appears here and stays.</Trans>
      </EmptyState>
    );
  }
  return <DataTable label={t`Runs`} rows={runs} rowId={({ id }) => id} columns={COLUMNS} />;
}

const COLUMNS: Column<Migration>[] = [
  {
    id: "name",
    header: msg`Panel`,
    lead: true,
    cell: ({ id, name }) => (
      <Link
        to="/operator/settings/moving-in/$id"
        params={{ id: String(id) }}
        className="font-medium break-words text-accent underline"
      >
        {name}
      </Link>
    ),
  },
  {
    id: "state",
    header: msg`Status`,
    plain: true,
    cell: (run) => {
      const [tone, word] = stateWords(run);
      return <Badge tone={tone}>{textOf(word)}</Badge>;
    },
  },
  { id: "source", header: msg`Source`, cell: ({ source }) => <span className="break-words">{source}</span> },
  {
    id: "errors",
    header: msg`Problems`,
    right: true,
    cell: ({ report }) => (report === null ? "–" : formatCount(report.errors)),
  },
  { id: "created", header: msg`Started`, cell: ({ created_at: at }) => <Time at={at} /> },
];
