import { operator } from "../../../api/client.ts";
import { useOperatorList } from "../../../api/use-list.ts";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { DownloadButton } from "../../../ui/list/download.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { Card } from "../../../ui/page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { FILE_WORDS, type Remark } from "./moving.ts";

const TITLES = { error: "Problems", change: "Changes" } as const;
const ABOUT = {
  error: "Values that cannot be imported. Nothing is imported while there are any.",
  change: "Values that are imported, but will be different or mean something else here.",
} as const;

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
  return (
    <Card
      title={count === undefined ? title : `${title} (${count.toLocaleString("en")})`}
      flush
      actions={
        <DownloadButton
          name="Download CSV"
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
      <p className="px-4 pt-3 text-sm text-muted">{ABOUT[severity]}</p>
      <PagedList list={{ ...list, total: count }} empty={<EmptyState title={`No ${title.toLowerCase()}`} />}>
        <DataTable label={title} rows={list.rows} rowId={({ id: remark }) => remark} columns={COLUMNS} />
      </PagedList>
    </Card>
  );
}

const COLUMNS: Column<Remark>[] = [
  {
    id: "place",
    header: "Where",
    lead: true,
    cell: ({ file, place }) => <span className="break-words">{place === "" ? (FILE_WORDS[file] ?? file) : place}</span>,
  },
  { id: "field", header: "Field", cell: ({ field }) => <code className="text-sm">{field}</code> },
  { id: "value", header: "Value", cell: ({ value }) => <span className="break-all">{value}</span> },
  { id: "message", header: "What to know", plain: true, phone: "whole", cell: ({ message }) => message },
];
