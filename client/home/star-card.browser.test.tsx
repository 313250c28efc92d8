import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/home-test.ts";
import { expectNoOverflow } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { followServer } from "../../testing/browser/page-steps.ts";
import {
  button,
  card,
  entries,
  openNewest,
  press,
  selectNewest,
  sky,
  tags,
  tooltip,
} from "../../testing/browser/star-card-steps.ts";

test("the first look is the tooltip; the card shows the whole star instead, by keyboard alone", async ({
  openHome,
}) => {
  await openHome({ entries, tags });
  await selectNewest();
  await expect.element(tooltip).toMatchTextContent(/The whole day at the sea\./);
  await press("{Enter}");
  await expect.element(card.getByText(/The end\./)).toBeInTheDocument();
  await expect.element(card.getByRole("article")).toHaveFocus();
  await expect.element(card).toMatchTextContent(/6 of 6/);
  await expect.element(tooltip).not.toBeInTheDocument();
  await press("[[");
  await expect.element(card.getByText("Note 4")).toBeVisible();
  await press("]");
  await expect.element(card).toMatchTextContent(/6 of 6/);
  await press("{Escape}");
  await expect.element(tooltip).toBeVisible();
  await expect.element(button("Open")).toHaveFocus();
  await press("{Escape}");
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(button("Open")).not.toBeInTheDocument();
});

test("the buttons below the first look take the same room in a page from right to left", async ({
  openHome,
}) => {
  await openHome({ entries, tags });
  await selectNewest();
  const peek = page.getByRole("region", { name: "Selected star" }).element();
  const { width } = peek.getBoundingClientRect();
  document.documentElement.dir = "rtl";
  expect(peek.getBoundingClientRect().width).toBe(width);
});

test("the buttons of the card go through time and stay where the stars end", async ({ openHome }) => {
  await openHome({ entries, tags });
  await openNewest();
  await expect.element(button("Next star")).toHaveAttribute("aria-disabled", "true");
  for (let at = 5; at > 0; at--) {
    await button("Previous star").click();
    await expect.element(card).toMatchTextContent(new RegExp(`${at} of 6`));
  }
  await expect.element(button("Previous star")).toHaveAttribute("aria-disabled", "true");
});

test("several stars have no card", async ({ openHome }) => {
  await openHome({ entries, tags });
  await openNewest();
  (sky.element() as HTMLElement).focus();
  await press(" ");
  await expect.element(page.getByText("Choose another star")).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test("removing a star goes on to its neighbour, and its removal elsewhere closes the card with a sentence", async ({
  calls,
  openHome,
  toasts,
}) => {
  calls.reply(api.updateStats, 200, ({ body }) => makeUser(body));
  await openHome({ entries, tags });
  await openNewest();
  let stars = entries;
  let revision = entries.length;
  const removeFromServer = (removed = "") => {
    revision++;
    stars = stars.filter(({ id }) => id !== removed);
  };
  // The reply may come after the removal elsewhere, because the card goes on at once.
  calls.reply(api.binMoodEntry, 204, ({ params }) => {
    removeFromServer(params.id);
    return null;
  });
  calls.reply(api.listChanges, 200, () => ({ ...makeUniverse(stars), revision, tags: [...tags] }));
  await button("Remove").click();
  await expect.element(card.getByText("Note 4")).toBeVisible();
  await expect.element(card).toMatchTextContent(/5 of 5/);
  await expect.element(card.getByRole("article")).toHaveFocus();
  removeFromServer(entries[4]?.id);
  followServer();
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => toasts.texts.join()).toContain("This star is no longer in your sky");
});

/** Returns where the sky has put the selected star in this window; null before it rests there. */
function placeOfSelected() {
  const { view, selected } = (sky.element() as HTMLElement).dataset;
  const { width, height } = JSON.parse(view ?? "{}");
  return width === innerWidth && height === innerHeight && selected ? selected.split(",").map(Number) : null;
}

test("the card leaves its star and the buttons of the sky in view, however small the window is", async ({
  openHome,
}) => {
  await openHome({ entries, tags });
  await openNewest();
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [740, 360],
    [768, 1024],
    [1024, 700],
    [1280, 720],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(placeOfSelected).not.toBeNull();
    const { left, top } = sky.element().getBoundingClientRect();
    const atSelected = () => {
      const [x = 0, y = 0] = placeOfSelected() ?? [];
      return document.elementFromPoint(left + x, top + y);
    };
    await expect.poll(atSelected, { message: `at ${width} by ${height}` }).toBe(sky.element());
    for (const name of ["Correct", "Remove", "Close", "Previous star"])
      await expect.element(card.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    expectNoOverflow();
  }
});
