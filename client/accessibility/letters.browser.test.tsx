/** The page of letters. */

import { page } from "vitest/browser";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { fullWeek, letter, openLetters } from "../../testing/browser/letters-test.ts";
import { heading, press, seen } from "../../testing/browser/page-steps.ts";

const screens: Screen[] = [
  {
    name: "letters",
    page: "LettersPage",
    states: [
      {
        name: "a letter of a week",
        inArabic: true,
        open: async (opener) => {
          await openLetters(opener, fullWeek);
          await seen(letter);
          for (const summary of document.querySelectorAll("summary")) summary.click();
        },
      },
      {
        name: "a week without a star",
        open: async () => {
          await press("{ArrowRight}");
          await seen(letter.getByText(/^No star is in this week/));
        },
      },
      {
        name: "the letter of a year, which can be saved",
        open: async () => {
          await page.getByRole("radio", { name: "Year" }).click();
          await seen(heading("Keep this letter"));
        },
      },
    ],
  },
  {
    name: "letters without stars",
    page: "LettersPage",
    states: [
      {
        name: "what to do first",
        open: async (opener) => {
          await openLetters(opener, "/letters", []);
          await seen(page.getByText("There is nothing to tell yet"));
        },
      },
    ],
  },
];

checkScreens(screens);
