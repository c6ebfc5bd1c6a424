import assert from "node:assert/strict";
import { after, before } from "node:test";
import { imei } from "../../money-world.ts";
import { readOpenApi } from "../../support/openapi.ts";
import {
  startTestServer,
  type Answer,
  type TestReseller,
  type TestServer,
  type TestStaff,
} from "../../support/server.ts";

export type Role = "manager" | "agent" | "read-only";

/** The operator's API of a server without workers, called by staff of three roles, and a reseller who orders. */
export interface StaffWorld {
  readonly server: TestServer;
  readonly staff: Record<Role, TestStaff>;
  /** With credit of 1000.00. */
  readonly reseller: TestReseller;
  /** As the role that the suite names, unless another is given. The response is checked against the document. */
  call(method: string, path: string, body?: unknown, role?: Role): Promise<Answer>;
  /** Orders are placed for the first valid IMEI, the second, and so on. */
  place(serviceId: number, by?: TestReseller): Promise<{ id: number; imei: string }>;
  /** The lines of a file. */
  readCsv(path: string, role?: Role): Promise<string[]>;
}

/** Starts the server before the tests of the suite that calls this, and stops it after them. */
export function useStaffWorld(usual: Role): StaffWorld {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let staff: Record<Role, TestStaff>;
  let reseller: TestReseller;
  let count = 0;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    staff = {
      manager: await server.createStaff("manager"),
      agent: await server.createStaff("agent"),
      "read-only": await server.createStaff("read-only"),
    };
    reseller = await server.createReseller({ credit: "1000.00" });
  });
  after(() => server.stop());

  return {
    get server() {
      return server;
    },
    get staff() {
      return staff;
    },
    get reseller() {
      return reseller;
    },
    async call(method, path, body, role = usual) {
      const answer = await server.operate(staff[role].token, method, path, body);
      check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
      return answer;
    },
    async place(serviceId, by = reseller) {
      const identifier = imei(++count);
      const placed = await server.rest(by.key, "POST", "/orders", { service_id: serviceId, imei: identifier });
      assert.equal(placed.status, 201);
      return { id: placed.body.data.id, imei: identifier };
    },
    async readCsv(path, role = usual) {
      const headers = { Authorization: `Bearer ${staff[role].token}` };
      const response = await fetch(`${server.url}/api/operator${path}`, { headers });
      assert.equal(response.status, 200);
      return (await response.text()).replace("\ufeff", "").trim().split("\r\n");
    },
  };
}
