import type { ListedSession, Session } from "../../core/access/sessions.ts";
import { hasStaff } from "../../core/accounts/staff.ts";
import type { Core } from "../../core/core.ts";
import { readServerSettings } from "../../core/server-settings/server-settings.ts";

/** Who is signed in with the session, if any, and how one signs in here. */
export async function presentSession(core: Core, session: Session | null): Promise<Record<string, unknown>> {
  const [settings, someStaff] = await Promise.all([readServerSettings(core), hasStaff(core)]);
  const { person = null, expiresAt = null } = session ?? {};
  return {
    person: person && {
      id: person.id,
      name: person.name,
      email: person.email,
      two_factor_enabled: person.twoFactorEnabled,
    },
    reseller: person?.reseller ? presentReseller(person.reseller) : null,
    staff: person?.staff ? { id: person.staff.id, role: person.staff.role } : null,
    expires_at: expiresAt?.toISOString() ?? null,
    brand: { name: settings.name },
    sign_up: settings.signUp,
    first_operator_needed: !someStaff,
  };
}

function presentReseller({ id, name, status, currency }: NonNullable<Session["person"]["reseller"]>) {
  return { id, name, status, currency };
}

export function presentDevice({ id, ip, userAgent, createdAt, lastUsedAt }: ListedSession, currentId: string) {
  return {
    id,
    current: id === currentId,
    ip: ip || null,
    user_agent: userAgent || null,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  };
}
