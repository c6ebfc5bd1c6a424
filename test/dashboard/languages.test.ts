import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { imei } from "../money-world.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { usePseudoLocale } from "../support/browser/pseudo-locale.ts";
import { until } from "../support/wait.ts";

const STRANGER = ["/sign-in", "/sign-up", "/forgot-password", "/reset-password?token=none"];
const RESELLER = [
  "/",
  "/services",
  "/place-order",
  "/orders",
  "/wallet",
  "/wallet/top-ups",
  "/wallet/payments",
  "/wallet/add-credit",
  "/api-access",
  "/api-access?tab=webhooks",
  "/api-access?tab=examples",
  "/api-access?tab=calls",
  "/settings",
  "/settings/notifications",
];
const OPERATOR = [
  "/operator",
  "/operator/queue",
  "/operator/queue/replies",
  "/operator/orders",
  "/operator/attempts",
  "/operator/catalogue",
  "/operator/catalogue/service-groups",
  "/operator/catalogue/price-groups",
  "/operator/catalogue/as-reseller",
  "/operator/resellers",
  "/operator/resellers/top-up-requests",
  "/operator/resellers/payments",
  "/operator/resellers/news",
  "/operator/suppliers",
  "/operator/ledger",
  "/operator/ledger/accounts",
  "/operator/ledger/transfers",
  "/operator/settings",
  "/operator/settings/notifications",
  "/operator/settings/staff",
  "/operator/settings/audit-log",
  "/operator/settings/payments",
  "/operator/settings/shop",
  "/operator/settings/currencies",
  "/operator/settings/server",
  "/operator/settings/moving-in",
];
const PARTS_OF_SERVICE = ["", "/inputs", "/prices", "/visibility", "/routes", "/stock"];
const PARTS_OF_RESELLER = ["", "/money", "/prices", "/keys", "/top-up-requests"];
const PARTS_OF_SUPPLIER = ["", "/services", "/jobs", "/settings"];

describeInBrowser("the dashboard in a language with longer texts that is read from right to left", {}, (world) => {
  async function checkPages(page: Page, paths: readonly string[], fewest = 0): Promise<void> {
    const { findFaults, countOpened } = await usePseudoLocale(page);
    const faults: string[] = [];
    for (const path of paths) faults.push(...(await findFaults(path)));
    assert.deepEqual(faults, []);
    // A file is chosen after a click of the reader only.
    const problems = world().takeProblems(page);
    assert.deepEqual(
      problems.filter((problem) => !problem.includes("File chooser dialog")),
      [],
    );
    assert.ok(countOpened() >= fewest, `only ${countOpened()} dialogs and menus opened`);
  }

  it("has only texts of the catalogue on the pages of a reseller, and all of them fit", async () => {
    const { server, createReseller, visit, visitAs } = world();
    await checkPages(await visit("/sign-in"), STRANGER);
    const reseller = await createReseller({ credit: "100" });
    const serviceId = await server.createService({});
    const { body } = await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei: imei(1) });
    const paths = [`/orders/${body.data.id}`, `/services/${serviceId}`, `/place-order?service=${serviceId}`];
    await checkPages(await visitAs(reseller, "/"), [...RESELLER, ...paths], 10);
  });

  it("has only texts of the catalogue on the pages of the operator, and all of them fit", async () => {
    const { server, createReseller, visitAs } = world();
    const owner = await server.createStaff("owner");
    const reseller = await createReseller({ credit: "100" });
    const serviceId = await server.createService({});
    const { body } = await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei: imei(2) });
    const called = { name: "Upstream", url: "https://upstream.example/api", username: "shop", key: "a key" };
    const supplier = (await server.operate(owner.token, "POST", "/suppliers", called)).body.data.id;
    await server.operate(owner.token, "POST", "/ledger/checks");
    await until(
      async () => (await server.operate(owner.token, "GET", "/ledger/checks")).body.data.last?.state === "done",
    );
    const paths = [
      ...OPERATOR,
      `/operator/orders/${body.data.id}`,
      ...PARTS_OF_SERVICE.map((part) => `/operator/catalogue/services/${serviceId}${part}`),
      ...PARTS_OF_RESELLER.map((part) => `/operator/resellers/${reseller.id}${part}`),
      ...PARTS_OF_SUPPLIER.map((part) => `/operator/suppliers/${supplier}${part}`),
    ];
    await checkPages(await visitAs(owner, "/operator"), paths, 40);
  });
});
