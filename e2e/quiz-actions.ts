/** Steps of journeys through the baseline quiz. */

import type { Page } from "@playwright/test";

export const quizPath = "/wellness-games/color-wheel-explorer";

export const emotion = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const mainButton = (page: Page) => page.getByRole("button", { name: /^(Next Scenario|Complete Quiz)$/ });

export async function answer(page: Page, name: string) {
  await emotion(page, name).check();
  await mainButton(page).click();
}
