/** What a person keeps of a sky, and what visitors of a shown sky see. */

import { vi } from "vitest";
import { page } from "vitest/browser";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { expect } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen, type State } from "../../testing/browser/check-screens.ts";
import { answerJobs } from "../../testing/browser/picture-jobs.ts";
import { addShownStyles, drawnIn, openShown, skyOf } from "../../testing/browser/shown-steps.ts";
import { makeStar } from "../../testing/make-star.ts";
import { yearOfStars } from "../../testing/year-of-stars.ts";
import { Keepsakes } from "../keepsakes/Keepsakes.tsx";

const stars = [makeStar({ id: "one" }), makeStar({ id: "two", emotion: "grief", x: 60 })];
const dialog = page.getByRole("dialog", { name: "Keep your sky" });
const keepsakes = (entries: readonly MoodEntry[] = stars) => (
  <Keepsakes open={true} onClose={() => {}} universeName="Cassiopeia" entries={entries} shown={null} />
);

const part = (name: string, action: string): State => ({
  name: `the ${name.toLowerCase()}`,
  open: async () => {
    await dialog.getByRole("tab", { name }).click();
    await expect.element(dialog.getByRole("button", { name: action })).toBeVisible();
  },
});

const screens: Screen[] = [
  {
    name: "keepsakes",
    states: [
      {
        name: "the poster",
        open: async ({ show }) => {
          answerJobs();
          await show(keepsakes());
          await expect.element(dialog.getByRole("button", { name: "Save poster" })).toBeVisible();
        },
      },
      part("Film", "Make film"),
      part("Card", "Save card"),
    ],
  },
  {
    name: "a poster on its way",
    states: [
      {
        name: "how far it is",
        open: async ({ show }) => {
          answerJobs({ type: "progress", share: 0.4 });
          await show(keepsakes());
          await dialog.getByRole("button", { name: "Save poster" }).click();
          await expect
            .element(dialog.getByRole("progressbar", { name: "Drawing your poster" }))
            .toBeVisible();
        },
      },
    ],
  },
  {
    name: "keepsakes without graphics",
    states: [
      {
        name: "the reason",
        open: async ({ show }) => {
          answerJobs({ type: "failed", failure: { reason: "no-graphics" } });
          await show(keepsakes());
          await expect.element(dialog.getByText(/^Your browser cannot draw the picture now/)).toBeVisible();
        },
      },
    ],
  },
  {
    name: "a film of a long journal",
    states: [
      {
        name: "the choice of its year",
        open: async ({ show }) => {
          answerJobs();
          await show(keepsakes(yearOfStars(90, 900)));
          await dialog.getByRole("tab", { name: "Film" }).click();
          await expect.element(dialog.getByRole("combobox", { name: "What it shows" })).toBeVisible();
        },
      },
      {
        name: "a film on its way",
        open: async () => {
          // The music never arrives, so that it stays at its beginning.
          vi.stubGlobal("fetch", () => new Promise(() => {}));
          await dialog.getByRole("button", { name: "Make film" }).click();
          await expect.element(dialog.getByRole("progressbar", { name: "Making your film" })).toBeVisible();
        },
      },
    ],
  },
  {
    name: "a shown sky",
    states: [
      {
        name: "the sky",
        open: async () => {
          addShownStyles();
          const { page: shown, root } = openShown();
          shown.update(skyOf(true, true));
          await drawnIn(root);
        },
      },
      {
        name: "its stars as a list",
        open: async () => {
          document.querySelector<HTMLElement>("[data-do=list]")?.click();
          await expect.element(page.getByText("April 11")).toBeVisible();
        },
      },
    ],
  },
  {
    name: "a shown sky that has ended",
    states: [
      {
        name: "what visitors read",
        open: async () => {
          addShownStyles();
          openShown().page.update({ kind: "gone" });
          await expect.element(page.getByRole("heading")).toBeVisible();
        },
      },
    ],
  },
];

checkScreens(screens);
