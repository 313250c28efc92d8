/** The journal with its days, its search, its calendar and its bin. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { hardJournal, openJournal } from "../../testing/browser/journal-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { seen } from "../../testing/browser/page-steps.ts";
import { makeStar } from "../../testing/make-star.ts";

const button = (name: string | RegExp) => page.getByRole("button", { name });

const binned = makeStar({ id: "5f0c9a1e-5b1c-4f53-9a75-0d8f6f0b7a22", note: "By mistake" });
const openAt = (query: string) => history.replaceState(null, "", `/journal?${query}`);
const gridcell = page.getByRole("gridcell", { name: /1 star/ });

const searched =
  "words=long&families=love,joy&emotions=hope&intensity=3-8&tags=tag-0,tag-1&hours=22-6&weekdays=sat";
const fewTags = ["Work", "Family", "Rain"].map((name, at) => ({
  ...{ id: `tag-${at}`, name, kind: "other" as const, isArchived: false, revision: 1 },
}));

const screens: Screen[] = [
  {
    name: "the journal",
    page: "JournalPage",
    states: [
      {
        name: "the days",
        inArabic: true,
        open: async (opener) => {
          await openJournal(opener, hardJournal);
          await seen(page.getByRole("region", { name: "On this day" }));
        },
      },
      {
        name: "a correction",
        open: async () => {
          await button(/^Correct/)
            .first()
            .click();
          await seen(page.getByRole("dialog", { name: "Change this star" }));
        },
      },
      {
        name: "a removal",
        open: async ({ calls }) => {
          await button("Cancel").click();
          calls.reply(api.binMoodEntry, 204, null);
          await button(/^Remove/)
            .first()
            .click();
          await seen(button("Undo"));
        },
      },
      {
        name: "the bin",
        open: async ({ calls }) => {
          calls.reply(api.listBin, 200, [{ ...binned, deletedAt: new Date().toISOString() }]);
          await button("Bin").click();
          await seen(page.getByText("By mistake"));
        },
      },
    ],
  },
  {
    name: "the journal on a phone",
    page: "JournalPage",
    states: [
      {
        ...{ name: "the actions of a star", only: [360] },
        open: async (opener) => {
          await openJournal(opener, hardJournal);
          await button(/^Actions for/)
            .first()
            .click();
          await seen(page.getByRole("link", { name: /^Show in the sky/ }).first());
        },
      },
    ],
  },
  {
    name: "searching the journal",
    page: "JournalPage",
    states: [
      {
        name: "results",
        inArabic: true,
        open: async (opener) => {
          await openJournal(opener, hardJournal, {
            path: "/journal?words=long",
            universe: { tags: fewTags },
          });
          await seen(page.getByRole("mark").first());
        },
      },
      {
        name: "in vain, with every filter",
        open: async () => {
          openAt(searched);
          await seen(page.getByText("Nothing matches"));
        },
      },
      {
        name: "the filters",
        open: async () => {
          await button(/^Filters/).click();
          await seen(page.getByRole("dialog", { name: "Filters" }));
        },
      },
    ],
  },
  {
    name: "the journal's calendar",
    page: "JournalPage",
    states: [
      {
        name: "a month",
        inArabic: true,
        open: async (opener) => {
          await openJournal(opener, hardJournal, { path: "/journal?view=month" });
          await seen(gridcell.first());
        },
      },
      {
        name: "a year",
        open: async () => {
          openAt("view=year");
          await seen(page.getByRole("button", { name: /^January/ }).first());
        },
      },
      {
        name: "a year by pleasantness",
        open: async () => {
          await page.getByRole("radio", { name: "By pleasantness" }).click({ force: true });
          await seen(page.getByRole("list", { name: "How pleasant the days were" }));
        },
      },
    ],
  },
  {
    name: "a journal without stars",
    page: "JournalPage",
    states: [
      {
        name: "what to do first",
        open: async (opener) => {
          await openJournal(opener, []);
          await seen(page.getByText("Your first star opens the journal"));
        },
      },
    ],
  },
  {
    name: "a journal out of reach",
    page: "JournalPage",
    states: [
      {
        name: "the notice",
        open: async ({ calls, openPage }) => {
          calls.disconnect(api.listChanges);
          await openPage("/journal", makeUser());
          await seen(page.getByText(/cannot be reached right now/));
        },
      },
    ],
  },
];

checkScreens(screens);
