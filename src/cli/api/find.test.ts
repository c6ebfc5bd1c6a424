import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { ApiCall } from "../../control/messages.ts";
import { Failure } from "../../failure.ts";
import { createApi } from "./api.ts";
import { ensurePriceGroup, findReseller, findStaff, findSupplier } from "./find.ts";

const DATA: Record<string, object[]> = {
  "/suppliers": [
    { id: 7, name: "Upstream" },
    { id: 8, name: "7" },
  ],
  "/staff": [
    { id: 1, email: "olga@example.com", removed_at: "2026-01-01T00:00:00.000Z" },
    { id: 2, email: "olga@example.com", removed_at: null },
  ],
  "/resellers": [
    { id: 3, email: "ada@example.com.example" },
    { id: 4, email: "ada@example.com" },
  ],
  "/price-groups": [{ id: 5, name: "Gold" }],
};

describe("what a command names", () => {
  const calls: ApiCall[] = [];
  const carry = async (_command: string, call: ApiCall) => {
    calls.push(call);
    const data = DATA[call.path.split("?")[0]!]!;
    if (call.method === "POST") data.push({ id: 6, ...call.body });
    return { status: 200, body: JSON.stringify({ data, meta: { next_cursor: null } }) };
  };
  const api = createApi({ carry, work: () => {}, close: async () => {} }, "test");
  const isMissing = (error: unknown): boolean => error instanceof Failure && error.code === "not_found";

  it("finds a supplier by name in any case, or by id", async () => {
    assert.equal((await findSupplier(api, " UPSTREAM ")).id, 7);
    assert.equal((await findSupplier(api, "8")).name, "7");
    await assert.rejects(findSupplier(api, "nobody"), isMissing);
  });

  it("finds a staff member with access, by email or id", async () => {
    assert.equal((await findStaff(api, "OLGA@example.com")).id, 2);
    assert.equal((await findStaff(api, "2")).id, 2);
    await assert.rejects(findStaff(api, "1"), isMissing);
  });

  it("finds a reseller by the complete email", async () => {
    assert.equal((await findReseller(api, " Ada@example.com")).id, 4);
    await assert.rejects(findReseller(api, "ada"), isMissing);
    await assert.rejects(findReseller(api, ""), isMissing);
  });

  it("is a price group by name, which is created on first use", async () => {
    assert.equal((await ensurePriceGroup(api, "gold")).id, 5);
    assert.equal(
      calls.some(({ method }) => method === "POST"),
      false,
    );
    assert.equal((await ensurePriceGroup(api, "Silver")).id, 6);
  });
});
