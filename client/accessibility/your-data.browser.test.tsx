/** The pages of what a person takes along and leaves: exports, the report, and deletion. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { button, expect, heading } from "../../testing/browser/import-test.ts";
import { makeJournal } from "../../testing/browser/journal-test.ts";
import { makeReminders } from "../../testing/browser/make-reminders.ts";
import { makeAccountUser, makeRoom, makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { seen } from "../../testing/browser/page-steps.ts";
import { recordSavedFiles } from "../../testing/browser/saved-files.ts";
import { sealFor, typeToUnlock } from "../../testing/browser/sealed-steps.ts";
import { makeStar } from "../../testing/make-star.ts";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";

async function openData({ calls, openPage }: Opener) {
  const stars = [...makeJournal(8), makeStar({ id: "long", note: "Donaudampfschifffahrt".repeat(30) })];
  calls.reply(api.listChanges, 200, makeUniverse(stars));
  calls.reply(api.listBin, 200, []);
  calls.reply(api.listImports, 200, []);
  calls.reply(api.listImportKeys, 200, []);
  calls.reply(api.listQuizResponses, 200, []);
  calls.reply(api.listRecommendations, 200, []);
  calls.reply(api.listWellnessSessions, 200, []);
  calls.reply(api.listLinks, 200, []);
  calls.reply(api.getReminders, 200, makeReminders());
  calls.reply(api.getRoom, 200, makeRoom({ notes: 151_000_000, stars: 34_000_000, rest: 4_000 }));
  recordSavedFiles();
  await openPage("/your-data", makeUser());
  await button("Save everything as JSON").click();
  await seen(page.getByText(/^Saved as/));
}

/** What opens the words of the state before. */
let kitOfSealed = "";

async function openSealedData({ calls, openPage }: Opener) {
  const { user, kit, sealedStar } = await sealFor(calls, { typed: null });
  kitOfSealed = formatKit(kit);
  calls.reply(api.listChanges, 200, makeUniverse([await sealedStar("A walk")]));
  calls.reply(api.listImports, 200, []);
  await openPage("/your-data", user);
  await seen(button("Save everything sealed"));
}

async function openReport({ calls, openPage }: Opener) {
  const [sleep, walk] = [
    makeTracker({ id: "sleep", name: "Sleep", kind: "duration" }),
    makeTracker({ id: "walk", name: "A walk", kind: "yes-no" }),
  ];
  const stars = makeJournal(8);
  const dates = [...new Set(stars.map(({ timestamp }) => timestamp.slice(0, 10)))].sort();
  const readings = [sleep, walk].flatMap((tracker) =>
    dates.map((date, at) => makeReading(tracker, date, tracker === sleep ? 400 + at * 10 : at % 2)),
  );
  calls.reply(api.listChanges, 200, { ...makeUniverse(stars), trackers: [sleep, walk], readings });
  await openPage("/your-data/report", makeUser());
}

async function openDeletion({ calls, openPage }: Opener) {
  calls.reply(api.listChanges, 200, makeUniverse(makeJournal(3)));
  calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
  await openPage("/your-data/delete", makeAccountUser());
  await seen(page.getByLabelText("The name of your universe"));
}

const screens: Screen[] = [
  { name: "your data", page: "YourDataPage", states: [{ name: "with a saved file", open: openData }] },
  {
    name: "your data with sealed words",
    page: "YourDataPage",
    states: [
      { name: "while they are locked", inArabic: true, open: openSealedData },
      {
        name: "the question before a readable file",
        open: async () => {
          await typeToUnlock(kitOfSealed);
          await expect.element(button("Save everything as JSON")).toBeEnabled();
          await button("Save everything as JSON").click();
          await seen(button("Save it readable"));
        },
      },
    ],
  },
  {
    name: "the report",
    page: "ReportPage",
    states: [
      {
        name: "all of it",
        open: async (opener) => {
          await openData(opener);
          await page.getByRole("link", { name: "Open the report" }).click();
          await expect.element(button("Print or save as PDF")).toBeEnabled();
        },
      },
    ],
  },
  {
    name: "the report with trackers",
    page: "ReportPage",
    states: [
      {
        name: "with what was measured",
        open: async (opener) => {
          await openReport(opener);
          await page.getByRole("checkbox", { name: "Sleep" }).click();
          await page.getByRole("checkbox", { name: "A walk" }).click();
          await seen(heading("What was measured"));
        },
      },
    ],
  },
  {
    name: "deletion",
    page: "DeletePage",
    states: [
      { name: "the form", open: openDeletion },
      {
        name: "a name that is missing",
        open: async () => {
          await button("Delete my universe").click();
          await expect.element(page.getByLabelText("The name of your universe")).toHaveFocus();
        },
      },
    ],
  },
  {
    name: "the farewell",
    page: "FarewellPage",
    states: [
      {
        name: "until when it can come back",
        open: async ({ openPage }) => {
          await openPage("/farewell?until=2026-11-29T12:00:00.000Z", null);
          await seen(heading("Your universe is closed"));
        },
      },
    ],
  },
];

checkScreens(screens);
