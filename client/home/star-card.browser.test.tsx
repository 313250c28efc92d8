import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { refusal } from "#domain/refusals.ts";
import type { Tag } from "#domain/tags.ts";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { expectNoOverflow, looks, setLook } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { outbox } from "../outbox/browser-outbox.ts";

const tags: readonly Tag[] = ["Work", "Family", "Sea"].map((name, at) => ({
  ...{ id: `tag-${at}`, name, kind: "other" as const, isArchived: false, revision: 1 },
}));
const longNote = `The whole day at the sea.\n${"z".repeat(1_900)} The end.`;

/** The outbox takes no other ids. */
const starId = "6f1f8a52-3f0e-4d3a-9d0a-000000000001";

/** The newest one is a twin star with a long note and all tags; each second one is about work. */
const entries: readonly MoodEntry[] = makeEntries(6).map((entry, at) => ({
  ...entry,
  note: `Note ${at}`,
  tags: at % 2 ? ["tag-0"] : [],
  ...(at === 5 && {
    id: starId,
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
  const chip = card.getByRole("button", { name: "Sea" });
  await chip.click();
  await expect.element(bar).toMatchTextContent(/Sea·1 star/);
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
  await expect.element(card.getByRole("button", { name: "Work" })).toHaveAttribute("aria-pressed", "false");
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

test("with a filter the list has the stars that it finds, and all of them again without one", async ({
  openHome,
}) => {
  await openHome({ entries, tags, path: "/?tags=tag-0" });
  await button("List of stars").click();
  const list = page.getByRole("region", { name: "Your stars" });
  await expect.element(list).toMatchTextContent(/3 of 6/);
  await expect.poll(() => list.getByRole("row").elements().length).toBe(3);
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.poll(() => list.getByRole("row").elements().length).toBe(6);
});

test("with a filter the card goes through the stars that it finds, and says which one of them it shows", async ({
  openHome,
}) => {
  await openHome({ entries, tags, path: "/?tags=tag-0&star=star-3" });
  await button("Open").click();
  await expect.element(card).toMatchTextContent(/2 of 3/);
  await press("[[");
  await expect.element(card.getByText("Note 1")).toBeVisible();
  await expect.element(button("Previous star")).toHaveAttribute("aria-disabled", "true");
  await button("Next star").click();
  await button("Next star").click();
  await expect.element(card).toMatchTextContent(/3 of 3/);
  await expect.element(button("Next star")).toHaveAttribute("aria-disabled", "true");
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.element(card).toMatchTextContent(/6 of 6/);
  await button("Previous star").click();
  await expect.element(card.getByText("Note 4")).toBeVisible();
  history.replaceState(null, "", "/?tags=tag-0");
  await expect.element(card).toMatchTextContent(/Not one of the 3/);
  await button("Previous star").click();
  await expect.element(card.getByText("Note 3")).toBeVisible();
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

const known = makeEntries(3).map((entry, at) =>
  at === 1 ? { ...entry, id: starId, note: "A walk" } : entry,
);

test("the card marks a correction that waits, and one that was refused", async ({ calls, openHome }) => {
  await openHome({ entries: known, path: `/?star=${starId}` });
  calls.disconnect(api.updateMoodEntry);
  await button("Open").click();
  await expect.element(card.getByText("A walk")).toBeVisible();
  await correctNote("A run");
  await expect.element(card.getByText("A run")).toBeVisible();
  await expect.element(card.getByText("Correction waiting")).toBeVisible();
  await expect.element(card.getByText("It is kept on this device", { exact: false })).toBeVisible();
  calls.reply(api.updateMoodEntry, 400, refusal("invalid-fields", "This cannot be stored."));
  dispatchEvent(new Event("online"));
  await expect.element(card.getByText("Not accepted")).toBeVisible();
  await expect.element(card.getByText("A walk")).toBeVisible();
  await expect.element(card.getByText("This cannot be stored.", { exact: false })).toBeVisible();
  await expectAccessible();
});

async function correctNote(note: string) {
  await button("Correct").click();
  const dialog = page.getByRole("dialog", { name: "Change this star" });
  await dialog.getByRole("textbox", { name: "Note" }).fill(note);
  await dialog.getByRole("button", { name: "Save Star" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test("over the sky a refused correction is named, and leads to what was written and why", async ({
  calls,
  openHome,
}) => {
  await openHome({ entries: known, path: `/?star=${starId}` });
  calls.disconnect(api.updateMoodEntry);
  await button("Open").click();
  await correctNote("A run");
  calls.reply(api.updateMoodEntry, 400, refusal("invalid-fields", "This cannot be stored."));
  dispatchEvent(new Event("online"));
  const notice = page.getByText("Your change to Joy was not accepted.", { exact: false });
  await expect.element(notice).toBeVisible();
  await press("{Escape}{Escape}");
  for (const look of looks) {
    await setLook(look);
    await expectAccessible();
    await expect.element(button("Look at it")).toBeInViewport({ ratio: 1 });
    expectNoOverflow();
  }
  await button("Look at it").click();
  const dialog = page.getByRole("dialog", { name: "Change this star" });
  await expect.element(dialog.getByText("This cannot be stored.")).toBeInViewport();
  await expect.element(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("A run");
  await dialog.getByRole("button", { name: "Drop my change" }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test("a link to a star that waits to be sent opens its form", async ({ calls, openHome }) => {
  await openHome({ entries: known });
  calls.disconnect(api.createMoodEntry);
  for (const emotion of ["Hope", "Fear"]) {
    await button("Add Mood").click();
    const another = page.getByRole("button", { name: "Add another star" });
    if (emotion === "Fear") await another.click();
    await page
      .getByRole("radiogroup", { name: "Emotion", exact: true })
      .getByRole("radio", { name: emotion })
      .click();
    await button("Create Star").click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  }
  const [hope] = outbox.pending(makeUser().id, "star");
  history.pushState(null, "", `/?star=${hope?.id}`);
  const dialog = page.getByRole("dialog", { name: "How are you feeling?" });
  await expect.element(dialog.getByText(/^Hope, .* this star waits on this device$/)).toBeVisible();
  expect(location.search).toBe("");
});

test("removing a star goes on to its neighbour, and its removal elsewhere closes the card with a sentence", async ({
  calls,
  openHome,
  toasts,
}) => {
  calls.reply(api.updateStats, 200, ({ body }) => makeUser(body));
  await openHome({ entries, tags });
  await openNewest();
  calls.reply(api.binMoodEntry, 204, () => {
    calls.reply(api.listChanges, 200, { ...makeUniverse(entries.slice(0, 5)), revision: 7, tags: [...tags] });
    return null;
  });
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
