/** The toasts of a page. Each is recorded, because it goes after five seconds, which a busy machine can miss. */

import { expect, type Page } from "@playwright/test";

/** Of each toast its lines, oldest first, without those that a journey has found. */
type Recording = { recordedToasts?: string[][] };

/** Runs in a page before its scripts. */
export function recordToasts() {
  const recorded: string[][] = [];
  let last: Element | null = null;
  const record = () => {
    const toast = document.querySelector("[data-toaster]");
    if (toast && toast !== last)
      recorded.push(Array.from(toast.querySelectorAll("p"), (line) => line.textContent));
    last = toast;
  };
  new MutationObserver(record).observe(document, { childList: true, subtree: true });
  (window as Recording).recordedToasts = recorded;
}

/** Waits until the page has shown a toast with these lines, among others. Each call finds another toast. */
export async function expectToast(page: Page, ...lines: string[]) {
  await expect(async () => {
    expect(await page.evaluate(takeToast, lines), "The toasts so far").toContainEqual(lines);
  }).toPass({ timeout: 30_000 });
}

/** Returns `lines` if there is such a toast, which is taken from the record, and otherwise all toasts. */
function takeToast(lines: string[]): string[][] {
  const recorded = (window as Recording).recordedToasts ?? [];
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
export async function closeToast(page: Page, title: string) {
  const toast = page.getByRole("region", { name: "Notification" }).filter({ hasText: title });
  await toast.getByRole("button", { name: "Dismiss" }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(toast).toBeHidden();
}
