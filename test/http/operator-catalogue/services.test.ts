import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { imei } from "../../money-world.ts";
import { useCatalogueWorld } from "./catalogue-world.ts";

describe("the catalogue in the operator's API", () => {
  const catalogue = useCatalogueWorld();
  const { call, outcome, find, idOf, routed, newPriceGroup } = catalogue;

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
      const blue = await catalogue.server.createService({ name: "100% Blue", serviceGroup });
      const red = await catalogue.server.createService({
        name: "Red credit",
        type: "server",
        serviceGroup,
        price: "9",
      });
      const green = await catalogue.server.createService({ name: "Green", serviceGroup, price: "0.5" });
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
      assert.deepEqual(await ids(`supplier_id=${catalogue.supplierId}`), [blue]);
      assert.deepEqual(await ids("sort=-name"), [red, green, blue]);
      assert.deepEqual(await ids("sort=price"), [green, blue, red]);
      const second = (await call("GET", `/services?service_group_id=${groupId}&per_page=2&page=2`)).body;
      assert.deepEqual([second.data.length, second.meta.total], [1, 3]);
      const start = (await call("GET", `/services?service_group_id=${groupId}&per_page=2&cursor=`)).body;
      assert.deepEqual(await ids(`per_page=2&cursor=${start.meta.next_cursor}`), [green]);
    });

    it("with the cheapest cost of routes that take orders, what the price leaves of it, and the codes in stock", async () => {
      const id = await catalogue.server.createService({ price: "3" });
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
      const reseller = await catalogue.server.createReseller({ credit: "5" });
      const order = { service_id: id, imei: imei(1), inputs: { Region: "EU" } };
      assert.equal((await catalogue.server.rest(reseller.key, "POST", "/orders", order)).status, 409, "it is paused");
    });

    it("for one of two editors who saw the same, and tells the other to look again", async () => {
      const id = await catalogue.server.createService({ name: "Seen" });
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
      const id = await catalogue.server.createService();
      const groupId = await newPriceGroup("Written down");
      await call("PATCH", `/services/${id}`, { price: "7.77" });
      await call("PUT", `/services/${id}/prices/groups/${groupId}`, { price: "6.66" });
      const entries = (await call("GET", `/audit-log?target=${encodeURIComponent(`service ${id}`)}`)).body.data;
      const details = entries.map((entry: { details: unknown }) => entry.details);
      assert.deepEqual(details.slice(0, 2), [{ price_group_id: String(groupId), price: "6.66" }, { price: "7.77" }]);
    });
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
      const inside = await catalogue.server.createService({ serviceGroup: "Kept" });
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
      const reseller = await catalogue.server.createReseller();
      const services = async (): Promise<string[]> => {
        const { data } = (await call("GET", `/resellers/${reseller.id}/catalogue?group=Ordered&per_page=100`)).body;
        return data.map(({ name }: { name: string }) => name);
      };
      const ids: number[] = [];
      for (const name of ["A", "B", "C"])
        ids.push(await catalogue.server.createService({ name, serviceGroup: "Ordered" }));
      const group = await idOf("/service-groups", "Ordered");
      assert.deepEqual(await outcome("PUT", `/service-groups/${group}/order`, { ids: [ids[0], ids[0]] }), [
        422,
        "validation_failed",
      ]);
      await call("PUT", `/service-groups/${group}/order`, { ids: [ids[2], 999_999] });
      assert.deepEqual(await services(), ["C", "A", "B"]);
      await catalogue.server.createService({ name: "D", serviceGroup: "Ordered" });
      const moved = await catalogue.server.createService({ name: "E", serviceGroup: "Elsewhere" });
      await call("PATCH", `/services/${moved}`, { service_group: "ordered" });
      assert.deepEqual(await services(), ["C", "A", "B", "D", "E"]);
      const first = await call("PUT", "/service-groups/order", { ids: [group] });
      assert.equal(first.body.data[0].id, group);
    });

    it("one by one, by number or after another one, also while a colleague moves others", async () => {
      const serviceGroup = "Moved";
      const create = (name: string) => catalogue.server.createService({ name, serviceGroup });
      const [a, b, c, d, old] = [
        await create("A"),
        await create("B"),
        await create("C"),
        await create("D"),
        await create("Old"),
      ];
      await call("PATCH", `/services/${old}`, { status: "retired" });
      const group = await idOf("/service-groups", serviceGroup);
      const order = async (): Promise<number[]> => {
        const { data } = (await call("GET", `/services?service_group_id=${group}&status=active`)).body;
        return data.map(({ id }: { id: number }) => id);
      };
      const move = (id: number, place: object) => call("PATCH", `/services/${id}/position`, place);
      assert.deepEqual((await move(d, { position: 1 })).body.data, { id: d, position: 1 });
      assert.deepEqual(await order(), [d, a, b, c]);
      assert.deepEqual((await move(a, { after: c })).body.data, { id: a, position: 4 });
      assert.deepEqual((await move(c, { after: null })).body.data, { id: c, position: 1 });
      assert.deepEqual(await order(), [c, d, b, a]);
      await Promise.all([move(a, { after: d }), move(c, { after: b })]);
      assert.deepEqual(await order(), [d, a, b, c]);
      await move(old, { position: 2 });
      assert.deepEqual((await move(b, { position: 2 })).body.data, { id: b, position: 2 });
      assert.deepEqual(await order(), [d, b, a, c]);
      const elsewhere = await catalogue.server.createService({ serviceGroup: "Elsewhere" });
      for (const [place, refusal] of [
        [{ position: 5 }, [422, "validation_failed"]],
        [{ position: 0 }, [422, "validation_failed"]],
        [{ after: a }, [422, "validation_failed"]],
        [{ after: elsewhere }, [409, "conflict"]],
        [{ after: b, position: 1 }, [422, "validation_failed"]],
        [{}, [422, "validation_failed"]],
      ] as const) {
        assert.deepEqual(await outcome("PATCH", `/services/${a}/position`, place), refusal);
      }
      assert.deepEqual(await outcome("PATCH", "/services/999999/position", { after: a }), [404, "service_not_found"]);
      assert.deepEqual(await order(), [d, b, a, c]);
    });

    it("and groups in the same way", async () => {
      for (const name of ["Row A", "Row B", "Row C", "Row D"]) await call("POST", "/service-groups", { name });
      const [a, b, c, d] = [
        await idOf("/service-groups", "Row A"),
        await idOf("/service-groups", "Row B"),
        await idOf("/service-groups", "Row C"),
        await idOf("/service-groups", "Row D"),
      ];
      const groups = async (): Promise<number[]> => {
        const { data } = (await call("GET", "/service-groups")).body;
        return data.map(({ id }: { id: number }) => id);
      };
      const rows = async (): Promise<number[]> => (await groups()).filter((id) => [a, b, c, d].includes(id));
      const move = (id: number, place: object) => call("PATCH", `/service-groups/${id}/position`, place);
      assert.deepEqual((await move(c, { position: 1 })).body.data, { id: c, position: 1 });
      assert.equal((await groups())[0], c);
      await Promise.all([move(c, { after: a }), move(b, { after: d })]);
      assert.deepEqual(await rows(), [a, c, d, b]);
      assert.deepEqual(await outcome("PATCH", `/service-groups/${b}/position`, { after: 999_999 }), [409, "conflict"]);
      assert.deepEqual(await outcome("PATCH", "/service-groups/999999/position", { after: b }), [404, "not_found"]);
    });
  });
});
