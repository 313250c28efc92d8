/** What a person measures: the check-in, the page of trackers and their form. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { openHome } from "../../testing/browser/home-test.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { button, dialog, press, seen } from "../../testing/browser/page-steps.ts";
import { makeTracker } from "../../testing/make-tracker.ts";
import { setStarMade } from "../stars/star-made.ts";

const trackers: readonly Tracker[] = [
  makeTracker({ kind: "duration", name: "Sleep", min: 0, max: 1440, step: 15 }),
  makeTracker({ id: "energy", name: "Energy", lowLabel: "very low", highLabel: "full of it" }),
  makeTracker({ kind: "count", name: "😀".repeat(20), unit: "أكواب ماء" }),
  makeTracker({ kind: "yes-no", name: "A walk" }),
  makeTracker({ kind: "number", name: "Temperature", unit: "°C", min: 30, max: 45, step: 0.1 }),
  makeTracker({ id: "pain", name: "Pain", min: 0, max: 10, ask: "with-star", perDay: "many" }),
  makeTracker({ id: "old", name: "Steps", kind: "count", isArchived: true }),
].map((tracker, position) => ({ ...tracker, position }));

async function open({ calls, openPage }: Opener, path: string, shown: readonly Tracker[]) {
  calls.reply(api.listChanges, 200, { ...makeUniverse([]), trackers: [...shown] });
  await openPage(path, makeUser());
}

const sheet = dialog("Check in");
const row = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} `) });

const screens: Screen[] = [
  {
    name: "the check-in",
    page: "TrackersPage",
    states: [
      {
        name: "before anything is measured",
        inArabic: true,
        open: async (opener) => {
          await open(opener, "/trackers?check-in=1", []);
          await seen(sheet.getByRole("link", { name: "Choose what to measure" }));
        },
      },
    ],
  },
  {
    name: "the check-in of somebody who measures something",
    page: "TrackersPage",
    states: [
      {
        name: "with what is due",
        inArabic: true,
        open: async (opener) => {
          await open(opener, "/trackers?check-in=1", trackers);
          await seen(sheet.getByRole("group", { name: "Energy" }));
        },
      },
      {
        name: "with everything, answers and a value that is not taken",
        open: async ({ calls }) => {
          calls.reply(api.putReading, 201, ({ params, body }) => ({
            ...{ utcOffset: null, timeZone: null, ...body, ...params, revision: 2 },
          }));
          await sheet.getByRole("button", { name: "Something else" }).click();
          await sheet.getByRole("textbox", { name: "Temperature (°C)" }).fill("50");
          await sheet.getByRole("textbox", { name: "Sleep" }).fill("7:30");
          await press("{Enter}");
          await sheet.getByRole("group", { name: "Energy" }).getByRole("radio", { name: "4" }).click();
          await seen(sheet.getByText(/This can be from/));
        },
      },
    ],
  },
  {
    name: "the row after a star",
    page: "HomePage",
    states: [
      {
        name: "what is measured with stars",
        inArabic: true,
        open: async (opener) => {
          await openHome(opener, { stars: 5, trackers });
          setStarMade(true);
          await seen(page.getByRole("region", { name: "With your star" }));
        },
      },
      {
        name: "its sheet",
        open: async () => {
          await page.getByRole("region", { name: "With your star" }).getByRole("link").click();
          await seen(dialog("With your star").getByRole("group", { name: "Pain" }));
        },
      },
    ],
  },
  {
    name: "the page of trackers",
    page: "TrackersPage",
    states: [
      {
        name: "none yet",
        inArabic: true,
        open: async (opener) => {
          await open(opener, "/trackers", []);
          await seen(button("Add Sleep"));
        },
      },
    ],
  },
  {
    name: "the list of trackers",
    page: "TrackersPage",
    states: [
      {
        name: "what can be done",
        inArabic: true,
        open: async (opener) => {
          await open(opener, "/trackers", trackers);
          await button("1 archived").click();
          await row("Energy").click();
          await seen(button("Move up"));
        },
      },
      {
        name: "the form of a new one, with what it breaks",
        inArabic: true,
        open: async () => {
          await button("A tracker of your own").click();
          await button("Create tracker").click();
          await seen(page.getByText("A tracker's name has 1 to 40 characters."));
        },
      },
      {
        name: "the form of one that has readings",
        open: async () => {
          await press("{Escape}");
          await button("Change").click();
          await seen(dialog("Change Energy"));
        },
      },
    ],
  },
];

checkScreens(screens);
