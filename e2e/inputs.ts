/** Ways to do the same steps: by mouse, by touch and by the keyboard alone. */

import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { newestStar } from "./actions.ts";
import { tabTo } from "./keyboard.ts";
import { skyOf } from "./sky.ts";

export type Input = "mouse" | "touch" | "keyboard";

/** A phone for touch, and a window of a computer for the others. */
export const screenFor = (input: Input): Pick<BrowserContextOptions, "hasTouch" | "viewport"> =>
  input === "touch"
    ? { hasTouch: true, viewport: { width: 360, height: 640 } }
    : { viewport: { width: 1280, height: 800 } };

/** Presses a control. */
export const pressBy = (page: Page, input: Input) => async (target: Locator) => {
  if (input === "touch") return target.tap();
  if (input === "mouse") return target.click();
  await tabTo(page, target);
  await page.keyboard.press("Enter");
};

/** Replaces what a text field says. */
export async function typeInto(page: Page, input: Input, field: Locator, text: string) {
  if (input === "keyboard") await tabTo(page, field);
  else await pressBy(page, input)(field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

/** Selects the newest star, when the sky has stopped moving. */
export async function selectNewest(page: Page, input: Input) {
  const sky = skyOf(page);
  if (input === "keyboard") {
    await sky.focus();
    return page.keyboard.press("[");
  }
  const { x, y } = await newestStar(page);
  if (input === "touch") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
