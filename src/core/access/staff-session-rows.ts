import type { Connection, Database } from "../../database/open.ts";
import type { Staff } from "../accounts/staff.ts";

const FIND = `
  select s.id, s.name, s.email, s.role, x."expiresAt"
    from auth_sessions x join staff s on s.auth_user_id = x."userId"
   where x.token = $1`;

export async function findSessionRow(
  database: Database,
  token: string,
): Promise<(Staff & { expiresAt: Date }) | undefined> {
  const [row] = await database.statement<Staff & { expiresAt: Date }>("staff_by_session", FIND, [token]);
  return row;
}

export function findStaffRow(connection: Connection, authUserId: string): Promise<Staff | undefined> {
  return connection
    .selectFrom("staff")
    .select(["id", "name", "email", "role"])
    .where("auth_user_id", "=", authUserId)
    .executeTakeFirst();
}
