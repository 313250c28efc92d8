/** The pages of what a person brings along: imports, restored universes and sealed files. */

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
  done,
  expect,
  heading,
  import_,
  makeImporter,
  openImport,
  wholeFile,
} from "../../testing/browser/import-test.ts";
import { makeJournal } from "../../testing/browser/journal-test.ts";
import { seen } from "../../testing/browser/page-steps.ts";
import { daylioFile } from "../../testing/daylio-file.ts";
import { encodeAs } from "../../testing/encoded-text.ts";
import { makeTracker } from "../../testing/make-tracker.ts";
import { makeSealedFile } from "../../testing/sealed-file.ts";

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

/** The kit of the sealed file that the state before has chosen. */
let kitOfFile = "";

const screens: Screen[] = [
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
          kitOfFile = formatKit(kit);
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
          await page.getByLabelText("Passphrase or recovery kit", { exact: true }).fill(kitOfFile);
          await button("Open the file").click();
          await seen(page.getByText(/^Your words stay sealed here/));
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
