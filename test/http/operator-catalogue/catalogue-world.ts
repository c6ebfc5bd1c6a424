import assert from "node:assert/strict";
import { after, before } from "node:test";
import { supplierOf } from "../../fulfilment-world.ts";
import { readOpenApi } from "../../support/openapi.ts";
import { startTestServer, type Answer, type TestServer, type TestStaff } from "../../support/server.ts";

export type Role = "manager" | "agent" | "read-only";

/**
 * The operator's API of a server without workers, called by staff of three roles. Every response is checked against the
 * document.
 */
export interface CatalogueWorld {
  readonly server: TestServer;
  /** The supplier of the services 77, at 2.00, and 78, at 5.00. */
  readonly supplierId: number;
  call(method: string, path: string, body?: unknown, role?: Role): Promise<Answer>;
  /** The status and, where it was refused, the code. */
  outcome(method: string, path: string, body?: unknown): Promise<[number, string | undefined]>;
  /** The supplier's service of this number is all that fulfils the service. */
  routed(serviceId: number, code: string, rest?: object): Promise<void>;
  find(id: number): Promise<Answer["body"]>;
  idOf(path: string, name: string): Promise<number>;
  newPriceGroup(name: string, margin?: number): Promise<number>;
}

/** Starts the server before the tests of the suite that calls this, and stops it after them. */
export function useCatalogueWorld(): CatalogueWorld {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let staff: Record<Role, TestStaff>;
  let supplierId: number;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    staff = {
      manager: await server.createStaff("manager"),
      agent: await server.createStaff("agent"),
      "read-only": await server.createStaff("read-only"),
    };
    ({ id: supplierId } = await supplierOf(server.core, { "77": 2_000_000n, "78": 5_000_000n }));
  });
  after(() => server.stop());

  const call: CatalogueWorld["call"] = async (method, path, body, role = "manager") => {
    const answer = await server.operate(staff[role].token, method, path, body);
    check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  };
  return {
    get server() {
      return server;
    },
    get supplierId() {
      return supplierId;
    },
    call,
    async outcome(method, path, body) {
      const answer = await call(method, path, body);
      return [answer.status, answer.body.code];
    },
    async routed(serviceId, code, rest = {}) {
      const path = `/services/${serviceId}/routes`;
      const { data } = (await call("GET", path)).body;
      for (const { supplier } of data) await call("DELETE", `${path}/${supplier.id}`, {});
      const added = await call("POST", path, { supplier_id: supplierId, supplier_service: code, ...rest });
      assert.equal(added.status, 200, JSON.stringify(added.body));
    },
    find: async (id) => (await call("GET", `/services/${id}`)).body.data,
    idOf: async (path, name) =>
      (await call("GET", path)).body.data.find((row: { name: string }) => row.name === name).id,
    async newPriceGroup(name, margin) {
      const answer = await call("POST", "/price-groups", {
        name,
        ...(margin !== undefined && { margin_basis_points: margin }),
      });
      assert.equal(answer.status, 201);
      return answer.body.data.find((row: { name: string }) => row.name === name).id;
    },
  };
}
