import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { readInstallation } from "../../../core/ledger/reconciliation/installation.ts";
import type { HttpContext } from "../../kit/context.ts";
import { one, refusals, Time } from "../../kit/schemas.ts";

export const Installation = Type.Object({
  created_at: Time,
  orders: Type.Integer({ description: "How many orders it holds" }),
});

/** What tells a shop from the empty database that a wrong restore leaves behind. */
export function registerInstallation(scope: FastifyInstance, { core }: HttpContext): void {
  const schema = {
    tags: ["Operator: ledger"],
    summary: "When this database was created, and how many orders it holds",
    response: { 200: one(Installation), ...refusals },
  };
  scope.get("/installation", { schema, config: { permission: "read_ledger" } }, async () => ({
    data: await readInstallation(core),
  }));
}
