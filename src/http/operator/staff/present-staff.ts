import type { StaffMember } from "../../../core/people/staff/staff.ts";
import { timeOrNull } from "../../kit/values.ts";
import type { Static } from "typebox";
import type { StaffRow } from "./staff-schemas.ts";

export function presentStaff(member: StaffMember, now: Date) {
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    access: accessOf(member, now),
    two_factor_enabled: member.twoFactorEnabled,
    last_sign_in_at: timeOrNull(member.lastSignInAt),
    open_sessions: member.openSessions,
    invitation_expires_at: timeOrNull(member.invitationExpiresAt),
    removed_at: timeOrNull(member.removedAt),
    created_at: member.createdAt.toISOString(),
  };
}

function accessOf(
  { removedAt, userId, invitationExpiresAt }: StaffMember,
  now: Date,
): Static<typeof StaffRow>["access"] {
  if (removedAt !== null) return "removed";
  if (userId !== null) return "active";
  return invitationExpiresAt !== null && invitationExpiresAt > now ? "invited" : "expired";
}
