import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { CAMERA_FILE } from "../support/browser/chromium.ts";
import { PHONE } from "../support/browser/visits.ts";
import { makeBarcode, makeBarcodeVideo } from "../support/images/barcode.ts";
import { shows } from "../support/wait.ts";

const IMEIS = ["356938035643809", "490154203237518", "352099001761481"] as const;
const WRONG_DIGIT = "356938035643808";

describeInBrowser("the IMEIs of new orders", { workers: false }, (world) => {
  const lines = (page: Page) => page.getByLabel("IMEIs, one per line");

  it("offers the IMEIs that a pasted message holds", async () => {
    const { server, createReseller, visitAs } = world();
    const id = await server.createService({ name: "Message check", price: "0.50" });
    const page = await visitAs(await createReseller({ credit: "10" }), `/place-order?service=${id}`);
    const [first, second] = IMEIS;
    const doubtful = `not ${WRONG_DIGIT}`;
    const message = `Hi! 2 phones please: ${first} / 49-015420-323751-8\n${doubtful}\nIMEI:${first}, call +49 170 1234567`;
    await lines(page).fill(message);
    await page.getByText("This text contains 2 IMEIs.").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Put each IMEI on its own line" }).click();
    // A mistyped IMEI is not dropped, but still marked.
    await shows(() => lines(page).inputValue(), `${first}\n${second}\n${doubtful}`);
    await page.getByText("2 orders, 1.00").waitFor();
    await page.getByText("1 of 3 lines have errors:").waitFor();
    await shows(() => page.getByText("This text contains").count(), 0);
  });

  it("reads the IMEI of a barcode from a photo, with nothing that is fetched from elsewhere", async () => {
    const { server, createReseller, visitAs } = world();
    const id = await server.createService({ name: "Scanned check", price: "0.50" });
    const page = await visitAs(await createReseller({ credit: "10" }), `/place-order?service=${id}`, { size: PHONE });
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await lines(page).fill(IMEIS[1]);
    const photo = (text: string) => ({ name: "box.png", mimeType: "image/png", buffer: makeBarcode(text) });
    await page.getByLabel("Photo of an IMEI barcode").setInputFiles(photo(IMEIS[0]));
    await page.getByText(`IMEI ${IMEIS[0]} added.`).waitFor();
    await shows(() => lines(page).inputValue(), `${IMEIS[1]}\n${IMEIS[0]}`);
    await page.getByLabel("Photo of an IMEI barcode").setInputFiles(photo(WRONG_DIGIT));
    await page.getByText("No IMEI barcode found.").waitFor();
    assert.deepEqual(
      [...hosts].filter((host) => host.startsWith("http")),
      [server.url],
    );
    await checkAccessibility(page);
  });

  it("reads IMEIs with the camera, each once, and says why it cannot", async () => {
    await writeFile(CAMERA_FILE, makeBarcodeVideo(IMEIS[2]));
    const { server, createReseller, visitAs } = world();
    const id = await server.createService({ name: "Filmed check", price: "0.50" });
    const page = await visitAs(await createReseller({ credit: "10" }), `/place-order?service=${id}`, { size: PHONE });
    await lines(page).fill(IMEIS[1]);
    await page.evaluate(
      "navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotAllowedError'); }",
    );
    const scan = page.getByRole("button", { name: "Scan barcode" });
    await scan.click();
    const dialog = page.getByRole("dialog", { name: "Scan IMEI barcodes" });
    await dialog.getByText("This page may not use the camera").waitFor();
    await dialog.getByRole("button", { name: "Take a photo" }).waitFor();
    await checkAccessibility(page);

    await page.evaluate("delete navigator.mediaDevices.getUserMedia");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("1 IMEI added").waitFor();
    await dialog.getByText(IMEIS[2]).waitFor();
    await checkAccessibility(page);
    await page.evaluate("void (window.tracks = document.querySelector('video').srcObject.getTracks())");
    await dialog.getByRole("button", { name: "Done" }).click();
    await shows(() => lines(page).inputValue(), `${IMEIS[1]}\n${IMEIS[2]}`);
    assert.equal(await page.evaluate("window.tracks.map(({ readyState }) => readyState).join()"), "ended");

    await scan.click();
    await dialog.getByText(`${IMEIS[2]} is already listed.`).waitFor();
    await dialog.getByText("No IMEIs added yet").waitFor();
  });
});
