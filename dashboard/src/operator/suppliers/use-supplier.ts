import { useParams } from "@tanstack/react-router";
import { operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";

/** The supplier in the URL. Each tab reads it from the same query. */
export function useSupplier() {
  const { id = "" } = useParams({ strict: false });
  const refetchInterval = usePoll();
  return operatorHooks.useQuery(
    "get",
    "/api/operator/suppliers/{id}",
    { params: { path: { id } } },
    { refetchInterval },
  );
}
