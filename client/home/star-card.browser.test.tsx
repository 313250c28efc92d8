import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { expectNoOverflow, looks, setLook } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";

const tags: readonly Tag[] = ["Work", "Family", "Sea"].map((name, at) => ({
  ...{ id: `tag-${at}`, name, kind: "other" as const, isArchived: false, revision: 1 },
}));
const longNote = `The whole day at the sea.\n${"z".repeat(1_900)} The end.`;

/** The newest one is a twin star with a long note and all tags; each second one is about work. */
const entries: readonly MoodEntry[] = makeEntries(6).map((entry, at) => ({
  ...entry,
  note: `Note ${at}`,
  tags: at % 2 ? ["tag-0"] : [],
  ...(at === 5 && {
    ...{ note: longNote, tags: tags.map(({ id }) => id) },
    ...{ isTwinStar: 1, secondaryEmotion: "fear", secondaryIntensity: 3 },
  }),
}));

const sky = page.getByLabelText(/^Star map/);
const tooltip = page.getByRole("tooltip");
const card = page.getByRole("region", { name: "Selected star" });
const bar = page.getByRole("region", { name: "Shown in the sky" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

async function selectNewest() {
  (sky.element() as HTMLElement).focus();
  await press("[[");
  await expect.element(tooltip).toBeVisible();
}

async function openNewest() {
  await selectNewest();
  await button("Open").click();
  await expect.element(card.getByRole("article")).toHaveFocus();
}

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

test("a moon connects the stars of its tag, and the bar leads to the journal or to all stars", async ({
  openHome,
}) => {
  await openHome({ entries, tags });
  await openNewest();
  const moon = page.getByRole("group", { name: "Tags of this star" }).getByRole("button", { name: "Work" });
  await moon.click();
  await expect.element(bar).toMatchTextContent(/Work·3 stars/);
  await expect.element(moon).toHaveAttribute("aria-pressed", "true");
  expect(location.search).toBe("?tags=tag-0");
  const link = bar.getByRole("link", { name: "Read in the journal" });
  await expect.element(link).toHaveAttribute("href", "/journal?tags=tag-0");
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(location.search).toBe("");
  await card.getByRole("button", { name: "Sea" }).click();
  await expect.element(bar).toMatchTextContent(/Sea·1 star/);
});

test("the filter of the URL counts its stars, marks its words and says when it finds none", async ({
  openHome,
}) => {
  await openHome({ entries, tags, path: "/?words=sea" });
  await expect.element(bar).toMatchTextContent(/1 of 6 stars/);
  await openNewest();
  await expect.element(card.getByRole("mark")).toMatchTextContent(/sea/);
  history.replaceState(null, "", "/?words=mountain");
  await expect.element(bar).toMatchTextContent(/No star matches/);
});

test("a tag that was removed leaves the URL", async ({ openHome }) => {
  await openHome({ entries, tags, path: "/?tags=gone&words=note" });
  await expect.element(bar).toMatchTextContent(/5 of 6 stars/);
  await expect.poll(() => location.search).toBe("?words=note");
});

test("a link to a star selects it once", async ({ openHome }) => {
  await openHome({ entries, tags, path: "/?star=star-2&words=note" });
  await expect.element(tooltip).toMatchTextContent(/Note 2/);
  expect(location.search).toBe("?words=note");
});

test("a link to a star that is gone says so", async ({ openHome, toasts }) => {
  await openHome({ entries, tags, path: "/?star=gone" });
  await expect.poll(() => toasts.texts.join()).toContain("This star is not in your sky");
  expect(location.search).toBe("");
});

test("removing a star goes on to its neighbour, and its removal elsewhere closes the card with a sentence", async ({
  calls,
  openHome,
  toasts,
}) => {
  calls.reply(api.updateStats, 200, ({ body }) => makeUser(body));
  calls.reply(api.binMoodEntry, 204, null);
  await openHome({ entries, tags });
  await openNewest();
  // The server has moved it to the bin when the page asks again.
  calls.reply(api.listChanges, 200, { ...makeUniverse(entries.slice(0, 5)), revision: 7, tags: [...tags] });
  await button("Remove").click();
  await expect.element(card.getByText("Note 4")).toBeVisible();
  await expect.element(card).toMatchTextContent(/5 of 5/);
  await expect.element(card.getByRole("article")).toHaveFocus();
  calls.reply(api.listChanges, 200, { ...makeUniverse(entries.slice(0, 4)), revision: 9 });
  dispatchEvent(new Event("visibilitychange"));
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => toasts.texts.join()).toContain("This star is no longer in your sky");
});

test.for([
  [320, 568],
  [360, 640],
  [740, 360],
  [768, 1024],
  [1024, 700],
  [1280, 720],
] as const)(
  "the card leaves its star and the buttons of the sky in view, at %i by %i",
  async ([width, height], { openHome }) => {
    await page.viewport(width, height);
    await openHome({ entries, tags });
    await openNewest();
    const { left, top } = sky.element().getBoundingClientRect();
    await expect.poll(() => sky.element().getAttribute("data-selected")).toMatch(/\d/);
    const [x = 0, y = 0] = (sky.element().getAttribute("data-selected") ?? "").split(",").map(Number);
    const at = document.elementFromPoint(left + x, top + y);
    expect(at).toBe(sky.element());
    for (const name of ["Correct", "Remove", "Close", "Previous star"])
      await expect.element(card.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    expectNoOverflow();
  },
);

for (const look of looks)
  test(`card, moons and bar have no serious accessibility violation in the ${look.theme} theme at ${look.width} px`, async ({
    openHome,
  }) => {
    await setLook(look);
    await openHome({ entries, tags, path: "/?tags=tag-0" });
    await selectNewest();
    await expectAccessible();
    await button("Open").click();
    await expect.element(card.getByRole("article")).toBeVisible();
    await expectAccessible();
  });
