import type { StaffRole } from "../../../core/people/users/user.ts";
import type { Permission } from "../roles.ts";

/** What each permission lets somebody do. */
export const PERMISSION_TEXTS: Record<Permission, string> = {
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
export const ROLE_TEXTS: Record<StaffRole, string> = {
  owner: "May do everything; alone gives and takes access",
  manager: "Runs the business: orders, money, catalogue, suppliers",
  agent: "Answers orders by hand",
  "read-only": "Looks, and changes nothing",
};
