import { operatorHooks } from "../api/client.ts";
import { useSession } from "./session.ts";

const ROLES: Record<string, string> = {
  owner: "an owner",
  manager: "a manager",
  agent: "an agent",
  "read-only": "a read-only user",
};

/** A role in a sentence, such as “an agent”. */
export function withArticle(role: string): string {
  return ROLES[role] ?? role;
}

/** Why a member of staff may not do what needs the permission; undefined when they may. The server decides anyway. */
export function useRefusal(permission: string): string | undefined {
  const { staff } = useSession();
  const { data } = operatorHooks.useQuery("get", "/api/operator/roles", {}, { staleTime: Infinity });
  const roles = data?.data.permissions.find((row) => row.permission === permission)?.roles;
  if (!staff || !roles || roles.includes(staff.role)) return undefined;
  return `Your role (${staff.role}) doesn't allow this. Ask ${roles.map(withArticle).join(" or ")}.`;
}

/** Whether the user is sent costs, margins and supplier balances. */
export function useSeesCosts(): boolean {
  return useRefusal("see_costs") === undefined;
}
