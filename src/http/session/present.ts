import type { ListedSession, Session } from "../../core/people/sign-in/sessions.ts";
import type { User } from "../../core/people/users/user.ts";
import { hasStaff } from "../../core/people/staff/staff.ts";
import type { Core } from "../../core/core.ts";
import { readServerSettings } from "../../core/people/settings/server-settings.ts";
import { readShop } from "../../core/people/shop/shop.ts";
import { presentBrand } from "../kit/resources/brand.ts";
import type { Device, SessionState } from "./schemas.ts";

/** Who is signed in with the session, if any, and how one signs in here. */
export async function presentSession(core: Core, session: Session | null): Promise<SessionState> {
  const [settings, shop, someStaff] = await Promise.all([readServerSettings(core), readShop(core), hasStaff(core)]);
  const { user = null, expiresAt = null } = session ?? {};
  return {
    person: user && {
      id: user.id,
      name: user.name,
      email: user.email,
      two_factor_enabled: user.twoFactorEnabled,
    },
    reseller: user?.reseller ? presentReseller(user.reseller) : null,
    staff: user?.staff ? { id: user.staff.id, role: user.staff.role } : null,
    expires_at: expiresAt?.toISOString() ?? null,
    brand: presentBrand(shop, core.clock()),
    sign_up: settings.signUp,
    first_operator_needed: !someStaff,
  };
}

function presentReseller({ id, name, status, currency }: NonNullable<User["reseller"]>) {
  return { id, name, status, currency };
}

export function presentDevice({ id, ip, userAgent, createdAt, lastUsedAt }: ListedSession, currentId: string): Device {
  return {
    id,
    current: id === currentId,
    ip: ip || null,
    user_agent: userAgent || null,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  };
}
