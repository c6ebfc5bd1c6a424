import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setPrice } from "../../src/core/catalogue/prices/price-settings.ts";
import { parseMoney } from "../../src/core/kernel/money.ts";
import { imei } from "../money-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestServer, type TestStaff } from "../support/server.ts";

const UNKNOWN_IDS = ["0", "999999", "x", "9".repeat(12)];

describe("the catalogue in the operator's API", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let staff: Record<"manager" | "agent" | "read-only", TestStaff>;
  let supplierId: number;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    staff = {
      manager: await server.createStaff("manager"),
      agent: await server.createStaff("agent"),
      "read-only": await server.createStaff("read-only"),
    };
    supplierId = await supplierWith({ "77": "2.00", "78": "5.00" });
  });
  after(() => server.stop());

  async function call(
    method: string,
    path: string,
    body?: unknown,
    role: keyof typeof staff = "manager",
  ): Promise<Answer> {
    const answer = await server.operate(staff[role].token, method, path, body);
    check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  /** The status and, where it was refused, the code. */
  async function outcome(method: string, path: string, body?: unknown): Promise<[number, string | undefined]> {
    const answer = await call(method, path, body);
    return [answer.status, answer.body.code];
  }

  /** A supplier that offers services of these numbers at these costs. */
  async function supplierWith(costs: Record<string, string>): Promise<number> {
    const wish = { name: "Upstream", url: "https://upstream.example/api", key: "secret", username: "us" };
    const { id } = (await server.operate(staff.manager.token, "POST", "/suppliers", wish)).body.data;
    const offers = Object.entries(costs).map(([code, cost]) => ({
      supplier_id: id,
      code,
      cost: parseMoney(cost),
      group_name: "Checks",
      name: `Offer ${code}`,
      type: "imei" as const,
      previous_cost: null,
      delivery_time: "",
      description: "",
      min_quantity: 1,
      max_quantity: 1,
      needs_identifier: true,
      inputs: "[]",
      changed_at: null,
      vanished_at: null,
    }));
    await server.core.database.kysely.insertInto("supplier_services").values(offers).execute();
    return id;
  }

  /** The supplier's service of this number is all that fulfils the service. */
  async function routed(serviceId: number, code: string, rest: object = {}): Promise<void> {
    const path = `/services/${serviceId}/routes`;
    const { data } = (await call("GET", path)).body;
    for (const { supplier } of data) await call("DELETE", `${path}/${supplier.id}`, {});
    const added = await call("POST", path, { supplier_id: supplierId, supplier_service: code, ...rest });
    assert.equal(added.status, 200, JSON.stringify(added.body));
  }
  const find = async (id: number) => (await call("GET", `/services/${id}`)).body.data;
  const idOf = async (path: string, name: string): Promise<number> =>
    (await call("GET", path)).body.data.find((row: { name: string }) => row.name === name).id;

  it("is read by everyone of the staff, and changed by owners and managers alone", async () => {
    const id = await server.createService();
    const price = { price: "1" };
    const writes: [string, string, unknown][] = [
      ["POST", "/services", { name: "New", type: "imei", price: "1" }],
      ["PATCH", `/services/${id}`, { name: "Other" }],
      ["POST", "/services/bulk", { ids: [id], status: "paused" }],
      ["POST", "/services/bulk/preview", { ids: [id], status: "paused" }],
      ["PUT", `/services/${id}/prices/groups/1`, price],
      ["DELETE", `/services/${id}/prices/groups/1`, undefined],
      ["PUT", `/services/${id}/prices/resellers/1`, price],
      ["DELETE", `/services/${id}/prices/resellers/1`, undefined],
      ["POST", "/service-groups", { name: "Mine" }],
      ["PATCH", "/service-groups/1", { name: "Mine" }],
      ["DELETE", "/service-groups/1", undefined],
      ["PUT", "/service-groups/order", { ids: [1] }],
      ["PUT", "/service-groups/1/order", { ids: [id] }],
      ["POST", "/price-groups", { name: "Mine" }],
      ["PATCH", "/price-groups/1", { name: "Mine" }],
      ["DELETE", "/price-groups/1", undefined],
    ];
    for (const [method, path, body] of writes) {
      for (const role of ["agent", "read-only"] as const) {
        const answer = await call(method, path, body, role);
        assert.deepEqual([answer.status, answer.body.code], [403, "scope_missing"], `${role} ${method} ${path}`);
      }
    }
    const reseller = await server.createReseller();
    for (const path of [
      "/services",
      `/services/${id}`,
      "/service-groups",
      "/price-groups",
      `/resellers/${reseller.id}/catalogue`,
    ]) {
      assert.equal((await call("GET", path, undefined, "read-only")).status, 200, path);
    }
    assert.equal((await find(id)).status, "active");
  });

  it("tells costs, margins and supplier balances only to roles that may see costs", async () => {
    const id = await server.createService({ price: "3.00" });
    await routed(id, "77", { margin: "50%" });
    const reseller = await server.createReseller();
    await call("PUT", `/services/${id}/prices/groups/1`, { price: "2.50" });
    await call("PUT", `/services/${id}/prices/resellers/${reseller.id}`, { price: "2.40" });
    await call("PATCH", `/suppliers/${supplierId}`, { low_balance: "10.00" });
    const { kysely } = server.core.database;
    await kysely.updateTable("suppliers").set({ balance: 5_000_000n }).where("id", "=", supplierId).execute();
    const result = JSON.stringify({ balance: "5.00", currency: "USD", services: 2 });
    const { id: jobId } = (await call("POST", `/suppliers/${supplierId}/jobs`, { kind: "test" })).body.data;
    await kysely.updateTable("supplier_jobs").set({ result }).where("id", "=", jobId).execute();
    const paths = {
      [`/services?q=${id}`]: ["cost", "margin"],
      [`/services/${id}`]: ["agreed_cost", "cost", "margin"],
      [`/services/${id}/routes`]: ["agreed_cost", "cost", "margin"],
      "/suppliers": ["balance", "balance_is_low", "low_balance"],
      [`/suppliers/${supplierId}`]: ["balance", "balance_is_low", "low_balance"],
      [`/suppliers/${supplierId}/services`]: ["agreed_cost", "cost", "margin"],
      [`/suppliers/${supplierId}/jobs`]: ["balance"],
      [`/jobs/${jobId}`]: ["balance"],
    };
    for (const [path, told] of Object.entries(paths)) {
      const costsFor = async (role: keyof typeof staff) =>
        costsIn((await call("GET", path, undefined, role)).body.data);
      assert.deepEqual(await costsFor("read-only"), told, path);
      assert.deepEqual(await costsFor("agent"), [], path);
    }
  });

  /** The names under which a response says what something costs, what it leaves or what a supplier's balance is. */
  function costsIn(data: unknown): string[] {
    const names = new Set<string>();
    JSON.stringify(data, (name, value: unknown) => {
      const isNamed = /^(?:.*_)?(?:cost|margin|balance)$|^balance_is_low$|^below_cost$/.test(name);
      if (isNamed && value !== null && value !== false) names.add(name);
      return value;
    });
    return [...names].toSorted();
  }

  it("knows nothing of numbers that do not exist", async () => {
    const id = await server.createService();
    for (const wrong of UNKNOWN_IDS) {
      assert.deepEqual((await call("GET", `/services/${wrong}`)).status, 404, wrong);
      assert.deepEqual((await call("PATCH", `/services/${wrong}`, { name: "A" })).status, 404, wrong);
      assert.deepEqual((await call("PATCH", `/service-groups/${wrong}`, { name: "Nothing" })).status, 404, wrong);
      assert.deepEqual((await call("DELETE", `/service-groups/${wrong}`)).status, 404, wrong);
      assert.deepEqual((await call("PUT", `/service-groups/${wrong}/order`, { ids: [] })).status, 404, wrong);
      assert.deepEqual((await call("PATCH", `/price-groups/${wrong}`, { name: "Nothing" })).status, 404, wrong);
      assert.deepEqual((await call("DELETE", `/price-groups/${wrong}`)).status, 404, wrong);
      assert.deepEqual((await call("GET", `/resellers/${wrong}/catalogue`)).status, 404, wrong);
      for (const whom of ["groups", "resellers"]) {
        const path = `/services/${id}/prices/${whom}/${wrong}`;
        assert.equal((await call("PUT", path, { price: "1" })).status, 404, path);
        assert.equal((await call("DELETE", path)).status, 404, path);
      }
    }
    assert.equal((await call("PUT", "/services/999999/prices/groups/1", { price: "1" })).status, 404);
  });

  describe("lists services", () => {
    it("not with filters that mean nothing", async () => {
      for (const query of [
        "type=car",
        "status=sleeping",
        "sort=cost",
        "service_group_id=x",
        `supplier_id=${2 ** 31}`,
        "cursor=&sort=name",
        "cursor=!",
        "q=a%00b",
        "per_page=0",
      ]) {
        assert.equal((await call("GET", `/services?${query}`)).status, 422, query);
      }
      const beyond = Buffer.from("9".repeat(18)).toString("base64url");
      assert.deepEqual((await call("GET", `/services?cursor=${beyond}`)).body.data, []);
    });

    it("by name or number, type, group, status and supplier, page by page or walked", async () => {
      const serviceGroup = "Listed";
      const blue = await server.createService({ name: "100% Blue", serviceGroup });
      const red = await server.createService({ name: "Red credit", type: "server", serviceGroup, price: "9" });
      const green = await server.createService({ name: "Green", serviceGroup, price: "0.5" });
      await call("PATCH", `/services/${green}`, { status: "retired" });
      await routed(blue, "78");
      const groupId = await idOf("/service-groups", serviceGroup);
      const ids = async (query: string): Promise<number[]> => {
        const { data } = (await call("GET", `/services?service_group_id=${groupId}&${query}`)).body;
        return data.map(({ id }: { id: number }) => id);
      };
      assert.deepEqual(await ids(""), [blue, red, green]);
      assert.deepEqual(await ids("q=100%25"), [blue]);
      assert.deepEqual(await ids("q=0_ b"), []);
      assert.deepEqual(await ids("q=BLUE"), [blue]);
      assert.deepEqual(await ids(`q=${red}`), [red]);
      assert.deepEqual(await ids("type=server"), [red]);
      assert.deepEqual(await ids("status=active,paused"), [blue, red]);
      assert.deepEqual(await ids(`supplier_id=${supplierId}`), [blue]);
      assert.deepEqual(await ids("sort=-name"), [red, green, blue]);
      assert.deepEqual(await ids("sort=price"), [green, blue, red]);
      const second = (await call("GET", `/services?service_group_id=${groupId}&per_page=2&page=2`)).body;
      assert.deepEqual([second.data.length, second.meta.total], [1, 3]);
      const start = (await call("GET", `/services?service_group_id=${groupId}&per_page=2&cursor=`)).body;
      assert.deepEqual(await ids(`per_page=2&cursor=${start.meta.next_cursor}`), [green]);
    });

    it("with the cheapest cost of routes that take orders, what the price leaves of it, and the codes in stock", async () => {
      const id = await server.createService({ price: "3" });
      const seen = async () => {
        const { cost, margin, below_cost, routes, stock } = (await call("GET", `/services?q=${id}`)).body.data.find(
          (row: { id: number }) => row.id === id,
        );
        return { cost, margin, below_cost, routes, stock };
      };
      assert.deepEqual(await seen(), { cost: null, margin: null, below_cost: false, routes: 1, stock: 0 });
      await routed(id, "78");
      assert.deepEqual(await seen(), { cost: "5.00", margin: "-2.00", below_cost: true, routes: 1, stock: 0 });
      await routed(id, "77");
      assert.deepEqual(await seen(), { cost: "2.00", margin: "1.00", below_cost: false, routes: 1, stock: 0 });
      await routed(id, "77", { paused: true });
      assert.deepEqual(await seen(), { cost: null, margin: null, below_cost: false, routes: 1, stock: 0 });
      await call("POST", `/services/${id}/stock`, { codes: "A1\nA2" });
      assert.deepEqual((await seen()).stock, 2);
    });
  });

  describe("makes and changes services", () => {
    const wish = { name: "Carrier check", type: "imei", price: "0.045" };

    it("not with what cannot be sold or kept", async () => {
      const { id } = (await call("POST", "/services", wish)).body.data;
      const wrong = [
        { price: "-1" },
        { price: "1,5" },
        { price: "0.0000001" },
        { price: "1000000000001" },
        { price: 1 },
        { name: " " },
        { name: "a\0b" },
        { name: "\ud800" },
        { name: "x".repeat(301) },
        { description: "a\0" },
        { service_group: "" },
        { min_quantity: 5, max_quantity: 2 },
        { max_quantity: 1_000_001 },
        { identifier_kind: "plate" },
        { cancellable: "sometimes" },
        { promised_minutes: 0 },
        { inputs: [{ name: "A", type: "text", required: true, extra: 1 }] },
        {
          inputs: [
            { name: "A", type: "text", required: true },
            { name: "a", type: "text", required: true },
          ],
        },
        { inputs: [{ name: "Region", type: "select", required: true }] },
        { inputs: [{ name: "Pin", type: "text", required: true, pattern: "(" }] },
        { result_rules: [{ name: "", label: "x", type: "text" }] },
        { prize: "1" },
      ];
      for (const part of wrong) {
        const about = JSON.stringify(part);
        assert.deepEqual(await outcome("POST", "/services", { ...wish, ...part }), [422, "validation_failed"], about);
        assert.deepEqual(await outcome("PATCH", `/services/${id}`, part), [422, "validation_failed"], about);
      }
      for (const part of [{ type: "file" }, { type: "car" }, { currency: "usd" }]) {
        assert.deepEqual(await outcome("POST", "/services", { ...wish, ...part }), [422, "validation_failed"]);
      }
      for (const part of [{ type: "server" }, { currency: "EUR" }, { status: "sold" }, { updated_at: "yesterday" }]) {
        assert.deepEqual(await outcome("PATCH", `/services/${id}`, part), [422, "validation_failed"]);
      }
      assert.equal((await find(id)).name, "Carrier check");
    });

    it("with everything that orders are checked by, and leaves alone what a change does not name", async () => {
      const inputs = [{ name: "Region", type: "select", required: true, options: ["EU", "US"] }];
      const made = await call("POST", "/services", {
        ...wish,
        service_group: "Made",
        inputs,
        promised_minutes: 30,
        expires_minutes: 90,
        result_rules: [{ name: "locked", label: "SIM lock", type: "yes_no" }],
      });
      const { id } = made.body.data;
      assert.equal(made.headers.get("location"), `/api/operator/services/${id}`);
      const changed = await call("PATCH", `/services/${id}`, {
        name: "Carrier check, fast",
        price: "0.05",
        promised_minutes: null,
        status: "paused",
      });
      const { created_at: _, updated_at: __, ...now } = changed.body.data;
      const { created_at: ___, updated_at: ____, ...asMade } = made.body.data;
      const expected = { name: "Carrier check, fast", price: "0.05", promised_minutes: null, status: "paused" };
      assert.deepEqual(now, { ...asMade, ...expected });
      const reseller = await server.createReseller({ credit: "5" });
      const order = { service_id: id, imei: imei(1), inputs: { Region: "EU" } };
      assert.equal((await server.rest(reseller.key, "POST", "/orders", order)).status, 409, "it is paused");
    });

    it("for one of two editors who saw the same, and tells the other to look again", async () => {
      const id = await server.createService({ name: "Seen" });
      const { updated_at } = await find(id);
      const answers = await Promise.all(
        ["One", "Two"].map((name) => call("PATCH", `/services/${id}`, { name, updated_at })),
      );
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
        [200, 409],
      );
      const refused = answers.find(({ status }) => status === 409)!;
      assert.match(refused.body.detail, /Check its current values/);
      const latest = await find(id);
      assert.equal((await call("PATCH", `/services/${id}`, { name: "Three", updated_at })).status, 409);
      assert.equal(
        (await call("PATCH", `/services/${id}`, { name: "Three", updated_at: latest.updated_at })).status,
        200,
      );
    });

    it("and writes down who asked for which price", async () => {
      const id = await server.createService();
      const groupId = await newPriceGroup("Written down");
      await call("PATCH", `/services/${id}`, { price: "7.77" });
      await call("PUT", `/services/${id}/prices/groups/${groupId}`, { price: "6.66" });
      const entries = (await call("GET", `/audit-log?target=${encodeURIComponent(`service ${id}`)}`)).body.data;
      const details = entries.map((entry: { details: unknown }) => entry.details);
      assert.deepEqual(details.slice(0, 2), [{ price_group_id: String(groupId), price: "6.66" }, { price: "7.77" }]);
    });
  });

  async function newPriceGroup(name: string, margin?: number): Promise<number> {
    const answer = await call("POST", "/price-groups", {
      name,
      ...(margin !== undefined && { margin_basis_points: margin }),
    });
    assert.equal(answer.status, 201);
    return answer.body.data.find((row: { name: string }) => row.name === name).id;
  }

  describe("changes many services at once", () => {
    it("not without saying which and what", async () => {
      const id = await server.createService();
      for (const body of [
        {},
        { ids: [], status: "paused" },
        { ids: [id] },
        { ids: [id, 999_999], status: "paused" },
        { ids: [2 ** 31], status: "paused" },
        { ids: Array.from({ length: 501 }, (_, index) => index + 1), status: "paused" },
        { ids: [id], status: "gone" },
        { ids: [id], service_group: " " },
        { ids: [id], price: { over: "price", margin: "much" } },
        { ids: [id], price: { over: "luck", margin: "5%" } },
        { ids: [id], price: { over: "price", margin: "-100%" } },
      ]) {
        for (const path of ["/services/bulk", "/services/bulk/preview"]) {
          assert.deepEqual(await outcome("POST", path, body), [422, "validation_failed"], JSON.stringify(body));
        }
      }
      assert.equal((await find(id)).status, "active");
    });

    it("as the preview said, passing over what cannot be priced and counting what is below cost", async () => {
      const cheap = await server.createService({ price: "10" });
      const dear = await server.createService({ price: "5.50" });
      const byHand = await server.createService({ price: "1" });
      const following = await server.createService({ price: "1" });
      await routed(cheap, "77");
      await routed(dear, "78");
      await routed(following, "77", { margin: "50%" });
      const ids = [cheap, dear, byHand, following];
      const change = { ids, status: "paused", price: { over: "price", margin: "-10%,round=0.5" } };
      const preview = (await call("POST", "/services/bulk/preview", change)).body.data;
      assert.deepEqual([preview.changed, preview.passed_over, preview.below_cost], [3, 1, 0]);
      assert.deepEqual(
        preview.services.map(({ price_before, price }: Record<string, string>) => [price_before, price]),
        [
          ["10.00", "9.00"],
          ["5.50", "5.00"],
          ["1.00", "1.00"],
          ["3.00", "3.00"],
        ],
      );
      assert.match(preview.services[3].problem, /margin of that route/);
      assert.equal((await find(cheap)).price, "10.00");
      assert.deepEqual((await call("POST", "/services/bulk", change)).body.data, preview);
      assert.deepEqual([(await find(dear)).price, (await find(dear)).status], ["5.00", "paused"]);
      assert.deepEqual([(await find(following)).price, (await find(following)).status], ["3.00", "active"]);
      const byCost = { ids, price: { over: "cost", margin: "-50%" }, service_group: "Sale" };
      const sale = (await call("POST", "/services/bulk", byCost)).body.data;
      assert.deepEqual([sale.changed, sale.passed_over, sale.below_cost], [2, 2, 2]);
      const { price, below_cost, service_group } = await find(cheap);
      assert.deepEqual([price, below_cost, service_group.name], ["1.00", true, "Sale"]);
      assert.notEqual((await find(byHand)).service_group.name, "Sale");
    });

    it("never to a price that is too large", async () => {
      const id = await server.createService({ price: "900000000000" });
      const { data } = (await call("POST", "/services/bulk", { ids: [id], price: { over: "price", margin: "50%" } }))
        .body;
      assert.deepEqual([data.changed, data.services[0].problem], [0, "The price would be too large."]);
    });
  });

  it("asks before a price becomes 0, and does it when that is confirmed", async () => {
    const id = await server.createService({ price: "2" });
    const reseller = await server.createReseller({ group: "Free of charge" });
    const group = await idOf("/price-groups", "Free of charge");
    for (const [method, path, body] of [
      ["POST", "/services", { name: "Free", type: "imei", price: "0" }],
      ["PUT", `/services/${id}/prices/groups/${group}`, { price: "0.00" }],
      ["PUT", `/services/${id}/prices/resellers/${reseller.id}`, { price: "0" }],
      ["PATCH", `/services/${id}`, { price: "0" }],
    ] as const) {
      assert.deepEqual(await outcome(method, path, body), [409, "confirmation_required"], path);
      assert.ok((await call(method, path, { ...body, confirm: true })).status < 300, path);
    }
    assert.equal((await find(id)).price, "0.00");
  });

  it("asks before a margin without a step makes prices such as 12.1875", async () => {
    const id = await server.createService({ name: "Odd one", price: "9.75" });
    const change = { ids: [id], price: { over: "price", margin: "25%" } };
    assert.equal((await call("POST", "/services/bulk/preview", change)).status, 200);
    const asked = await call("POST", "/services/bulk", change);
    assert.deepEqual([asked.status, asked.body.code], [409, "confirmation_required"]);
    assert.match(asked.body.detail, /“Odd one” would be 12\.1875 USD.*step, such as 0\.05/);
    assert.equal((await call("POST", "/services/bulk", { ...change, confirm: true })).status, 200);
    assert.equal((await find(id)).price, "12.1875");
  });

  describe("keeps service groups", () => {
    it("with names of their own, which are removed when nothing is in them", async () => {
      await call("POST", "/service-groups", { name: "Kept" });
      for (const body of [{ name: "KEPT" }, { name: " kept " }]) {
        assert.deepEqual(await outcome("POST", "/service-groups", body), [409, "conflict"]);
      }
      for (const body of [{}, { name: " " }, { name: "x".repeat(201) }, { name: "a\0" }]) {
        assert.deepEqual(await outcome("POST", "/service-groups", body), [422, "validation_failed"]);
      }
      await call("POST", "/service-groups", { name: "Spare" });
      const [kept, spare] = [await idOf("/service-groups", "Kept"), await idOf("/service-groups", "Spare")];
      assert.deepEqual(await outcome("PATCH", `/service-groups/${spare}`, { name: "kEPT" }), [409, "conflict"]);
      const inside = await server.createService({ serviceGroup: "Kept" });
      await call("PATCH", `/services/${inside}`, { status: "retired" });
      const refused = await call("DELETE", `/service-groups/${kept}`);
      assert.equal(refused.status, 409);
      assert.match(refused.body.detail, /There is 1 service in this group: move/);
      await call("PATCH", `/services/${inside}`, { service_group: "spare" });
      assert.equal((await call("DELETE", `/service-groups/${kept}`)).status, 200);
      assert.equal((await call("DELETE", `/service-groups/${kept}`)).status, 404);
      assert.equal((await find(inside)).service_group.name, "Spare");
    });

    it("and their services in the order that resellers see, where what comes later stands behind", async () => {
      const reseller = await server.createReseller();
      const services = async (): Promise<string[]> => {
        const { data } = (await call("GET", `/resellers/${reseller.id}/catalogue?group=Ordered&per_page=100`)).body;
        return data.map(({ name }: { name: string }) => name);
      };
      const ids: number[] = [];
      for (const name of ["A", "B", "C"]) ids.push(await server.createService({ name, serviceGroup: "Ordered" }));
      const group = await idOf("/service-groups", "Ordered");
      assert.deepEqual(await outcome("PUT", `/service-groups/${group}/order`, { ids: [ids[0], ids[0]] }), [
        422,
        "validation_failed",
      ]);
      await call("PUT", `/service-groups/${group}/order`, { ids: [ids[2], 999_999] });
      assert.deepEqual(await services(), ["C", "A", "B"]);
      await server.createService({ name: "D", serviceGroup: "Ordered" });
      const moved = await server.createService({ name: "E", serviceGroup: "Elsewhere" });
      await call("PATCH", `/services/${moved}`, { service_group: "ordered" });
      assert.deepEqual(await services(), ["C", "A", "B", "D", "E"]);
      const first = await call("PUT", "/service-groups/order", { ids: [group] });
      assert.equal(first.body.data[0].id, group);
    });
  });

  describe("keeps price groups", () => {
    it("with margins that a price can be made by, removed when no reseller is in them", async () => {
      const id = await newPriceGroup("Silver", -250);
      assert.deepEqual(await outcome("POST", "/price-groups", { name: "SILVER" }), [409, "conflict"]);
      for (const part of [
        { margin_basis_points: -10_000 },
        { margin_basis_points: 1_000_001 },
        { margin_basis_points: 1.5 },
        { name: "" },
        { name: "a\0" },
      ]) {
        assert.deepEqual(await outcome("PATCH", `/price-groups/${id}`, part), [422, "validation_failed"]);
      }
      const serviceId = await server.createService({ price: "4" });
      await call("PUT", `/services/${serviceId}/prices/groups/${id}`, { price: "3" });
      const reseller = await server.createReseller({ priceGroupId: id });
      const refused = await call("DELETE", `/price-groups/${id}`);
      assert.equal(refused.status, 409);
      assert.match(refused.body.detail, /There is 1 reseller in this group/);
      await call("PATCH", `/resellers/${reseller.id}`, { price_group_id: null });
      assert.equal((await call("DELETE", `/price-groups/${id}`)).status, 200);
      const left = (await find(serviceId)).group_prices.map(
        (row: { price_group: { id: number } }) => row.price_group.id,
      );
      assert.ok(!left.includes(id));
    });

    it("and says what each pays for a service, why, and where it is below cost", async () => {
      const serviceId = await server.createService({ price: "4" });
      await routed(serviceId, "77");
      const margin = await newPriceGroup("Margin", 1_000);
      const set = await newPriceGroup("Set", 1_000);
      const plain = await newPriceGroup("Plain");
      for (const price of ["-1", "x", "1000000000001"]) {
        const path = `/services/${serviceId}/prices/groups/${set}`;
        assert.deepEqual(await outcome("PUT", path, { price }), [422, "validation_failed"], price);
      }
      const answer = await call("PUT", `/services/${serviceId}/prices/groups/${set}`, { price: "1.5" });
      const below = { price: "1.50", margin: "-0.50", below_cost: true };
      assert.deepEqual(answer.body.data, { ...below, currency: "USD", cost: "2.00" });
      const prices = async () => {
        const { group_prices } = await find(serviceId);
        const of = (id: number) =>
          group_prices.find((row: { price_group: { id: number } }) => row.price_group.id === id);
        return [margin, set, plain].map((id) => [of(id).price, of(id).source, of(id).set_price]);
      };
      assert.deepEqual(await prices(), [
        ["4.40", "margin", null],
        ["1.50", "group", "1.50"],
        ["4.00", "base", null],
      ]);
      await call("PATCH", `/price-groups/${margin}`, { margin_basis_points: null });
      await call("DELETE", `/services/${serviceId}/prices/groups/${set}`);
      assert.equal((await call("DELETE", `/services/${serviceId}/prices/groups/${set}`)).status, 404);
      assert.deepEqual(await prices(), [
        ["4.00", "base", null],
        ["4.40", "margin", null],
        ["4.00", "base", null],
      ]);
    });
  });

  it("shows the list as a reseller sees it, to the letter", async () => {
    const groupId = await newPriceGroup("Shown", 500);
    const reseller = await server.createReseller({ priceGroupId: groupId });
    const [base, group, personal, hidden] = [
      await server.createService({ name: "Zebra base", price: "2" }),
      await server.createService({ name: "Zebra group", price: "2" }),
      await server.createService({ name: "Zebra personal", price: "2" }),
      await server.createService({ name: "Zebra hidden", price: "2" }),
    ];
    await call("PATCH", `/services/${hidden}`, { status: "retired" });
    await setPrice(server.core, group, { priceGroupId: groupId }, parseMoney("1.9"));
    await setPrice(server.core, personal, { priceGroupId: groupId }, parseMoney("1.9"));
    assert.equal(
      (await call("PUT", `/services/${personal}/prices/resellers/${reseller.id}`, { price: "1.8" })).status,
      200,
    );
    for (const query of ["q=zebra", "q=zebra&per_page=2&cursor=", "per_page=1&page=2&status=active"]) {
      const seen = (await call("GET", `/resellers/${reseller.id}/catalogue?${query}`)).body;
      const given = (await server.rest(reseller.key, "GET", `/services?${query}`)).body;
      assert.deepEqual([seen.data, seen.meta.total], [given.data, given.meta.total], query);
    }
    const { data } = (await call("GET", `/resellers/${reseller.id}/catalogue?q=zebra`)).body;
    assert.deepEqual(
      data.map(({ id, price, price_source }: Record<string, unknown>) => [id, price, price_source]),
      [
        [base, "2.10", "margin"],
        [group, "1.90", "group"],
        [personal, "1.80", "personal"],
      ],
    );
    const [own] = (await find(personal)).personal_prices;
    assert.deepEqual([own.reseller.id, own.price, own.below_cost], [reseller.id, "1.80", false]);
    await call("DELETE", `/services/${personal}/prices/resellers/${reseller.id}`);
    const seen = (await server.rest(reseller.key, "GET", `/services/${personal}`)).body.data;
    assert.deepEqual([seen.price, seen.price_source], ["1.90", "group"]);
    assert.equal((await call("GET", `/resellers/${reseller.id}/catalogue?type=car`)).status, 422);
  });
});
