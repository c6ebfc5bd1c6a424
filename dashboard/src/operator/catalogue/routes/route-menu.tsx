import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactElement } from "react";
import { useRefusal } from "../../../session/permission.ts";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import { OrderedRowMenu } from "../../../ui/list/ordered-row-menu.tsx";
import { MenuItem } from "../../../ui/menu.tsx";
import { Money } from "../../../ui/show/money.tsx";
import type { Route, WholeService } from "../catalogue.ts";
import type { RouteCommands } from "./use-route-commands.ts";

export interface RouteMenuProps extends RouteCommands {
  service: WholeService;
  route: Route;
  onEdit: (route: Route) => void;
}

/** What can be done with a route. */
export function RouteMenu(props: RouteMenuProps) {
  const { service, route, onEdit, onMove, onPause } = props;
  const [asking, setAsking] = useState<"resume" | "remove">();
  const refusal = useRefusal("manage_routes");
  const { position, supplier, supplier_service: there } = route;
  const isGone = Boolean(there?.vanished_at);
  const removal = (
    <MenuItem danger onSelect={() => setAsking("remove")}>
      <Trans>Remove…</Trans>
    </MenuItem>
  );
  const close = (): void => setAsking(undefined);
  return (
    <>
      <OrderedRowMenu
        name={supplier.name}
        index={position - 1}
        count={service.routes.length}
        unless={refusal}
        onMove={(_index, by) => void onMove(route, position + by)}
        removal={removal}
      >
        <MenuItem onSelect={() => onEdit(route)}>
          <Trans>Edit…</Trans>
        </MenuItem>
        {route.paused_by === null ? (
          <MenuItem onSelect={() => void onPause(route)}>
            <Trans>Pause</Trans>
          </MenuItem>
        ) : (
          <MenuItem
            unless={isGone && t`${supplier.name} no longer offers this service.`}
            onSelect={() => setAsking("resume")}
          >
            <Trans>Resume…</Trans>
          </MenuItem>
        )}
      </OrderedRowMenu>
      {asking === "resume" && <ResumeDialog {...props} onClose={close} />}
      {asking === "remove" && <RemoveDialog {...props} onClose={close} />}
    </>
  );
}

interface DialogProps extends RouteMenuProps {
  onClose: () => void;
}

function RemoveDialog({ route, onRemove, onClose }: DialogProps) {
  const { name } = route.supplier;
  return (
    <FormDialog
      title={t`Remove the route to ${name}?`}
      about={t`New orders go to the other routes. Orders that ${name} has stay there.`}
      action={t`Remove route`}
      danger
      onSubmit={() => onRemove(route)}
      onClose={onClose}
    />
  );
}

function ResumeDialog({ service, route, onResume, onClose }: DialogProps) {
  return (
    <FormDialog
      title={t`Resume the route to ${route.supplier.name}?`}
      about={<ResumeWords route={route} currency={service.currency} />}
      action={t`Resume route`}
      onSubmit={() => onResume(route)}
      onClose={onClose}
    />
  );
}

/** Resuming accepts what the route costs now, so it says how much that is. */
function ResumeWords({ route, currency }: { route: Route; currency: string }): ReactElement {
  const { cost, agreed_cost: agreed } = route;
  return (
    <>
      <Trans>New orders go there again.</Trans>
      {cost !== null && agreed !== null && cost !== agreed && (
        <>
          {" "}
          <Trans>
            It costs <Money amount={cost} currency={currency} /> now instead of{" "}
            <Money amount={agreed} currency={currency} />. Resuming accepts the new cost.
          </Trans>
        </>
      )}
    </>
  );
}
