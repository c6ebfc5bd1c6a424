import type { StaffRole } from "../../core/people/users/user.ts";
import { DomainError } from "../../core/kernel/errors.ts";

/** Who may do what: each route names one of these permissions. */
export const PERMISSIONS = {
  read: ["owner", "manager", "agent", "read-only"],
  /** What orders cost and leave, and revenue. */
  see_costs: ["owner", "manager", "read-only"],
  read_audit: ["owner", "manager"],
  /** Take, answer, reject, retry, bulk reply. */
  work_queue: ["owner", "manager", "agent"],
  /** Cancel, refund, re-route. */
  manage_orders: ["owner", "manager"],
  /** Unconfirmed attempts and late results. */
  decide_attempts: ["owner", "manager"],
  /** All accounts and transfers, and ledger checks. */
  read_ledger: ["owner", "manager"],
  /** Approve and decline top-up requests, top up, adjust, set credit limits. */
  manage_money: ["owner", "manager"],
  /** Add and change payment methods, and their accounts at gateways. */
  manage_payment_methods: ["owner", "manager"],
  /** Make, change, approve, suspend; their keys and sign-ins; news for them. */
  manage_resellers: ["owner", "manager"],
  /** Services, their groups and prices, price groups. */
  manage_catalogue: ["owner", "manager"],
  manage_stock: ["owner", "manager"],
  /** Add, change, pause, synchronise, import. */
  manage_suppliers: ["owner", "manager"],
  manage_routes: ["owner", "manager"],
  /** Invite, change, remove. */
  manage_staff: ["owner"],
  /** Move in from another panel. */
  move_in: ["owner"],
  /** Name of the server, sign-up mode, test email. */
  manage_settings: ["owner", "manager"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof PERMISSIONS;

export function may({ role }: { role: StaffRole }, permission: Permission): boolean {
  const allowed: readonly StaffRole[] = PERMISSIONS[permission];
  return allowed.includes(role);
}

/** Throws scope_missing unless the role may do this. */
export function requirePermission(staff: { role: StaffRole }, permission: Permission): void {
  if (may(staff, permission)) return;
  const allowed = PERMISSIONS[permission].join(", ");
  throw new DomainError(
    "scope_missing",
    `Your role, ${staff.role}, does not allow this. It requires one of: ${allowed}.`,
  );
}
