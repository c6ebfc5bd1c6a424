import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { menuColumn } from "../../ui/list/table/column.ts";
import { OrderedRowMenu } from "../../ui/list/ordered-row-menu.tsx";
import { SortableList } from "../../ui/list/sortable/sortable-list.tsx";
import { SortableRow } from "../../ui/list/sortable/sortable-row.tsx";
import { MenuItem } from "../../ui/menu.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { useRefreshCatalogue, type ServiceGroup } from "./catalogue.ts";
import { NameDialog } from "./name-dialog.tsx";
import { useMoves, type Place } from "./use-moves.ts";
import { GroupVisibilityDialog } from "./visibility/group-visibility-dialog.tsx";
import { viewersText } from "./visibility/viewers.ts";

/** What a dialog over the list is for. */
interface Task {
  kind: "rename" | "show" | "remove";
  group: ServiceGroup;
}

/** The headings under which services are listed, in the order that resellers see. */
export function ServiceGroups() {
  const groups = operatorHooks.useQuery("get", "/api/operator/service-groups");
  const refusal = useRefusal("manage_catalogue");
  const [task, setTask] = useState<Task | "new">();
  const close = (): void => setTask(undefined);
  const add = (
    <Button size="small" unless={refusal} onClick={() => setTask("new")}>
      <Trans>New group</Trans>
    </Button>
  );
  return (
    <>
      <Card flush>
        <QueryView query={groups}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title={t`No groups yet`} action={add}>
                <Trans>Create a group here, or with a new service.</Trans>
              </EmptyState>
            ) : (
              <GroupsTable groups={data} refusal={refusal} onTask={setTask} tools={add} />
            )
          }
        </QueryView>
      </Card>
      {task === "new" && <NewGroup onClose={close} />}
      {task !== undefined && task !== "new" && <GroupDialog {...task} onClose={close} />}
    </>
  );
}

interface GroupsTableProps {
  groups: readonly ServiceGroup[];
  refusal: string | undefined;
  onTask: (task: Task) => void;
  tools: ReactNode;
}

function GroupsTable({ groups, refusal, onTask, tools }: GroupsTableProps) {
  const { rows, move } = useMoves(groups, moveGroup);
  const menu = (group: ServiceGroup) => (
    <OrderedRowMenu
      name={group.name}
      index={rows.indexOf(group)}
      count={rows.length}
      onMove={move}
      unless={refusal}
      removal={<RemoveItem group={group} onTask={onTask} />}
    >
      <MenuItem onSelect={() => onTask({ kind: "rename", group })}>
        <Trans>Rename…</Trans>
      </MenuItem>
      <MenuItem onSelect={() => onTask({ kind: "show", group })}>
        <Trans>Change who sees it…</Trans>
      </MenuItem>
    </OrderedRowMenu>
  );
  return (
    <SortableList rows={rows} onMove={move}>
      <DataTable
        name="service-groups"
        label={t`Service groups`}
        about={plural(rows.length, {
          one: "# group",
          other: "# groups, in the order that resellers see",
        })}
        tools={tools}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={[...COLUMNS, menuColumn(menu)]}
        {...(refusal === undefined && { rowElement: SortableRow })}
      />
    </SortableList>
  );
}

function RemoveItem({ group, onTask }: Pick<GroupsTableProps, "onTask"> & { group: ServiceGroup }) {
  const isUsed = group.services + group.retired > 0;
  return (
    <MenuItem
      danger
      unless={isUsed && t`Move its services, including retired ones, to another group first.`}
      onSelect={() => onTask({ kind: "remove", group })}
    >
      <Trans>Remove…</Trans>
    </MenuItem>
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
    fit: "name",
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
    cell: ({ visibility }) => viewersText(visibility),
  },
  { id: "services", header: msg`Services`, right: true, cell: ({ services }) => services },
  { id: "retired", header: msg`Retired`, right: true, cell: ({ retired }) => retired || "" },
];

function NewGroup({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshCatalogue();
  const add = async (name: string): Promise<void> => {
    await operator.POST("/api/operator/service-groups", { body: { name } });
    await refresh();
  };
  return <NameDialog title={t`New service group`} name="" onSave={add} onClose={onClose} />;
}

function GroupDialog({ kind, group, onClose }: Task & { onClose: () => void }) {
  const refresh = useRefreshCatalogue();
  const { id, name } = group;
  const params = { path: { id: String(id) } };
  const rename = async (wanted: string): Promise<void> => {
    await operator.PATCH("/api/operator/service-groups/{id}", { params, body: { name: wanted } });
    await refresh();
  };
  const remove = async (): Promise<void> => {
    await operator.DELETE("/api/operator/service-groups/{id}", { params, body: {} });
    toast.success(t`${name} removed.`);
    await refresh();
  };
  if (kind === "show") return <GroupVisibilityDialog group={group} onClose={onClose} />;
  if (kind === "rename")
    return <NameDialog title={t`Rename ${{ name }}`} name={name} onSave={rename} onClose={onClose} />;
  return (
    <FormDialog
      title={t`Remove ${name}?`}
      about={t`It has no services.`}
      action={t`Remove group`}
      danger
      onSubmit={remove}
      onClose={onClose}
    />
  );
}
