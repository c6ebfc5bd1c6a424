import { DataTable } from "../../ui/data-table.tsx";
import { Card } from "../../ui/page.tsx";
import { ROLE_WORDS, type RoleTable } from "./staff.ts";

/** What each role may do, as the server decides it. */
export function RolesCard({ table }: { table: RoleTable }) {
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
        rows={table.permissions}
        rowId={({ permission }) => permission}
        columns={[
          { id: "about", header: "What", lead: true, cell: ({ about }) => about },
          {
            id: "roles",
            header: "Who may",
            cell: ({ roles }) =>
              roles.length === table.roles.length ? "Everybody" : roles.map((role) => ROLE_WORDS[role]).join(", "),
          },
        ]}
      />
    </Card>
  );
}
