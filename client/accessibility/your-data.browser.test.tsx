/**
 * The pages of what a person takes along, brings and leaves: exports, the report, imports, a restored universe, and
 * deletion.
 */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import { makeBearableYear } from "../../testing/bearable-year.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import {
  button,
  chooseFile,
  daylioFile,
  done,
  expect,
  heading,
  import_,
  makeImporter,
  openImport,
  wholeFile,
} from "../../testing/browser/import-test.ts";
import { makeJournal } from "../../testing/browser/journal-test.ts";
import { makeReminders } from "../../testing/browser/make-reminders.ts";
import { makeAccountUser, makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { seen } from "../../testing/browser/page-steps.ts";
import { recordSavedFiles } from "../../testing/browser/saved-files.ts";
import { sealFor, typeToUnlock } from "../../testing/browser/sealed-steps.ts";
import { encodeAs } from "../../testing/encoded-text.ts";
import { makeStar } from "../../testing/make-star.ts";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";
import { makeSealedFile } from "../../testing/sealed-file.ts";

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

/** A file of two entries, of which the universe has two others at the same times. */
async function openLaterExport(opener: Opener) {
  const stars = makeJournal(2);
  await openImport(opener, makeImporter(), stars);
  const keys = stars.map(({ id: entryId }, at) => ({
    ...{ key: `daylio 2026-01-0${at + 1} 21:30 meh`, entryId, said: null },
  }));
  opener.calls.reply(api.listImportKeys, 200, keys);
  chooseFile(daylioFile(["rad", "awful"], "walk", "Donaudampfschifffahrt".repeat(5)));
  await button("Choose feelings").click();
  await button("See what has changed").click();
  await expect.element(heading("What has changed")).toHaveFocus();
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
    name: "a sealed file",
    page: "ImportPage",
    states: [
      {
        name: "the question what opens it",
        inArabic: true,
        open: async (opener) => {
          const person = makeImporter();
          await openImport(opener, person);
          const { file, kit } = await makeSealedFile(JSON.parse(await wholeFile(person).text()), {
            typed: null,
          });
          kitOfSealed = formatKit(kit);
          chooseFile(new File([JSON.stringify(file)], "sealed.json"));
          await seen(heading("This file is sealed"));
        },
      },
      {
        name: "another kit",
        open: async () => {
          await page.getByLabelText("Passphrase or recovery kit", { exact: true }).fill("A kit");
          await button("Open the file").click();
          await seen(page.getByText(/^That is neither the passphrase nor the kit/));
        },
      },
      {
        name: "what becomes of its words",
        open: async () => {
          await page.getByLabelText("Passphrase or recovery kit", { exact: true }).fill(kitOfSealed);
          await button("Open the file").click();
          await seen(page.getByText(/^Your words stay sealed here/));
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
  {
    name: "a later export",
    page: "ImportPage",
    states: [{ name: "what has changed", open: openLaterExport }],
  },
  {
    name: "an import",
    page: "ImportPage",
    states: [
      { name: "the choice of a file", open: (opener) => openImport(opener, makeImporter(), makeJournal(5)) },
      {
        name: "what was found",
        open: async () => {
          chooseFile(daylioFile(["", "rad", "mood0"], "walk | friends | An activity, 0"));
          await expect.element(heading("What was found")).toHaveFocus();
        },
      },
      {
        name: "what it becomes",
        open: async () => {
          await button("Choose feelings").click();
          await expect.element(heading("What it becomes")).toHaveFocus();
        },
      },
      {
        name: "the choice of a feeling",
        open: async () => {
          await button(/mood0: Choose a feeling$/).click();
          await seen(page.getByRole("radio", { name: "Hope" }));
        },
      },
      {
        name: "the choice of a tag",
        open: async () => {
          await page.getByRole("radio", { name: "Hope" }).click();
          await button("Done").click();
          await button(/, 0: New tag/).click();
          await seen(button("Leave out"));
        },
      },
      {
        name: "the sky to come",
        open: async () => {
          await button("Leave out").click();
          await button("See the sky to come").click();
          await seen(page.getByRole("img", { name: /^The sky to come, with \d+ stars$/ }));
        },
      },
      {
        name: "its end",
        open: async () => {
          await import_.click();
          await expect.element(done).toHaveFocus();
        },
      },
    ],
  },
  {
    name: "a mood that has no word among the 36",
    page: "ImportPage",
    states: [
      {
        name: "as a feeling of the person's own",
        open: async (opener) => {
          await openImport(opener, makeImporter());
          chooseFile(daylioFile(["Sonder"]));
          await button("Choose feelings").click();
          await button("Sonder: Choose a feeling").click();
          await button("Make it a feeling of your own").click();
          await seen(page.getByLabelText("Name"));
        },
      },
    ],
  },
  {
    name: "what a journal measures",
    page: "ImportPage",
    states: [
      {
        name: "what can become a tracker",
        open: async (opener) => {
          await openImport(opener, makeImporter(), [], { trackers: [makeTracker({ name: "Energy" })] });
          chooseFile(new File([makeBearableYear().csv], "bearable.csv"));
          await button("Choose feelings").click();
          await button("See what was measured").click();
          await button("Take all").click();
          await seen(button("Energy: Joins your tracker “Energy”"));
        },
      },
      {
        name: "its kind, unit and range",
        open: async () => {
          await button(/^Weight: New/).click();
          await seen(page.getByLabelText("Unit"));
        },
      },
    ],
  },
  {
    name: "an unknown table",
    page: "ImportPage",
    states: [
      {
        name: "the choice of its columns",
        open: async (opener) => {
          await openImport(opener, makeImporter());
          const rows = ["When;How;Words", "03/04/2026 21:15;happy;A walk", "15/04/2026;tired;Work", ""];
          chooseFile(new File([rows.join("\n")], "mine.csv"));
          await expect.element(heading("Which column is which?")).toHaveFocus();
          await seen(page.getByRole("cell", { name: "A walk" }));
        },
      },
      {
        name: "the question which letters it has",
        open: async (opener) => {
          await openImport(opener, makeImporter());
          chooseFile(
            new File(
              [encodeAs("windows-1251", "date,note\n2026-02-08,Сегодня гулял с друзьями в парке\n")],
              "mine.csv",
            ),
          );
          await expect.element(heading("Can you read these lines?")).toHaveFocus();
          await seen(page.getByText(/Сегодня гулял/));
        },
      },
      {
        name: "the question which days its dates mean",
        open: async (opener) => {
          await openImport(opener, makeImporter());
          chooseFile(new File(["full_date,mood,activities\n5/6/2025,good,\n"], "daylio.csv"));
          await expect.element(heading("Which days are meant?")).toHaveFocus();
          await seen(page.getByRole("radio", { name: "Jun 5, 2025" }));
        },
      },
    ],
  },
  {
    name: "a whole universe",
    page: "ImportPage",
    states: [
      {
        name: "before it is restored",
        open: async (opener) => {
          const importer = makeImporter();
          await openImport(opener, importer);
          chooseFile(wholeFile(importer));
          await seen(button("Restore everything"));
        },
      },
      {
        name: "a refusal",
        open: async ({ calls }) => {
          const notEmpty = refusal("universe-not-empty", "This universe has stars already.");
          calls.reply(api.restoreUniverse, 409, notEmpty);
          await button("Restore everything").click();
          await seen(page.getByText(notEmpty.error));
        },
      },
      {
        name: "a server that is busy",
        open: async ({ calls }) => {
          calls.reply(api.restoreUniverse, 503, refusal("server-busy", "Slow down."), {
            "Retry-After": "600",
          });
          await button("Try again").click();
          await seen(page.getByText(/asks for a short break/));
        },
      },
    ],
  },
  {
    name: "a file that breaks a rule",
    page: "ImportPage",
    states: [
      {
        name: "the place and the rule",
        open: async (opener) => {
          const importer = makeImporter();
          await openImport(opener, importer);
          const [first] = makeJournal(1).map((star) => ({ ...star, timestamp: "2999-01-01T00:00:00.000Z" }));
          chooseFile(wholeFile(importer, first ? [first] : []));
          await button("Restore everything").click();
          await seen(page.getByText(/2999-01-01T00:00:00.000Z.? has not come yet\./));
        },
      },
    ],
  },
];

checkScreens(screens);
