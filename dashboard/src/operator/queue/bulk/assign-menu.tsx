import { operatorHooks } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { useSession } from "../../../session/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/menu.tsx";

interface AssignMenuProps {
  refusal: string | undefined;
  /** Null: unassigned. `done` says what happened to the orders. */
  onAssign: (staffId: number | null, done: string) => void;
}

/** Assigns orders to the user, or to other staff where the role allows it. */
export function AssignMenu({ refusal, onAssign }: AssignMenuProps) {
  const { staff } = useSession();
  const managesOthers = useRefusal("manage_orders") === undefined;
  const members = operatorHooks.useQuery("get", "/api/operator/queue/assignees", {}, { enabled: managesOthers });
  const others = members.data?.data.filter(({ id }) => id !== staff?.id) ?? [];
  const trigger = (
    <Button size="small" unless={refusal}>
      Assign
    </Button>
  );
  if (refusal !== undefined) return trigger;
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => onAssign(staff!.id, "assigned to you")}>Assign to me</MenuItem>
      {managesOthers &&
        others.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => onAssign(id, `assigned to ${name}`)}>
            Assign to {name}
          </MenuItem>
        ))}
      <MenuLine />
      <MenuItem onSelect={() => onAssign(null, "unassigned")}>Unassign</MenuItem>
    </Menu>
  );
}
