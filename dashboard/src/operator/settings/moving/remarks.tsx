import { msg, t } from "@lingui/core/macro";
import { operator } from "../../../api/client.ts";
import { useOperatorList } from "../../../api/use-list.ts";
import { textOf } from "../../../locale/text.ts";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { DownloadButton } from "../../../ui/list/download.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { Card } from "../../../ui/page.tsx";
import { formatCount } from "../../../ui/show/dates.ts";
import { EmptyState } from "../../../ui/states.tsx";
import { FILE_WORDS, type Remark } from "./moving.ts";

const TITLES = { error: msg`Problems`, change: msg`Changes` } as const;
const ABOUT = {
  error: msg`Values that cannot be imported. Nothing is imported while there are any.`,
  change: msg`Values that are imported, but will be different or mean something else here.`,
} as const;

const EMPTY = { error: msg`No problems`, change: msg`No changes` } as const;

interface RemarksProps {
  id: number;
  severity: keyof typeof TITLES;
  /** Unknown where the source was not read to its end. */
  count: number | undefined;
}

/** What keeps a run from being imported, or what will be different: where, what, and what to do. */
export function Remarks({ id, severity, count }: RemarksProps) {
  const path = { id: String(id) };
  const list = useOperatorList("/api/operator/migrations/{id}/remarks", { path, query: { severity, per_page: 20 } });
  const title = TITLES[severity];
  // A run that failed before anything was found has nothing to list: “No problems” would hide the failure.
  if (count === undefined && list.rows.length === 0 && !list.query.error) return null;
  return (
    <Card
      title={count === undefined ? textOf(title) : `${textOf(title)} (${formatCount(count)})`}
      flush
      actions={
        <DownloadButton
          name={t`Download CSV`}
          size="small"
          read={() =>
            operator.GET("/api/operator/migrations/{id}/remarks.csv", {
              params: { path, query: { severity } },
              parseAs: "blob",
            })
          }
        />
      }
    >
      <p className="px-4 pt-3 text-sm text-muted">{textOf(ABOUT[severity])}</p>
      <PagedList list={{ ...list, total: count }} empty={<EmptyState title={textOf(EMPTY[severity])} />}>
        <DataTable label={textOf(title)} rows={list.rows} rowId={({ id: remark }) => remark} columns={COLUMNS} />
      </PagedList>
    </Card>
  );
}

const COLUMNS: Column<Remark>[] = [
  {
    id: "place",
    header: msg`Where`,
    lead: true,
    cell: ({ file, place }) => (
      <span className="break-words">{place === "" ? textOf(FILE_WORDS[file] ?? file) : place}</span>
    ),
  },
  { id: "field", header: msg`Field`, cell: ({ field }) => <code className="text-sm">{field}</code> },
  { id: "value", header: msg`Value`, cell: ({ value }) => <span className="break-all">{value}</span> },
  { id: "message", header: msg`What to know`, plain: true, phone: "whole", cell: ({ message }) => message },
];
