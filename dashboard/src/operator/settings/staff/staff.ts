import type { paths } from "../../../api/operator.gen.ts";
import type { Answer, OperatorData, OperatorRow } from "../../../api/types.ts";
import type { Tone } from "../../../ui/show/status-badge.tsx";

export type StaffMember = OperatorRow<"/api/operator/staff">;
export type RoleTable = OperatorData<"/api/operator/roles">;
export type Invitation = NonNullable<Answer<paths["/api/operator/staff"], "post">["invitation"]>;
export type Role = StaffMember["role"];

export const ROLE_WORDS: Record<Role, string> = {
  owner: "Owner",
  manager: "Manager",
  agent: "Agent",
  "read-only": "Read-only",
};

export const ACCESS_BADGES: Record<StaffMember["access"], readonly [tone: Tone, word: string]> = {
  active: ["success", "Active"],
  invited: ["info", "Invited"],
  expired: ["warning", "Invitation expired"],
  removed: ["neutral", "Removed"],
};
