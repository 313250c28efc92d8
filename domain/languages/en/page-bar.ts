import { texts } from "../text.ts";

/** The bar that leads from page to page on phones, and the same links beside the sky. */
export const pageBar = texts("page-bar", {
  yourUniverse: "Your universe",
  addMood: "Add Mood",
  more: "More",
  pages: {
    sky: "Sky",
    journal: "Journal",
    insights: "Insights",
    activities: "Activities",
    checkIn: "Check in",
  },
});
