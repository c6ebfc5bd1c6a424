import { Link } from "@tanstack/react-router";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { Card } from "../../../ui/page.tsx";
import { EmptyState, QueryView } from "../../../ui/states.tsx";
import { marginText, useRefreshCatalogue, type PriceGroup } from "../catalogue.ts";
import { PriceGroupDialog } from "./price-group-dialog.tsx";

/** Groups of resellers, with what they pay over the base prices. */
export function PriceGroups() {
  const groups = operatorHooks.useQuery("get", "/api/operator/price-groups");
  const refusal = useRefusal("manage_catalogue");
  const [editing, setEditing] = useState<PriceGroup | "new">();
  const add = (
    <Button unless={refusal} onClick={() => setEditing("new")}>
      New price group
    </Button>
  );
  return (
    <>
      <p className="max-w-prose text-muted">
        Prices apply in this order: personal price, group price, group margin, base price.
      </p>
      <Card title="Price groups" flush actions={add}>
        <QueryView query={groups}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title="No price groups yet">
                Every reseller pays base prices. Create a group, set its adjustment, and add resellers to it.
              </EmptyState>
            ) : (
              <GroupsTable groups={data} refusal={refusal} onEdit={setEditing} />
            )
          }
        </QueryView>
      </Card>
      {editing && <PriceGroupDialog group={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}

interface GroupsTableProps {
  groups: readonly PriceGroup[];
  refusal: string | undefined;
  onEdit: (group: PriceGroup) => void;
}

function GroupsTable({ groups, refusal, onEdit }: GroupsTableProps) {
  return (
    <DataTable
      label="Price groups"
      rows={groups}
      rowId={({ id }) => id}
      columns={[
        {
          id: "name",
          header: "Group",
          lead: true,
          cell: (group) => <GroupLink group={group} />,
        },
        {
          id: "margin",
          header: "Price",
          right: true,
          cell: ({ margin_basis_points: margin }) => (margin === null ? "Base prices" : marginText(margin)),
        },
        { id: "prices", header: "Group prices", right: true, cell: ({ prices }) => prices },
        {
          id: "resellers",
          header: "Resellers",
          right: true,
          cell: ({ id, resellers }) =>
            resellers === 0 ? (
              0
            ) : (
              <Link to="/operator/resellers" search={{ price_group_id: String(id) }} className="text-accent underline">
                {resellers}
              </Link>
            ),
        },
        {
          id: "actions",
          header: "",
          right: true,
          cell: (group) => (
            <span className="inline-flex gap-1">
              <IconButton size="small" label={`Edit ${group.name}`} unless={refusal} onClick={() => onEdit(group)}>
                <Pencil aria-hidden />
              </IconButton>
              <RemoveGroup group={group} refusal={refusal} />
            </span>
          ),
        },
      ]}
    />
  );
}

function GroupLink({ group: { id, name } }: { group: PriceGroup }) {
  return (
    <Link
      to="/operator/catalogue/price-groups/$id"
      params={{ id: String(id) }}
      className="font-medium text-accent hover:underline"
    >
      {name}
    </Link>
  );
}

function RemoveGroup({ group, refusal }: { group: PriceGroup; refusal: string | undefined }) {
  const refresh = useRefreshCatalogue();
  const { id, name, resellers, prices } = group;
  const unless = refusal ?? (resellers > 0 && "Move its resellers to another group first.");
  const remove = async (): Promise<void> => {
    await operator.DELETE("/api/operator/price-groups/{id}", { params: { path: { id: String(id) } }, body: {} });
    toast.success(`${name} removed.`);
    await refresh();
  };
  const button = (
    <IconButton size="small" label={`Remove ${name}`} unless={unless}>
      <Trash2 aria-hidden />
    </IconButton>
  );
  if (unless) return button;
  return (
    <ConfirmDialog title={`Remove ${name}?`} action="Remove group" danger onConfirm={remove} trigger={button}>
      {prices === 0
        ? "It has no resellers and no group prices."
        : `It has no resellers. Its ${prices === 1 ? "group price is" : `${prices} group prices are`} removed too.`}
    </ConfirmDialog>
  );
}
