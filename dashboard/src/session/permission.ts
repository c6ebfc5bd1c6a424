import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { operatorHooks } from "../api/client.ts";
import { textOf } from "../locale/text.ts";
import { formatAlternatives } from "../ui/show/dates.ts";
import { useSession } from "./session.ts";

const ROLES: Record<string, MessageDescriptor> = {
  owner: msg`an owner`,
  manager: msg`a manager`,
  agent: msg`an agent`,
  "read-only": msg`a read-only user`,
};

/** A role in a sentence, such as “an agent”. */
export function withArticle(role: string): string {
  return textOf(ROLES[role] ?? role);
}

/** Why a member of staff may not do what needs the permission; undefined when they may. The server decides anyway. */
export function useRefusal(permission: string): string | undefined {
  const { staff } = useSession();
  const { data } = operatorHooks.useQuery("get", "/api/operator/roles", {}, { staleTime: Infinity });
  const roles = data?.data.permissions.find((row) => row.permission === permission)?.roles;
  if (!staff || !roles || roles.includes(staff.role)) return undefined;
  const others = formatAlternatives(roles.map(withArticle));
  return t`Your role (${staff.role}) doesn't allow this. Ask ${others}.`;
}

/** Whether the user is sent costs, margins and supplier balances. */
export function useSeesCosts(): boolean {
  return useRefusal("see_costs") === undefined;
}
