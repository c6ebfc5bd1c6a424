import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { operator } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { refreshCatalogue, type NewRoute, type Route, type RouteTerms, type WholeService } from "./catalogue.ts";
import { RouteDialog } from "./route-dialog.tsx";
import { RoutesTable } from "./routes-table.tsx";
import { useService } from "./service-page.tsx";

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
      Add a route
    </Button>
  );
  return (
    <>
      {routes.every(({ paused_by: by, supplier }) => by !== null || supplier.paused) && routes.length > 0 && (
        <Notice look="warning">No route is active. New orders wait in the queue.</Notice>
      )}
      <Card title="Routes (tried in order)" flush actions={add}>
        {routes.length === 0 ? (
          <EmptyState title="No routes yet">Orders wait in the queue. Add a route to a supplier.</EmptyState>
        ) : (
          <RoutesTable service={service} refusal={refusal} onEdit={setEditing} {...commands} />
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

/** Every command is about one route as it was seen here: when it changed meanwhile, the server refuses. */
function useRouteCommands(service: WholeService | undefined) {
  const queryClient = useQueryClient();
  const refresh = (): Promise<void> => refreshCatalogue(queryClient);
  const pathOf = ({ supplier }: Route) => ({
    path: { id: String(service?.id), supplier_id: String(supplier.id) },
  });
  const finish = async (done: string): Promise<void> => {
    toast.success(done);
    await refresh();
  };
  /** For buttons that have no dialog to show what was refused. */
  const say = async (call: Promise<unknown>, done: string): Promise<void> => {
    try {
      await call;
      await finish(done);
    } catch (error) {
      toast.error(sentenceOf(error));
      await refresh();
    }
  };
  return {
    onAdd: async (body: NewRoute): Promise<void> => {
      const params = { path: { id: String(service?.id) } };
      await operator.POST("/api/operator/services/{id}/routes", { params, body });
      await finish("The route is added.");
    },
    onChange: async (route: Route, terms: RouteTerms): Promise<void> => {
      const body = { ...terms, updated_at: route.updated_at };
      await operator.PATCH("/api/operator/services/{id}/routes/{supplier_id}", { params: pathOf(route), body });
      await finish("The route is saved.");
    },
    onMove: (route: Route, position: number): Promise<void> =>
      say(
        operator.POST("/api/operator/services/{id}/routes/{supplier_id}/move", {
          params: pathOf(route),
          body: { position, updated_at: route.updated_at },
        }),
        "The route is moved.",
      ),
    onPause: (route: Route): Promise<void> =>
      say(
        operator.POST("/api/operator/services/{id}/routes/{supplier_id}/pause", {
          params: pathOf(route),
          body: { updated_at: route.updated_at },
        }),
        "The route is paused.",
      ),
    onResume: async (route: Route): Promise<void> => {
      const body = { updated_at: route.updated_at };
      await operator.POST("/api/operator/services/{id}/routes/{supplier_id}/resume", { params: pathOf(route), body });
      await finish("The route is active.");
    },
    onRemove: async (route: Route): Promise<void> => {
      const body = { updated_at: route.updated_at };
      await operator.DELETE("/api/operator/services/{id}/routes/{supplier_id}", { params: pathOf(route), body });
      await finish("The route is removed.");
    },
  };
}
