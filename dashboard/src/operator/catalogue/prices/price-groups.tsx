import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { menuColumn } from "../../../ui/list/table/column.ts";
import { MenuItem, MenuLine } from "../../../ui/menu.tsx";
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
      <Trans>New price group</Trans>
    </Button>
  );
  return (
    <>
      <p className="max-w-prose text-muted">
        <Trans>Prices apply in this order: personal price, group price, group margin, base price.</Trans>
      </p>
      <Card title={t`Price groups`} flush actions={add}>
        <QueryView query={groups}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title={t`No price groups yet`}>
                <Trans>
                  Every reseller pays base prices. Create a group, set its adjustment, and add resellers to it.
                </Trans>
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

function GroupsTable({ groups, ...does }: GroupsTableProps) {
  return (
    <DataTable
      label={t`Price groups`}
      rows={groups}
      rowId={({ id }) => id}
      columns={[
        {
          id: "name",
          header: t`Group`,
          lead: true,
          cell: (group) => <GroupLink group={group} />,
        },
        {
          id: "margin",
          header: t`Price`,
          right: true,
          cell: ({ margin_basis_points: margin }) => (margin === null ? t`Base prices` : marginText(margin)),
        },
        { id: "prices", header: t`Group prices`, right: true, cell: ({ prices }) => prices },
        {
          id: "resellers",
          header: t`Resellers`,
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
        menuColumn((group: PriceGroup) => <GroupMenu group={group} {...does} />),
      ]}
    />
  );
}

function GroupLink({ group: { id, name } }: { group: PriceGroup }) {
  return (
    <Link
      to="/operator/catalogue/price-groups/$id"
      params={{ id: String(id) }}
      className="font-medium text-accent underline"
    >
      {name}
    </Link>
  );
}

function GroupMenu({ group, refusal, onEdit }: Omit<GroupsTableProps, "groups"> & { group: PriceGroup }) {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <RowMenu name={group.name} unless={refusal}>
        <MenuItem onSelect={() => onEdit(group)}>
          <Trans>Edit…</Trans>
        </MenuItem>
        <MenuLine />
        <MenuItem
          danger
          unless={group.resellers > 0 && t`Move its resellers to another group first.`}
          onSelect={() => setIsRemoving(true)}
        >
          <Trans>Remove…</Trans>
        </MenuItem>
      </RowMenu>
      {isRemoving && <RemoveDialog group={group} onClose={() => setIsRemoving(false)} />}
    </>
  );
}

function RemoveDialog({ group: { id, name, prices }, onClose }: { group: PriceGroup; onClose: () => void }) {
  const refresh = useRefreshCatalogue();
  const remove = async (): Promise<void> => {
    await operator.DELETE("/api/operator/price-groups/{id}", { params: { path: { id: String(id) } }, body: {} });
    toast.success(t`${name} removed.`);
    await refresh();
  };
  const about =
    prices === 0
      ? t`It has no resellers and no group prices.`
      : plural(prices, {
          one: "It has no resellers. Its group price is removed too.",
          other: "It has no resellers. Its # group prices are removed too.",
        });
  return (
    <FormDialog
      title={t`Remove ${name}?`}
      about={about}
      action={t`Remove group`}
      danger
      onSubmit={remove}
      onClose={onClose}
    />
  );
}
