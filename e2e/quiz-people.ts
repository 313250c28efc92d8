/** Actions of people in the baseline quiz. */

import { expect, type Page } from "@playwright/test";

export const quizPath = "/wellness-games/color-wheel-explorer";

export const question = (page: Page) => page.getByText("How would you feel in this situation?");
export const count = (page: Page, at: number) => expect(page.getByText(`${at} / 6`)).toBeVisible();
export const emotion = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
export const mainButton = (page: Page) =>
  page.getByRole("button", { name: /^(Next Scenario|Complete Quiz)$/ });

export async function answer(page: Page, name: string) {
  await emotion(page, name).check();
  await mainButton(page).click();
}

export async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) && (await focused.evaluate((element) => element.textContent)) === name)
      return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}
