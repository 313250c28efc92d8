import type { Page } from "@playwright/test";

/** A screen to take a picture of. */
export type Screen = {
  name: string;
  open(page: Page): Promise<void>;
  /** The widths, if the screen exists only at some of them. */
  only?: readonly number[];
};

export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}
