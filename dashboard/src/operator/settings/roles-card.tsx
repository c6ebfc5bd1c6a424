import { Check, Minus } from "lucide-react";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import { Card } from "../../ui/page.tsx";
import { ROLE_WORDS, type RoleTable } from "./staff.ts";

type Row = RoleTable["permissions"][number];

/** What each role may do, as the server decides it. */
export function RolesCard({ table }: { table: RoleTable }) {
  const columns: Column<Row>[] = [
    { id: "about", header: "May", lead: true, cell: ({ about }) => about },
    ...table.roles.map(({ role }) => ({
      id: role,
      header: ROLE_WORDS[role],
      cell: ({ roles }: Row) => <YesOrNo yes={roles.includes(role)} />,
    })),
  ];
  return (
    <Card title="What each role may do" flush>
      <dl className="grid gap-x-6 gap-y-2 border-b border-line p-4 sm:grid-cols-2">
        {table.roles.map(({ role, about }) => (
          <div key={role}>
            <dt className="font-medium">{ROLE_WORDS[role]}</dt>
            <dd className="text-sm text-muted">{about}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        label="What each role may do"
        columns={columns}
        rows={table.permissions}
        rowId={(row) => row.permission}
      />
    </Card>
  );
}

function YesOrNo({ yes }: { yes: boolean }) {
  const Symbol = yes ? Check : Minus;
  return (
    <>
      <Symbol aria-hidden className={yes ? "inline size-4 text-success" : "inline size-4 text-muted"} />
      <span className="sr-only">{yes ? "Yes" : "No"}</span>
    </>
  );
}
