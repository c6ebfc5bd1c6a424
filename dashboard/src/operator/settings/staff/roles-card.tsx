import { t } from "@lingui/core/macro";
import { textOf } from "../../../locale/text.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Card } from "../../../ui/page.tsx";
import { ROLE_WORDS, type RoleTable } from "./staff.ts";

/** Role permissions, as the server decides it. */
export function RolesCard({ table }: { table: RoleTable }) {
  return (
    <Card title={t`Role permissions`} flush>
      <dl className="grid gap-x-6 gap-y-2 border-b border-line p-4 sm:grid-cols-2">
        {table.roles.map(({ role, about }) => (
          <div key={role}>
            <dt className="font-medium">{textOf(ROLE_WORDS[role])}</dt>
            <dd className="text-sm text-muted">{about}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        label={t`Role permissions`}
        rows={table.permissions}
        rowId={({ permission }) => permission}
        columns={[
          { id: "about", header: t`Permission`, lead: true, cell: ({ about }) => about },
          {
            id: "roles",
            header: t`Roles`,
            cell: ({ roles }) =>
              roles.length === table.roles.length
                ? t`All roles`
                : roles.map((role) => textOf(ROLE_WORDS[role])).join(", "),
          },
        ]}
      />
    </Card>
  );
}
