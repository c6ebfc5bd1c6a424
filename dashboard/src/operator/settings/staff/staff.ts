import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { paths } from "../../../api/operator.gen.ts";
import type { Answer, OperatorData, OperatorRow } from "../../../api/types.ts";
import type { Tone } from "../../../ui/show/status/status-badge.tsx";

export type StaffMember = OperatorRow<"/api/operator/staff">;
export type RoleTable = OperatorData<"/api/operator/roles">;
export type Invitation = NonNullable<Answer<paths["/api/operator/staff"], "post">["invitation"]>;
export type Role = StaffMember["role"];

export const ROLE_WORDS: Record<Role, MessageDescriptor> = {
  owner: msg`Owner`,
  manager: msg`Manager`,
  agent: msg`Agent`,
  "read-only": msg`Read-only`,
};

export const ACCESS_BADGES: Record<StaffMember["access"], readonly [tone: Tone, word: MessageDescriptor]> = {
  active: ["success", msg`Active`],
  invited: ["info", msg`Invited`],
  expired: ["warning", msg`Invitation expired`],
  removed: ["neutral", msg`Removed`],
};
