import type { Page } from "@playwright/test";

/** A screen to take a picture of. */
export type Screen = {
  name: string;
  open(page: Page): Promise<void>;
  /** Where it is there at some of the widths alone. */
  only?: readonly number[];
};

export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}
