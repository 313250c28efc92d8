import { page } from "vitest/browser";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { changedJournal, dateOf, openCompare } from "../../testing/browser/compare-test.ts";
import { journal, measured, walk } from "../../testing/browser/insights-test.ts";
import { button, dialog, seen } from "../../testing/browser/page-steps.ts";

const kept = [
  { id: "kept", name: "With walks and without", query: "first.tags=walk&second=others", revision: 1 },
];
const move = { id: "move", name: "The move", entryIds: ["star-58", "star-61"], revision: 1 };

const screens: Screen[] = [
  {
    name: "a comparison",
    page: "ComparePage",
    states: [
      {
        name: "of two times, with its figures",
        inArabic: true,
        open: async (opener) => {
          const query = `?first.from=${dateOf(changedJournal, 60)}&second.to=${dateOf(changedJournal, 59)}`;
          await openCompare(opener, changedJournal, query, { comparisons: kept, constellations: [move] });
          await seen(page.getByRole("heading", { name: /brighter than before\. Clearly\.$/ }));
          for (const summary of document.querySelectorAll("summary")) summary.click();
          await seen(page.getByRole("figure", { name: "How bright the days were" }));
          for (const summary of document.querySelectorAll("summary"))
            if (!summary.parentElement?.hasAttribute("open")) summary.click();
        },
      },
      {
        name: "being kept",
        open: async () => {
          await button("Keep this comparison").click();
          await seen(dialog("Keep this comparison"));
        },
      },
    ],
  },
  {
    name: "a comparison of kinds of days",
    page: "ComparePage",
    states: [
      {
        name: "with a search for each",
        open: async (opener) => {
          const query = `?first.tags=${walk.id}&second.weekdays=mon`;
          await openCompare(opener, journal, query, measured);
          await seen(page.getByRole("region", { name: "Second" }));
          await seen(page.getByText("How far to trust this"));
        },
      },
    ],
  },
  {
    name: "a comparison of weeks",
    page: "ComparePage",
    states: [
      {
        name: "good ones and the others",
        open: async (opener) => {
          await openCompare(opener, journal, "?weeks=good");
          await seen(page.getByText(/^Good weeks: \d/));
        },
      },
    ],
  },
  {
    name: "a comparison that cannot be made",
    page: "ComparePage",
    states: [
      {
        name: "of a tag that was removed",
        open: async (opener) => {
          await openCompare(opener, journal, "?first.tags=gone");
          await seen(page.getByText(/asks for a tag that was removed/));
        },
      },
    ],
  },
];

checkScreens(screens);
