import { Type } from "typebox";
import { STAFF_ROLES, type StaffRole } from "../../../core/people/users/user.ts";
import { one, refusals } from "../../kit/answers.ts";
import { Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { type Permission, PERMISSIONS } from "../roles.ts";
import { Role } from "./staff.ts";

const TAGS = ["Operator: staff"];

/** What each permission lets somebody do. */
const PERMISSION_TEXTS: Record<Permission, string> = {
  read: "See orders, queue, catalogue, resellers, suppliers and figures",
  read_audit: "See the audit log",
  work_queue: "Take, answer, reject and retry orders; reply to many at once",
  manage_orders: "Cancel, refund and re-route orders",
  decide_attempts: "Decide about tries of unknown outcome and results that came too late",
  read_ledger: "See all accounts and transfers, and have the books compared",
  manage_money: "Decide about top-up requests, top up and adjust wallets, set credit limits",
  manage_resellers: "Make, change, approve and suspend resellers; their keys and sign-ins",
  manage_catalogue: "Make, change and price services, their groups and price groups",
  manage_stock: "Add codes to stock",
  manage_suppliers: "Add, change, pause, synchronise and import from suppliers",
  manage_routes: "Set who fulfils each service",
  manage_settings: "Change who may sign up and what the server is called; send test mails",
  manage_staff: "Invite, change and remove staff",
};

/** What each role is for. */
const ROLE_TEXTS: Record<StaffRole, string> = {
  owner: "May do everything; alone gives and takes access",
  manager: "Runs the business: orders, money, catalogue, suppliers",
  agent: "Answers orders by hand",
  "read-only": "Looks, and changes nothing",
};

const RoleTable = Type.Object(
  {
    roles: Type.Array(Type.Object({ role: Role, about: Text })),
    permissions: Type.Array(Type.Object({ permission: Text, about: Text, roles: Type.Array(Role) })),
  },
  { $id: "RoleTable" },
);

export function registerRoles(scope: RouteScope): void {
  const rolesSchema = {
    tags: TAGS,
    summary: "What each role may do",
    response: { 200: one(RoleTable), ...refusals },
  };
  scope.get("/roles", { schema: rolesSchema, config: { permission: "read" } }, async () => ({ data: ROLE_TABLE }));
}

const ROLE_TABLE = {
  roles: STAFF_ROLES.map((role) => ({ role, about: ROLE_TEXTS[role] })),
  permissions: Object.entries(PERMISSIONS).map(([permission, roles]) => ({
    permission,
    about: PERMISSION_TEXTS[permission as Permission],
    roles: [...roles],
  })),
};
