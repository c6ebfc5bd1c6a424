import { useParams } from "@tanstack/react-router";
import { operatorHooks } from "../../../api/client.ts";

/** The service in the URL. Each tab reads it from the same query. */
export function useService() {
  const { id = "" } = useParams({ strict: false });
  return operatorHooks.useQuery("get", "/api/operator/services/{id}", { params: { path: { id } } });
}
