/** `npm run bench`: measures everything and prints one table. Arguments select groups by name. */

import { formatTable, type Row } from "./table.ts";

const groups: Record<string, () => Promise<Row[]>> = {
  reading: async () => (await import("./rows/reading.ts")).readingRows(),
  feed: async () => (await import("./rows/feed.ts")).feedRows(),
  writing: async () => (await import("./rows/writing.ts")).writingRows(),
  login: async () => (await import("./rows/login.ts")).loginRows(),
  starting: async () => (await import("./rows/starting.ts")).startingRows(),
  page: async () => (await import("./rows/page.ts")).pageRows(),
  journal: async () => (await import("./rows/journal.ts")).journalRows(),
  "journal-page": async () => (await import("./rows/journal-page.ts")).journalPageRows(),
  insights: async () => (await import("./rows/insights.ts")).insightsRows(),
  maze: async () => (await import("./rows/maze.ts")).mazeRows(),
  changing: async () => (await import("./rows/changing.ts")).changingRows(),
  sky: async () => (await import("./rows/sky.ts")).skyRows(),
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(groups);
const rows: Row[] = [];
for (const name of chosen) {
  const measure = groups[name];
  if (!measure) {
    console.error(`There is no group "${name}": choose from ${Object.keys(groups).join(", ")}.`);
    process.exit(1);
  }
  console.error(`Measuring ${name}…`);
  rows.push(...(await measure()));
}
console.log(formatTable(rows));
