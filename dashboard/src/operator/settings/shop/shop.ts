import { useQueryClient } from "@tanstack/react-query";
import type { OperatorBody, OperatorData } from "../../../api/types.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { sessionQuery } from "../../../session/session.ts";

export type ShopSettings = OperatorData<"/api/operator/shop">;
export type ShopChange = OperatorBody<"/api/operator/shop", "patch">;
export type ImageKind = "logo" | "icon";

/** Reads again what shows the shop: its settings, and the session, with which the dashboard is drawn. */
export function useRefreshShop(): () => Promise<void> {
  const queryClient = useQueryClient();
  const refresh = useRefresh(["/api/operator/shop"]);
  return async () => {
    await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })]);
  };
}
