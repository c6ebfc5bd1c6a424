import { Type } from "typebox";
import { STAFF_ROLES, type StaffRole } from "../../../core/people/users/user.ts";
import { one, refusals } from "../../kit/answers.ts";
import { Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { type Permission, PERMISSIONS } from "../roles.ts";
import { Role } from "./staff.ts";

const TAGS = ["Operator: staff"];

/** What each permission allows. */
const PERMISSION_TEXTS: Record<Permission, string> = {
  read: "See orders, queue, catalogue, resellers, suppliers and stats",
  see_costs: "See revenue, costs, margins and supplier balances",
  read_audit: "See the audit log",
  work_queue: "Take, answer, reject and retry orders; send bulk replies",
  manage_orders: "Cancel, refund and re-route orders",
  decide_attempts: "Settle unconfirmed attempts and resolve late results",
  read_ledger: "See all accounts and transfers, and run ledger checks",
  manage_money: "Approve or decline top-up requests, top up and adjust wallets, set credit limits",
  manage_payment_methods: "Add and change payment methods and their credentials",
  manage_resellers: "Add, change, approve and suspend resellers, their keys and sign-ins; publish news",
  manage_catalogue: "Add, change and price services, service groups and price groups",
  manage_stock: "Add codes to the inventory",
  manage_suppliers: "Add, change, pause, synchronise and import from suppliers",
  manage_routes: "Set the routes of each service",
  manage_settings: "Change the server's name and the sign-up mode; send test emails",
  manage_staff: "Invite, change and remove staff",
  move_in: "Move in from another panel",
};

/** What each role is for. */
const ROLE_TEXTS: Record<StaffRole, string> = {
  owner: "Can do everything, and is the only role that manages staff and moves in from another panel",
  manager: "Runs the business: orders, money, catalogue, suppliers",
  agent: "Answers orders by hand",
  "read-only": "Can see everything and change nothing",
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
    summary: "List the roles and their permissions",
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
