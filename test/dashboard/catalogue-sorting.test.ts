import assert from "node:assert/strict";
import { it } from "node:test";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { shows } from "../support/wait.ts";

describeInBrowser("the order of the catalogue", { workers: false }, (world) => {
  it("moves a service group to a position by its number", async () => {
    const { server, visitAs } = world();
    for (const name of ["Place A", "Place B", "Place C", "Place D"]) {
      await server.createService({ name: `In ${name}`, serviceGroup: name });
    }
    const page = await visitAs(await server.createStaff("manager"), "/operator/catalogue/service-groups");
    await page.getByRole("button", { name: "Actions for Place D" }).click();
    await page.getByRole("menuitem", { name: "Move to a position…" }).click();
    const dialog = page.getByRole("dialog", { name: "Move Place D" });
    await dialog.getByLabel(/^Position/).fill("0");
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await dialog.getByText("Enter a whole number from 1").waitFor();
    await dialog.getByLabel(/^Position/).fill("1");
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await page.getByRole("row").nth(1).getByText("Place D").waitFor();
  });

  it("sorts the services of a group in the order that resellers see", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    for (const name of ["Placed first", "Placed last"]) await server.createService({ name, serviceGroup: "Placed" });
    const reseller = await server.createReseller();
    const page = await visitAs(manager, "/operator/catalogue/service-groups");
    await page.getByRole("link", { name: "Placed" }).click();
    await page.getByRole("button", { name: "Actions for Placed last" }).press("Enter");
    await page.getByRole("menuitem", { name: "Move up" }).press("Enter");
    await page
      .getByRole("row", { name: /Placed/ })
      .first()
      .getByText("Placed last")
      .waitFor();
    await checkAccessibility(page);
    const { data } = (await server.rest(reseller.key, "GET", "/services?group=Placed")).body;
    assert.deepEqual(
      data.map(({ name }: { name: string }) => name),
      ["Placed last", "Placed first"],
    );
  });

  it("moves rows that are dragged by keyboard and mouse, announces it, and undoes a refused move", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    for (const name of ["Drag A", "Drag B", "Drag C"]) await server.createService({ name, serviceGroup: "Dragged" });
    const groups = (await server.operate(manager.token, "GET", "/service-groups")).body.data;
    const { id } = groups.find(({ name }: { name: string }) => name === "Dragged");
    const page = await visitAs(manager, `/operator/catalogue?service_group_id=${id}`);
    const order = async () => (await page.getByRole("link", { name: /^Drag / }).allTextContents()).join();
    const written = async () => {
      const { data } = (await server.operate(manager.token, "GET", `/services?service_group_id=${id}`)).body;
      return data.map(({ name }: { name: string }) => name).join();
    };

    await page.getByRole("button", { name: "Drag Drag C" }).focus();
    await page.keyboard.press("Space");
    await page.getByText("Drag C picked up. Position 3 of 3.").waitFor({ state: "attached" });
    await checkAccessibility(page);
    await page.keyboard.press("ArrowUp");
    await page.getByText("Drag C moved to position 2 of 3.").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowUp");
    await page.getByText("Drag C moved to position 1 of 3.").waitFor({ state: "attached" });
    await page.keyboard.press("Space");
    await page.getByText("Drag C dropped at position 1 of 3.").waitFor({ state: "attached" });
    await shows(order, "Drag C,Drag A,Drag B");
    await shows(written, "Drag C,Drag A,Drag B");

    const from = (await page.getByRole("button", { name: "Drag Drag A" }).boundingBox())!;
    const to = (await page.getByRole("button", { name: "Drag Drag B" }).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.getByText("Drag A moved to position 3 of 3.").waitFor({ state: "attached" });
    await page.mouse.up();
    await shows(order, "Drag C,Drag B,Drag A");
    await shows(written, "Drag C,Drag B,Drag A");

    const refused = Promise.withResolvers<void>();
    await page.route("**/position", async (route) => {
      await refused.promise;
      await route.fulfill({ status: 409, json: { code: "conflict", detail: "The list has changed." } });
    });
    await page.getByRole("button", { name: "Actions for Drag A" }).click();
    await page.getByRole("menuitem", { name: "Move up" }).click();
    await shows(order, "Drag C,Drag A,Drag B");
    refused.resolve();
    await page.getByText("The list has changed.").waitFor();
    await shows(order, "Drag C,Drag B,Drag A");
  });
});
