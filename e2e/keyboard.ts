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

/**
 * Presses keys of a keyboard of another script, which Playwright's keyboard does not have, at once: a pause between
 * letters begins a new word.
 */
export async function pressKeys(page: Page, ...keys: readonly (readonly [key: string, code: string])[]) {
  const session = await page.context().newCDPSession(page);
  const press = (type: "keyDown" | "keyUp", key: string, code: string) =>
    session.send("Input.dispatchKeyEvent", { type, key, code, ...(type === "keyDown" && { text: key }) });
  await Promise.all(keys.flatMap(([key, code]) => [press("keyDown", key, code), press("keyUp", key, code)]));
  await session.detach();
}
