import { texts } from "../text.ts";

/** What the server says before any script runs, and what others show of the product. */
export const serverPages = texts("server-pages", {
  /** Stands in lists of apps, and of search engines. */
  description: "A mood journal in which every entry is a star of your own sky.",
  needsScript: "Mood Universe needs JavaScript to draw your sky.",
  skyNeedsScript: "This sky needs JavaScript to be drawn.",
  app: {
    /** The name under the icon, of at most 12 letters. */
    shortName: "Moods",
    addMood: "Add Mood",
    checkIn: "Check in",
    journal: "Journal",
    /** Descriptions of pictures. */
    wideSky: "A sky of a year, in which every entry is a star",
    narrowSky: "The same sky on a phone",
    addingMood: "Adding a mood",
  },
  /** The page after a sign-in with a provider that failed. */
  signInFailed: {
    pageTitle: "Signing in did not work",
    title: "Signing in did not work this time",
    reason: "Nothing is lost and nothing has changed: <link>please try again</link>.",
  },
});
