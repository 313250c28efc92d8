/** The groups of rows, by the names that `npm run bench` takes. */

import type { Measure } from "./rows/page.ts";
import type { Row } from "./table.ts";

export const groups: Record<string, () => Promise<Row[]>> = {
  reading: async () => (await import("./rows/reading.ts")).readingRows(),
  feed: async () => (await import("./rows/feed.ts")).feedRows(),
  "great-universe": async () => (await import("./rows/great-universe.ts")).greatUniverseRows(),
  "full-universe": async () => (await import("./rows/full-universe.ts")).fullUniverseRows(),
  writing: async () => (await import("./rows/writing.ts")).writingRows(),
  administrators: async () => (await import("./rows/administrators.ts")).administratorRows(),
  login: async () => (await import("./rows/login.ts")).loginRows(),
  passkeys: async () => (await import("./rows/passkeys.ts")).passkeyRows(),
  starting: async () => (await import("./rows/starting.ts")).startingRows(),
  "page-scripts": async () => onPages((await import("./rows/page-scripts.ts")).scriptRows),
  "page-requests": async () => onPages((await import("./rows/page-requests.ts")).requestRows),
  "page-at-rest": async () => onPages((await import("./rows/page-at-rest.ts")).idleRows),
  "page-tasks": async () => onPages((await import("./rows/page-tasks.ts")).taskRows),
  "page-insights": async () => (await import("./rows/page-insights.ts")).insightsPageRows(),
  "page-lighthouse": async () => onPages((await import("./rows/page-lighthouse.ts")).lighthouseRows),
  journal: async () => (await import("./rows/journal.ts")).journalRows(),
  "journal-page": async () => (await import("./rows/journal-page.ts")).journalPageRows(),
  imports: async () => (await import("./rows/imports.ts")).importsRows(),
  "imports-page": async () => (await import("./rows/imports-page.ts")).importsPageRows(),
  insights: async () => (await import("./rows/insights.ts")).insightsRows(),
  "sealed-words": async () => (await import("./rows/sealed-words.ts")).sealedWordsRows(),
  "journal-search": async () => (await import("./rows/journal-search.ts")).journalSearchRows(),
  "journal-year": async () => (await import("./rows/journal-year.ts")).journalYearRows(),
  "journal-tasks": async () => (await import("./rows/journal-tasks.ts")).journalTaskRows(),
  "journal-idle": async () => (await import("./rows/journal-idle.ts")).journalIdleRows(),
  poster: async () => (await import("./rows/poster.ts")).posterRows(),
  "first-load": async () => (await import("./rows/first-load.ts")).firstLoadRows(),
  "quick-add": async () => (await import("./rows/quick-add.ts")).quickAddRows(),
  "check-in": async () => (await import("./rows/check-in.ts")).checkInRows(),
  outbox: async () => (await import("./rows/outbox.ts")).outboxRows(),
  "shown-sky": async () => (await import("./rows/shown-sky.ts")).shownSkyRows(),
  "shown-page": async () => (await import("./rows/shown-page.ts")).shownPageRows(),
  reminders: async () => (await import("./rows/reminders.ts")).reminderRows(),
  maze: async () => (await import("./rows/maze.ts")).mazeRows(),
  changing: async () => (await import("./rows/changing.ts")).changingRows(),
  "sky-turning": async () => (await import("./rows/turning.ts")).turningRows(),
  "sky-picking": async () => (await import("./rows/picking.ts")).pickingRows(),
  "sky-in-time": async () => (await import("./rows/sky-in-time.ts")).skyInTimeRows(),
  "known-sky": async () => (await import("./rows/known-sky.ts")).knownSkyRows(),
  "sky-first-star": async () => (await import("./rows/first-star.ts")).firstStarRows(),
};

async function onPages(measure: Measure): Promise<Row[]> {
  return (await import("./rows/page.ts")).onPages(measure);
}
