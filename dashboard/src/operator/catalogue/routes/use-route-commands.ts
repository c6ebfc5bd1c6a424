import { t } from "@lingui/core/macro";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { toastOutcome } from "../../../ui/toasts.ts";
import { useRefreshCatalogue, type NewRoute, type Route, type RouteTerms, type WholeService } from "../catalogue.ts";

const ROUTE = "/api/operator/services/{id}/routes/{supplier_id}";

/** Every command sends the version of the route that is shown. The server refuses it if the route has changed. */
export function useRouteCommands(service: WholeService | undefined) {
  const refresh = useRefreshCatalogue();
  const id = String(service?.id);
  const seen = ({ supplier, updated_at }: Route) => ({
    params: { path: { id, supplier_id: String(supplier.id) } },
    body: { updated_at },
  });
  /** For dialogs, which show what was refused. */
  const finish = async (call: Promise<unknown>, done: string): Promise<void> => {
    try {
      await call;
      toast.success(done);
    } finally {
      // A route that another user changed is refused until its new version is read.
      await refresh();
    }
  };
  /** For buttons, which have no place for it. */
  const say = async (call: Promise<unknown>, done: string): Promise<void> => {
    await toastOutcome(call, done);
    await refresh();
  };
  return {
    onAdd: (body: NewRoute): Promise<void> => {
      const call = operator.POST("/api/operator/services/{id}/routes", { params: { path: { id } }, body });
      return finish(call, t`The route is added.`);
    },
    onChange: (route: Route, terms: RouteTerms): Promise<void> => {
      const { params, body } = seen(route);
      return finish(operator.PATCH(ROUTE, { params, body: { ...terms, ...body } }), t`The route is saved.`);
    },
    onMove: (route: Route, position: number): Promise<void> => {
      const { params, body } = seen(route);
      const call = operator.POST(`${ROUTE}/move`, { params, body: { position, ...body } });
      return say(call, t`The route is moved.`);
    },
    onPause: (route: Route): Promise<void> =>
      say(operator.POST(`${ROUTE}/pause`, seen(route)), t`The route is paused.`),
    onResume: (route: Route): Promise<void> =>
      finish(operator.POST(`${ROUTE}/resume`, seen(route)), t`The route is active.`),
    onRemove: (route: Route): Promise<void> => finish(operator.DELETE(ROUTE, seen(route)), t`The route is removed.`),
  };
}

export type RouteCommands = ReturnType<typeof useRouteCommands>;
