import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card } from "../../../ui/page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "../catalogue.ts";
import { RouteDialog } from "./route-dialog.tsx";
import { RoutesTable } from "./routes-table.tsx";
import { useRouteCommands } from "./use-route-commands.ts";
import { useService } from "../service/use-service.ts";

/** Who fulfils the service: the first route that can take an order gets it. */
export function RoutesTab() {
  const service = useService().data?.data;
  const refusal = useRefusal("manage_routes");
  const [editing, setEditing] = useState<Route | "new">();
  const commands = useRouteCommands(service);
  if (!service) return null;
  const { routes } = service;
  const add = (
    <Button unless={refusal} onClick={() => setEditing("new")}>
      <Trans>Add route</Trans>
    </Button>
  );
  return (
    <>
      {routes.every(({ paused_by: by, supplier }) => by !== null || supplier.paused) && routes.length > 0 && (
        <Notice look="warning">
          <Trans>No route is active. New orders wait in the queue.</Trans>
        </Notice>
      )}
      <Card title={t`Routes (tried in order)`} flush actions={add}>
        {routes.length === 0 ? (
          <EmptyState title={t`No routes yet`}>
            <Trans>Orders wait in the queue. Add a route to a supplier.</Trans>
          </EmptyState>
        ) : (
          <RoutesTable service={service} onEdit={setEditing} {...commands} />
        )}
      </Card>
      {editing && (
        <RouteDialog
          service={service}
          route={editing === "new" ? undefined : editing}
          onAdd={commands.onAdd}
          onChange={(terms) => commands.onChange(editing as Route, terms)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
