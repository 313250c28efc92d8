/** The sky of the home page: its views and its time, its stars one by one, several and as a list, and a part of them. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import { refusal } from "#domain/refusals.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen, type State } from "../../testing/browser/check-screens.ts";
import { expect, makeEntries, openHome } from "../../testing/browser/home-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { press, seen } from "../../testing/browser/page-steps.ts";
import {
  bar,
  button,
  card,
  entries,
  known,
  selectNewest,
  starId,
  tags,
} from "../../testing/browser/star-card-steps.ts";

const view = (name: string): State => ({
  name: `the view ${name}`,
  open: async () => {
    const choice = page.getByRole("radio", { name, exact: true });
    await choice.click();
    await expect.element(choice).toBeChecked();
  },
});

const summer: Constellation = {
  ...{ id: "00000000-0000-4000-8000-000000000001", name: "My first summer here", revision: 7 },
  entryIds: entries.slice(1, 4).map(({ id }) => id),
};

async function correctNote(note: string) {
  await button("Correct").click();
  const form = page.getByRole("dialog", { name: "Change this star" });
  await form.getByRole("textbox", { name: "Note" }).fill(note);
  await form.getByRole("button", { name: "Save Star" }).click();
}

/** What another device did to the star meanwhile. */
function changeElsewhere({ calls }: Opener) {
  const theirs = { ...known[1], note: "A swim", intensity: 4, revision: 9 } as (typeof known)[number];
  const refused = refusal("changed-elsewhere", "This star was changed somewhere else.");
  calls.reply(api.updateMoodEntry, 412, { ...refused, entry: theirs });
}

const time = page.getByRole("region", { name: "Time", exact: true });

const screens: Screen[] = [
  {
    name: "the views of the sky",
    page: "HomePage",
    states: [
      {
        name: "the view Moons",
        open: async (opener) => {
          await openHome(opener, { stars: 60, path: "/?view=moons" });
          await expect.element(page.getByRole("radio", { name: "Moons", exact: true })).toBeChecked();
        },
      },
      view("Feelings"),
      view("Day"),
      view("Year"),
    ],
  },
  {
    name: "the time of the sky",
    page: "HomePage",
    states: [
      {
        name: "until a day",
        open: async (opener) => {
          await openHome(opener, { stars: 60 });
          await button("Time").click();
          await seen(time);
        },
      },
      {
        name: "with a beginning",
        open: async () => {
          await button("Choose a beginning, too").click();
          await seen(time.getByText("30 of 60 stars"));
        },
      },
    ],
  },
  {
    name: "a star",
    page: "HomePage",
    states: [
      {
        name: "the first look, with a filter and moons",
        inArabic: true,
        open: async (opener) => {
          await openHome(opener, { entries, tags, path: "/?tags=tag-0" });
          await seen(bar);
          await selectNewest();
        },
      },
      {
        name: "the card",
        inArabic: true,
        open: async () => {
          await button("Open").click();
          await seen(card.getByRole("article"));
        },
      },
      {
        name: "its correction",
        inArabic: true,
        open: async () => {
          await button("Correct").click();
          await seen(page.getByRole("dialog", { name: "Change this star" }));
        },
      },
    ],
  },
  {
    name: "a correction on its way",
    page: "HomePage",
    states: [
      {
        name: "waiting",
        open: async (opener) => {
          await openHome(opener, { entries: known, path: `/?star=${starId}` });
          opener.calls.disconnect(api.updateMoodEntry);
          await button("Open").click();
          await correctNote("A run");
          await seen(card.getByText("Correction waiting"));
        },
      },
      {
        name: "refused",
        open: async ({ calls }) => {
          calls.reply(api.updateMoodEntry, 400, refusal("invalid-fields", "This cannot be stored."));
          dispatchEvent(new Event("online"));
          await seen(card.getByText("Not accepted"));
        },
      },
      {
        name: "refused, over the sky",
        open: async () => {
          await press("{Escape}{Escape}");
          await seen(button("Look at it"));
        },
      },
    ],
  },
  {
    name: "a star that was changed on two devices",
    page: "HomePage",
    states: [
      {
        name: "both versions",
        open: async (opener) => {
          await openHome(opener, { entries: known, path: `/?star=${starId}` });
          changeElsewhere(opener);
          await button("Open").click();
          await correctNote("A run");
          const conflict = page.getByRole("dialog", { name: "Changed on two devices" });
          await seen(conflict.getByRole("region", { name: "Yours" }).getByText("A run"));
        },
      },
    ],
  },
  {
    name: "a removed star",
    page: "HomePage",
    states: [
      {
        name: "the offer to undo it",
        open: async (opener) => {
          await openHome(opener, { entries: known, path: `/?star=${starId}` });
          opener.calls.reply(api.binMoodEntry, 204, null);
          opener.calls.reply(api.updateStats, 200, makeUser());
          await button("Open").click();
          await button("Remove").click();
          await seen(button("Undo"));
        },
      },
    ],
  },
  {
    name: "stars as a list",
    page: "HomePage",
    states: [
      {
        name: "all of them",
        open: async (opener) => {
          await openHome(opener, { entries, tags });
          await button("List of stars").click();
          await seen(page.getByRole("grid"));
        },
      },
      {
        name: "one that is selected",
        open: async () => {
          await press("{ArrowDown}{ArrowDown}{Enter}");
          await expect
            .poll(() => document.querySelector('[role=row][aria-selected="true"]')?.ariaRowIndex)
            .toBe("3");
        },
      },
      {
        name: "several",
        open: async () => {
          await press("{Enter}");
          for (const at of [0, 1, 2]) await page.getByRole("checkbox").nth(at).click();
          await seen(page.getByText("3 stars selected"));
        },
      },
      {
        name: "a name that is missing",
        open: async () => {
          await button("Name").click();
          await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
          await press("{Enter}");
          await seen(page.getByText("A constellation's name has 1 to 60 characters."));
        },
      },
    ],
  },
  {
    name: "the sky's grid",
    page: "HomePage",
    states: [
      {
        name: "with several stars",
        open: async (opener) => {
          await openHome(opener, { entries, tags });
          await button("Grid view").click();
          (page.getByLabelText(/^Star map/).element() as HTMLElement).focus();
          await press("[[ [[ ");
          await seen(page.getByText("2 stars selected"));
        },
      },
    ],
  },
  {
    name: "a constellation in the sky",
    page: "HomePage",
    states: [
      {
        name: "its bar",
        open: async (opener) => {
          const path = `/?constellation=${summer.id}`;
          await openHome(opener, { entries, tags, constellations: [summer], path });
          await seen(bar.getByText(/My first summer here/));
        },
      },
    ],
  },
  {
    name: "a comparison in the sky",
    page: "HomePage",
    states: [
      {
        name: "two lights, and the list with their marks",
        inArabic: true,
        open: async (opener) => {
          const query = "first.tags=tag-0&second=others";
          await openHome(opener, { entries, tags, path: `/?compare=${encodeURIComponent(query)}` });
          await seen(page.getByRole("region", { name: "Two lights in the sky" }).getByRole("link"));
          await button("List of stars").click();
          await seen(page.getByRole("region", { name: "Your stars" }).getByRole("row").first());
        },
      },
    ],
  },
  {
    name: "the first star",
    page: "HomePage",
    states: [
      {
        name: "the hint",
        open: async (opener) => {
          await openHome(opener, { entries: makeEntries(1) });
          await seen(page.getByText(/your star to see/));
        },
      },
    ],
  },
];

checkScreens(screens);
