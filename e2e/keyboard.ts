import type { Locator, Page } from "@playwright/test";

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Presses a key of a keyboard of another script, which Playwright's keyboard does not have. */
export async function pressKey(page: Page, key: string, code: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, code, text: key });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", key, code });
  await session.detach();
}
