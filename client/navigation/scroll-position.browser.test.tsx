import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeUser } from "../../testing/browser/make-replies.ts";

test("a page opens at its top, and going back restores the scroll position", async ({ calls, openPage }) => {
  await page.viewport(360, 500);
  calls.reply(api.listWellnessSessions, 200, []);
  await openPage("/wellness-games", makeUser());
  const exercises = page.getByRole("link", { name: /Mindful Moments/ });
  await expect.element(exercises).toBeVisible();
  // The second visit finds the code loaded already, so that no shorter page is shown before it.
  for (const _ of ["first", "second"]) {
    exercises.element().scrollIntoView();
    const left = scrollY;
    expect(left).toBeGreaterThan(0);
    (exercises.element() as HTMLElement).click();
    await expect.element(page.getByRole("heading", { name: "Your practice" })).toBeInTheDocument();
    expect(scrollY).toBe(0);
    history.back();
    await expect.element(exercises).toBeVisible();
    await expect.poll(() => scrollY).toBe(left);
  }
});
