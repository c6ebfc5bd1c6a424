import type { paths } from "../../api/operator.gen.ts";
import type { Tone } from "../../ui/status-badge.tsx";

type Answer<Path extends "/api/operator/staff" | "/api/operator/roles"> =
  paths[Path]["get"]["responses"][200]["content"]["application/json"]["data"];

export type StaffMember = Answer<"/api/operator/staff">[number];
export type RoleTable = Answer<"/api/operator/roles">;
export type Invitation = NonNullable<
  paths["/api/operator/staff"]["post"]["responses"][201]["content"]["application/json"]["invitation"]
>;
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
  expired: ["warning", "Invitation too old"],
  removed: ["neutral", "Removed"],
};
