import { Type } from "typebox";
import { readInstallation } from "../../../core/ledger/reconciliation/installation.ts";
import type { HttpContext } from "../../kit/context.ts";
import { one, refusals } from "../../kit/answers.ts";
import { Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

export const Installation = Type.Object(
  {
    created_at: Time,
    orders: Type.Integer({ description: "Number of orders in the database" }),
  },
  { $id: "Installation" },
);

/** What tells a shop from the empty database that a wrong restore leaves behind. */
export function registerInstallation(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: ["Operator: ledger"],
    summary: "When this database was created, and the number of its orders",
    response: { 200: one(Installation), ...refusals },
  };
  scope.get("/installation", { schema, config: { permission: "read_ledger" } }, async () => ({
    data: await readInstallation(core),
  }));
}
