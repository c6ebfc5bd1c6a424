import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Eye, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { RowActions } from "../../ui/list/row-actions.tsx";
import { ConfirmDialog } from "../../ui/form/dialog.tsx";
import { MoveButtons } from "../../ui/list/move-buttons.tsx";
import { SortableList } from "../../ui/list/sortable/sortable-list.tsx";
import { DragHandle, SortableRow } from "../../ui/list/sortable/sortable-row.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { useRefreshCatalogue, type ServiceGroup } from "./catalogue.ts";
import { NameDialog } from "./name-dialog.tsx";
import { useMoves, type Place } from "./use-moves.ts";
import { GroupVisibilityDialog } from "./visibility/group-visibility-dialog.tsx";
import { viewersText } from "./visibility/viewers.ts";

/** The headings under which services are listed, in the order that resellers see. */
export function ServiceGroups() {
  const groups = operatorHooks.useQuery("get", "/api/operator/service-groups");
  const refusal = useRefusal("manage_catalogue");
  const refresh = useRefreshCatalogue();
  const [naming, setNaming] = useState<ServiceGroup | "new">();
  const [showing, setShowing] = useState<ServiceGroup>();
  const save = async (name: string): Promise<void> => {
    if (naming === "new") await operator.POST("/api/operator/service-groups", { body: { name } });
    else
      await operator.PATCH("/api/operator/service-groups/{id}", {
        params: { path: { id: String(naming!.id) } },
        body: { name },
      });
    await refresh();
  };
  const add = (
    <Button unless={refusal} onClick={() => setNaming("new")}>
      <Trans>New group</Trans>
    </Button>
  );
  return (
    <>
      <Card title={t`Service groups, in listing order`} flush actions={add}>
        <QueryView query={groups}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title={t`No groups yet`}>
                <Trans>Create a group here, or with a new service.</Trans>
              </EmptyState>
            ) : (
              <GroupsTable groups={data} onRename={setNaming} onShow={setShowing} />
            )
          }
        </QueryView>
      </Card>
      {naming && (
        <NameDialog
          title={naming === "new" ? t`New service group` : t`Rename ${{ name: naming.name }}`}
          name={naming === "new" ? "" : naming.name}
          onSave={save}
          onClose={() => setNaming(undefined)}
        />
      )}
      {showing && <GroupVisibilityDialog group={showing} onClose={() => setShowing(undefined)} />}
    </>
  );
}

interface GroupsTableProps {
  groups: readonly ServiceGroup[];
  onRename: (group: ServiceGroup) => void;
  onShow: (group: ServiceGroup) => void;
}

function GroupsTable({ groups, ...edits }: GroupsTableProps) {
  const refusal = useRefusal("manage_catalogue");
  const { rows, move } = useMoves(groups, moveGroup);
  const actions = (group: ServiceGroup) => (
    <GroupActions group={group} index={rows.indexOf(group)} count={rows.length} {...{ refusal, move }} {...edits} />
  );
  return (
    <SortableList rows={rows} onMove={move}>
      <DataTable
        label={t`Service groups`}
        rows={rows}
        rowId={({ id }) => id}
        columns={[...COLUMNS, { id: "actions", header: "", right: true, cell: actions }]}
        {...(refusal === undefined && { rowElement: SortableRow })}
      />
    </SortableList>
  );
}

function moveGroup(id: number, place: Place): Promise<unknown> {
  return operator.PATCH("/api/operator/service-groups/{id}/position", {
    params: { path: { id: String(id) } },
    body: place,
  });
}

const COLUMNS: readonly Column<ServiceGroup>[] = [
  {
    id: "name",
    header: msg`Group`,
    lead: true,
    cell: ({ id, name }) => (
      <Link
        to="/operator/catalogue"
        search={{ service_group_id: String(id) }}
        className="font-medium text-accent underline"
      >
        {name}
      </Link>
    ),
  },
  {
    id: "visibility",
    header: msg`Visible to`,
    fit: "name",
    phone: "whole",
    cell: ({ visibility }) => viewersText(visibility),
  },
  { id: "services", header: msg`Services`, right: true, cell: ({ services }) => services },
  { id: "retired", header: msg`Retired`, right: true, cell: ({ retired }) => retired || "" },
];

interface GroupActionsProps extends Omit<GroupsTableProps, "groups"> {
  group: ServiceGroup;
  index: number;
  count: number;
  refusal: string | undefined;
  move: (index: number, by: number) => void;
}

function GroupActions({ group, index, count, refusal, move, onRename, onShow }: GroupActionsProps) {
  return (
    <RowActions>
      <DragHandle name={group.name} />
      <MoveButtons name={group.name} {...{ index, count, refusal }} onMove={move} />
      <IconButton size="small" label={t`Change who sees ${group.name}`} unless={refusal} onClick={() => onShow(group)}>
        <Eye aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        label={t`Rename ${{ name: group.name }}`}
        unless={refusal}
        onClick={() => onRename(group)}
      >
        <Pencil aria-hidden />
      </IconButton>
      <RemoveGroup group={group} refusal={refusal} />
    </RowActions>
  );
}

function RemoveGroup({ group, refusal }: { group: ServiceGroup; refusal: string | undefined }) {
  const refresh = useRefreshCatalogue();
  const { id, name, services, retired } = group;
  const unless =
    refusal ?? (services + retired > 0 && t`Move its services, including retired ones, to another group first.`);
  const remove = async (): Promise<void> => {
    await operator.DELETE("/api/operator/service-groups/{id}", { params: { path: { id: String(id) } }, body: {} });
    toast.success(t`${name} removed.`);
    await refresh();
  };
  const button = (
    <IconButton size="small" label={t`Remove ${name}`} unless={unless}>
      <Trash2 aria-hidden />
    </IconButton>
  );
  if (unless) return button;
  return (
    <ConfirmDialog title={t`Remove ${name}?`} action={t`Remove group`} danger onConfirm={remove} trigger={button}>
      <Trans>It has no services.</Trans>
    </ConfirmDialog>
  );
}
