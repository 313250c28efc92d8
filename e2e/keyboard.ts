import type { Locator, Page } from "@playwright/test";

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  const element = await target.elementHandle();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    // To find the element by its role and name takes the browser longer than the step.
    const state = await element?.evaluate((found) => {
      if (!found.isConnected) return "replaced";
      return found === document.activeElement ? "focused" : "elsewhere";
    });
    if (state === "focused") return;
    if (state !== "elsewhere" && (await target.evaluate((found) => found === document.activeElement))) return;
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
