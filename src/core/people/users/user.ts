import { DomainError } from "../../kernel/errors.ts";

export const STAFF_ROLES = ["owner", "manager", "agent", "read-only"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A member of the operator's staff. */
export interface Staff {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
}

export type ResellerStatus = "pending" | "active" | "suspended";

/** A user who signs in: a staff member of the operator, or for a reseller. */
export interface User {
  id: string;
  name: string;
  email: string;
  twoFactorEnabled: boolean;
  staff: Staff | null;
  reseller: SignedInReseller | null;
}

/** What a session of a reseller acts with. */
export interface SignedInReseller {
  id: number;
  name: string;
  email: string;
  username: string | null;
  status: ResellerStatus;
  currency: string;
  priceGroupId: number | null;
  liveWalletId: number;
  testWalletId: number;
}

export interface Session {
  id: string;
  expiresAt: Date;
  user: User;
}

const NOT_ACTIVE: Record<Exclude<ResellerStatus, "active">, string> = {
  pending: "Your account needs approval. You can use it when the operator has approved it.",
  suspended: "Your account is not active: ask the operator.",
};

/** Throws account_suspended unless the reseller may act. */
export function requireActive(status: ResellerStatus): void {
  if (status !== "active") throw new DomainError("account_suspended", NOT_ACTIVE[status]);
}
