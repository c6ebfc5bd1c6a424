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
import { refreshCatalogue, type Route, type RouteWish } from "./catalogue.ts";
import { RouteDialog } from "./route-dialog.tsx";
import { RoutesTable } from "./routes-table.tsx";
import { useService } from "./service-page.tsx";

/** Who fulfils the service: the first route that takes the order gets it. */
export function RoutesTab() {
  const service = useService().data?.data;
  const refusal = useRefusal("manage_routes");
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState<Route | "new">();
  if (!service) return null;
  const { routes } = service;
  /** The whole list is set at once; throws what the server refuses. */
  const put = async (wishes: RouteWish[], done: string): Promise<void> => {
    await operator.PUT("/api/operator/services/{id}/routes", {
      params: { path: { id: String(service.id) } },
      body: { routes: wishes },
    });
    toast.success(done);
    await refreshCatalogue(queryClient);
  };
  const change = async (wishes: RouteWish[], done: string): Promise<void> => {
    try {
      await put(wishes, done);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };
  const save = (wish: RouteWish): Promise<void> =>
    put(
      editing === "new" ? placeNew(routes, wish) : routes.map((route) => (route === editing ? wish : toWish(route))),
      "The routes are saved.",
    );
  const add = (
    <Button unless={refusal} onClick={() => setEditing("new")}>
      Add a route
    </Button>
  );
  return (
    <>
      {routes.every(({ paused_by: by, supplier }) => by !== null || supplier.paused) && routes.length > 0 && (
        <Notice look="warning">No route takes orders now: they wait for a person.</Notice>
      )}
      <Card title="Routes, the first that takes an order gets it" flush actions={add}>
        {routes.length === 0 ? (
          <EmptyState title="Nobody fulfils this service">Orders wait in the queue for a person.</EmptyState>
        ) : (
          <RoutesTable
            service={service}
            refusal={refusal}
            onEdit={setEditing}
            onMove={(index, by) => {
              const wishes = routes.map(toWish);
              wishes.splice(index + by, 0, ...wishes.splice(index, 1));
              return change(wishes, "The order of the routes is changed.");
            }}
            onPause={(route) =>
              change(
                routes.map((other) =>
                  other === route ? { ...toWish(other), paused: route.paused_by === null } : toWish(other),
                ),
                route.paused_by === null ? "The route is paused." : "The route takes orders again.",
              )
            }
            onRemove={(route) => put(routes.filter((other) => other !== route).map(toWish), "The route is taken away.")}
          />
        )}
        <p className="border-t border-line px-4 py-3 text-sm text-muted">
          Saving routes agrees to their costs as they are now.
        </p>
      </Card>
      {editing && (
        <RouteDialog
          service={service}
          route={editing === "new" ? undefined : editing}
          onSave={save}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

/** Before people, who are asked last. */
function placeNew(routes: readonly Route[], wish: RouteWish): RouteWish[] {
  const isPeople = ({ supplier }: Route): boolean => supplier.kind === "manual";
  return [...routes.filter((route) => !isPeople(route)).map(toWish), wish, ...routes.filter(isPeople).map(toWish)];
}

function toWish(route: Route): RouteWish {
  return {
    supplier_id: route.supplier.id,
    supplier_service: route.supplier_service?.code ?? null,
    margin: route.margin,
    on_cost_change: route.on_cost_change,
    allow_loss: route.allow_loss,
    continue_on_rejection: route.continue_on_rejection,
    input_names: route.input_names,
    paused: route.paused_by === "operator",
  };
}
