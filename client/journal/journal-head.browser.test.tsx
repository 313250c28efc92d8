/** The head of the journal, on the narrowest phone, in a language with long words. */

import { page } from "vitest/browser";
import { expect, makeJournal, test } from "../../testing/browser/journal-test.ts";
import { switchToGerman } from "../../testing/browser/language-change.ts";

test("at 320 px, all of the head is within the window, and the sentence of nights has room for its words", async ({
  openJournal,
}) => {
  await page.viewport(320, 640);
  await openJournal(makeJournal(40));
  await switchToGerman();
  const add = page.getByRole("button", { name: "Hinzufügen", exact: true });
  await expect.element(add).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  const nights = page
    .getByText(/Nächte/)
    .first()
    .element()
    .getBoundingClientRect();
  const line = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  expect(nights.height).toBeLessThan(2.5 * line);
});
