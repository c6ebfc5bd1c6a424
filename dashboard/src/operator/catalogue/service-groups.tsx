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
import { moved, MoveButtons } from "../../ui/list/move-buttons.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { toastOutcome } from "../../ui/toasts.ts";
import { useRefreshCatalogue, type ServiceGroup } from "./catalogue.ts";
import { NameDialog } from "./name-dialog.tsx";
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
  return (
    <DataTable
      label={t`Service groups`}
      rows={groups}
      rowId={({ id }) => id}
      columns={[
        ...COLUMNS,
        {
          id: "actions",
          header: "",
          right: true,
          cell: (group) => <GroupActions group={group} groups={groups} {...edits} />,
        },
      ]}
    />
  );
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
        className="font-medium text-accent hover:underline"
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

function GroupActions({ group, groups, onRename, onShow }: GroupsTableProps & { group: ServiceGroup }) {
  const refusal = useRefusal("manage_catalogue");
  const refresh = useRefreshCatalogue();
  const move = async (index: number, by: number): Promise<void> => {
    const ids = moved(groups, index, by).map(({ id }) => id);
    await toastOutcome(operator.PUT("/api/operator/service-groups/order", { body: { ids } }));
    await refresh();
  };
  return (
    <RowActions>
      <MoveButtons
        name={group.name}
        index={groups.indexOf(group)}
        count={groups.length}
        refusal={refusal}
        onMove={(index, by) => void move(index, by)}
      />
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
