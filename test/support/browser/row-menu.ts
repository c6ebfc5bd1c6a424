import type { Page } from "playwright-core";

/** Chooses an action in the menu of a row. */
export async function chooseInMenu(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${row}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}
