import type { Locator, Page } from "@playwright/test";

export async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
}
