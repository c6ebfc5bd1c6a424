import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { operator, operatorHooks } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { refreshCatalogue, type ServiceGroup } from "./catalogue.ts";
import { NameDialog } from "./name-dialog.tsx";

/** The headings under which services are listed, in the order that resellers see. */
export function ServiceGroups() {
  const groups = operatorHooks.useQuery("get", "/api/operator/service-groups");
  const refusal = useRefusal("manage_catalogue");
  const queryClient = useQueryClient();
  const [naming, setNaming] = useState<ServiceGroup | "new">();
  const save = async (name: string): Promise<void> => {
    if (naming === "new") await operator.POST("/api/operator/service-groups", { body: { name } });
    else
      await operator.PATCH("/api/operator/service-groups/{id}", {
        params: { path: { id: String(naming!.id) } },
        body: { name },
      });
    await refreshCatalogue(queryClient);
  };
  const add = (
    <Button unless={refusal} onClick={() => setNaming("new")}>
      New group
    </Button>
  );
  return (
    <>
      <Card title="Groups, in the order that resellers see" flush actions={add}>
        <QueryView query={groups}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title="No groups yet">A group is made with its first service, or here.</EmptyState>
            ) : (
              <GroupsTable groups={data} refusal={refusal} onRename={setNaming} />
            )
          }
        </QueryView>
      </Card>
      {naming && (
        <NameDialog
          title={naming === "new" ? "New service group" : `Rename ${naming.name}`}
          name={naming === "new" ? "" : naming.name}
          onSave={save}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}

interface GroupsTableProps {
  groups: readonly ServiceGroup[];
  refusal: string | undefined;
  onRename: (group: ServiceGroup) => void;
}

function GroupsTable({ groups, refusal, onRename }: GroupsTableProps) {
  const queryClient = useQueryClient();
  const move = async (index: number, by: number): Promise<void> => {
    const ids = groups.map(({ id }) => id);
    ids.splice(index + by, 0, ...ids.splice(index, 1));
    try {
      await operator.PUT("/api/operator/service-groups/order", { body: { ids } });
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await refreshCatalogue(queryClient);
  };
  const rows = groups.map((group, index) => ({ ...group, index }));
  return (
    <DataTable
      label="Service groups"
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        {
          id: "name",
          header: "Group",
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
        { id: "services", header: "Services", right: true, cell: ({ services }) => services },
        { id: "retired", header: "Retired", right: true, cell: ({ retired }) => retired || "" },
        {
          id: "actions",
          header: "",
          right: true,
          cell: (group) => (
            <span className="inline-flex gap-1">
              <IconButton
                size="small"
                label={`Move ${group.name} up`}
                unless={refusal ?? (group.index === 0 && "It is the first group.")}
                onClick={() => void move(group.index, -1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                size="small"
                label={`Move ${group.name} down`}
                unless={refusal ?? (group.index === groups.length - 1 && "It is the last group.")}
                onClick={() => void move(group.index, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton size="small" label={`Rename ${group.name}`} unless={refusal} onClick={() => onRename(group)}>
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

function RemoveGroup({ group, refusal }: { group: ServiceGroup; refusal: string | undefined }) {
  const queryClient = useQueryClient();
  const { id, name, services, retired } = group;
  const unless =
    refusal ??
    (services + retired > 0 && "There are services in it, or retired ones: move them to another group first.");
  const remove = async (): Promise<void> => {
    await operator.DELETE("/api/operator/service-groups/{id}", { params: { path: { id: String(id) } }, body: {} });
    toast.success(`${name} is removed.`);
    await refreshCatalogue(queryClient);
  };
  const button = (
    <IconButton size="small" label={`Remove ${name}`} unless={unless}>
      <Trash2 aria-hidden />
    </IconButton>
  );
  if (unless) return button;
  return (
    <ConfirmDialog title={`Remove ${name}?`} action="Remove group" danger onConfirm={remove} trigger={button}>
      No service is in it.
    </ConfirmDialog>
  );
}
