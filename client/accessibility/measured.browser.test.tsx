/** What was measured: the page of a tracker, and where the journal and the sky show it. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { dateOfDay, dayOfDate } from "#domain/calendar.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { makeEntries, openHome } from "../../testing/browser/home-test.ts";
import { makeJournal, openJournal } from "../../testing/browser/journal-test.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { seen } from "../../testing/browser/page-steps.ts";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";

const today = dayOfDate(new Date().toISOString().slice(0, 10));
const trackers: readonly Tracker[] = [
  makeTracker({ id: "sleep", kind: "duration", name: "Sleep" }),
  makeTracker({ id: "long", kind: "count", name: "😀".repeat(20), unit: "أكواب ماء", position: 1 }),
  makeTracker({
    id: "old",
    kind: "scale",
    name: "Donaudampfschifffahrtselektrizitätenhaup",
    isArchived: true,
  }),
];
const readings = trackers.flatMap((tracker) =>
  [1, 2, 5, 6, 7, 40].map((ago, at) =>
    makeReading(tracker, dateOfDay(today - ago), tracker.kind === "duration" ? 400 + 15 * at : 1 + (at % 5)),
  ),
);
const universe = { trackers: [...trackers], readings };

async function open({ calls, openPage }: Opener, id: string) {
  calls.reply(api.listChanges, 200, { ...makeUniverse([]), ...universe });
  await openPage(`/trackers/${id}`, makeUser());
}

const openTables = () => {
  for (const summary of document.querySelectorAll("summary")) summary.click();
};

const screens: Screen[] = [
  {
    name: "the page of a tracker",
    page: "TrackerPage",
    states: [
      {
        name: "with its figures, and a correction",
        inArabic: true,
        open: async (opener) => {
          await open(opener, "sleep");
          await seen(page.getByRole("figure", { name: "Over time" }));
          openTables();
          await page
            .getByRole("button", { name: /^Correct the reading/ })
            .first()
            .click();
          await seen(page.getByRole("form", { name: /^Reading of/ }));
        },
      },
    ],
  },
  ...[
    ["with a unit from right to left", "long", "figure"] as const,
    ["that is archived", "old", "figure"] as const,
    ["that was removed", "gone", "heading"] as const,
  ].map(([name, id, role]) => ({
    name: `the page of a tracker ${name}`,
    page: "TrackerPage",
    states: [
      {
        name: "as it opens",
        open: async (opener: Opener) => {
          await open(opener, id);
          await seen(page.getByRole(role).first());
        },
      },
    ],
  })),
  {
    name: "the journal with what was measured",
    page: "JournalPage",
    states: [
      {
        name: "the days",
        inArabic: true,
        open: async (opener) => {
          await openJournal(opener, makeJournal(3), { universe });
          await seen(page.getByRole("list", { name: /^Measured on/ }).first());
        },
      },
      {
        name: "a filter by a value",
        open: async () => {
          history.replaceState(null, "", "/journal?measures=sleep.below.500,gone.above.1");
          await page.getByRole("button", { name: /^Filters/ }).click();
          await seen(page.getByRole("group", { name: "What you measured" }));
        },
      },
    ],
  },
  ...(["month", "year"] as const).map((view) => ({
    name: `the ${view} of a tracker`,
    page: "JournalPage",
    states: [
      {
        name: "in pixels",
        open: async (opener: Opener) => {
          await openJournal(opener, makeJournal(3), { universe, path: `/journal?view=${view}&show=sleep` });
          await seen(page.getByRole("list", { name: "What the colours of Sleep mean" }));
        },
      },
    ],
  })),
  {
    name: "the sky whose days glow",
    page: "HomePage",
    states: [
      {
        name: "by a tracker",
        inArabic: true,
        open: async (opener) => {
          await openHome(opener, { entries: makeEntries(30), ...universe, path: "/?view=year&glow=sleep" });
          await seen(page.getByText(/^Sleep: .* is faint, .* is bright/));
        },
      },
      {
        name: "by a tracker, with the panel closed",
        open: async () => {
          await page
            .getByRole("region", { name: "Views of your sky" })
            .getByRole("button", { name: /^Close/ })
            .click();
          await seen(page.getByText("The days glow by Sleep"));
        },
      },
    ],
  },
];

checkScreens(screens);
