import { plural } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operatorHooks } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { useSession } from "../../../session/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/menu.tsx";

interface AssignMenuProps {
  refusal: string | undefined;
  /** Null: unassigned. `done` says what happened to that many orders. */
  onAssign: (staffId: number | null, done: (count: number) => string) => void;
}

/** Assigns orders to the user, or to other staff where the role allows it. */
export function AssignMenu({ refusal, onAssign }: AssignMenuProps) {
  const { staff } = useSession();
  const managesOthers = useRefusal("manage_orders") === undefined;
  const members = operatorHooks.useQuery("get", "/api/operator/queue/assignees", {}, { enabled: managesOthers });
  const others = members.data?.data.filter(({ id }) => id !== staff?.id) ?? [];
  const trigger = (
    <Button size="small" unless={refusal}>
      <Trans>Assign</Trans>
    </Button>
  );
  if (refusal !== undefined) return trigger;
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => onAssign(staff!.id, toYouWords)}>
        <Trans>Assign to me</Trans>
      </MenuItem>
      {managesOthers &&
        others.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => onAssign(id, (count) => toOtherWords(count, name))}>
            <Trans>Assign to {name}</Trans>
          </MenuItem>
        ))}
      <MenuLine />
      <MenuItem onSelect={() => onAssign(null, unassignedWords)}>
        <Trans>Unassign</Trans>
      </MenuItem>
    </Menu>
  );
}

function toYouWords(count: number): string {
  return plural(count, { one: "# order assigned to you.", other: "# orders assigned to you." });
}

function toOtherWords(count: number, name: string): string {
  return plural(count, { one: `# order assigned to ${name}.`, other: `# orders assigned to ${name}.` });
}

function unassignedWords(count: number): string {
  return plural(count, { one: "# order unassigned.", other: "# orders unassigned." });
}
