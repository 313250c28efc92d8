import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { journal, measured, openInsights, replyUniverse } from "../../testing/browser/insights-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { seen } from "../../testing/browser/page-steps.ts";

const screens: Screen[] = [
  {
    name: "insights",
    page: "InsightsPage",
    states: [
      {
        name: "the answers",
        inArabic: true,
        open: async (opener) => {
          await openInsights(opener, journal, measured);
          await seen(page.getByRole("heading", { level: 2, name: "How sure is this" }));
        },
      },
      {
        name: "everything opened",
        inArabic: true,
        open: async (opener) => {
          await openInsights(opener, journal, measured);
          await seen(page.getByRole("heading", { level: 2, name: "How sure is this" }));
          for (const row of document.querySelectorAll<HTMLElement>("h3 button")) row.click();
          await seen(page.getByRole("figure", { name: "“Sleep” and the stars of the same day" }));
          for (const summary of document.querySelectorAll("summary")) summary.click();
          await seen(page.getByRole("table", { name: "Your weeks" }));
        },
      },
      {
        name: "exercises out of reach",
        open: async (opener) => {
          replyUniverse(opener.calls, journal);
          opener.calls.disconnect(api.listWellnessSessions);
          await opener.openPage("/insights", makeUser());
          await page.getByRole("button", { name: "Before and after exercises" }).click();
          await seen(page.getByText(/^The exercises that you have finished are kept on the server/));
        },
      },
    ],
  },
  {
    name: "insights without stars",
    page: "InsightsPage",
    states: [
      {
        name: "what is missing",
        open: async (opener) => {
          await openInsights(opener, []);
          await seen(page.getByText(/^There is no star yet/));
        },
      },
    ],
  },
];

checkScreens(screens);
