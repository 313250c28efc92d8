/** The toasts of a page, which `recordToasts` records. */

import { expect, type Page } from "@playwright/test";

/** Waits until the page has shown a toast with these lines, among others. Each call finds another toast. */
export async function expectToast(page: Page, ...lines: string[]) {
  await expect(async () => {
    expect(await page.evaluate(takeToast, lines), "The toasts so far").toContainEqual(lines);
  }).toPass({ timeout: 30_000 });
}

/** Returns `lines` if there is such a toast, which is taken from the record, and otherwise all toasts. */
function takeToast(lines: string[]): string[][] {
  const recorded = window.recordedToasts ?? [];
  const at = recorded.findIndex((toast) => lines.every((line) => toast.includes(line)));
  if (at < 0) return recorded;
  recorded.splice(at, 1);
  return [lines];
}

/** Waits for a toast and dismisses it. */
export async function dismissToast(page: Page, title: string, ...lines: string[]) {
  await expectToast(page, title, ...lines);
  await closeToast(page, title);
}

/**
 * Dismisses a toast if it is still there: the next one would wait for the rest of its time, and so would a click on what
 * it covers.
 */
async function closeToast(page: Page, title: string) {
  const toast = page.getByRole("region", { name: "Notification" }).filter({ hasText: title });
  await toast.getByRole("button", { name: "Dismiss" }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(toast).toBeHidden();
}
