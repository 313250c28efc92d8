/** Small files as other journals write them, five entries each, and what becomes of them. */

import { strToU8, zipSync } from "fflate";
import type { ImportSource } from "#domain/imports.ts";
import { makeStar } from "./make-star.ts";

export type JournalFile = {
  readonly source: ImportSource;
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the page calls the source. */
  readonly shownAs: string;
};

const days = ["2026-02-04", "2026-02-05", "2026-02-06", "2026-02-07", "2026-02-08"] as const;
const rows = (header: string, row: (day: string, at: number) => string) =>
  `${[header, ...days.map(row)].join("\r\n")}\r\n`;
const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === "string" ? strToU8(text) : text]),
    ),
  );

const daylioMoods = ["rad", "good", "meh", "bad", "awful"];
const daylioCsv = rows(
  "full_date,date,weekday,time,mood,activities,note_title,note",
  (day, at) =>
    `${day},February ${4 + at},Monday,9:30 pm,${daylioMoods[at]},"family | long walk",,"A note, plainly"`,
);

const daylioBackup = {
  version: 15,
  customMoods: daylioMoods.map((_, at) => ({
    ...{ id: at + 1, custom_name: "", predefined_name_id: at + 1, mood_group_id: at + 1 },
  })),
  tags: [{ id: 3, name: "garden", id_tag_group: 1 }],
  tag_groups: [{ id: 1, name: "Other" }],
  dayEntries: days.map((day, at) => ({
    ...{
      id: at,
      mood: at + 1,
      tags: [3],
      datetime: Date.parse(`${day}T08:10:00Z`),
      timeZoneOffset: 3_600_000,
    },
    ...{ note: "<p>Sea &amp; sand</p>", note_title: "" },
  })),
};

const howWeFeel = `\ufeff${rows(
  "Date,Locale,Mood Keys,Mood,Tags (People),Tags (Places),Tags (Events),Notes,Reflections,Takeaways",
  (_, at) => `2026 Sun Feb ${4 + at} 4:04 PM,en,calm,Calm; Hopeful,Family,Home,Cooking,Soup,,Rest more`,
)}`;

const stateOfMind = {
  data: {
    stateOfMind: days.map((day, at) => ({
      ...{ id: `check-in-${at}`, start: `${day} 22:45:10 -0400`, end: `${day} 22:45:10 -0400` },
      ...{ kind: "momentaryEmotion", valence: 0.5, valenceClassification: "pleasant" },
      ...{ labels: ["Grateful"], associations: ["selfCare"] },
    })),
  },
};

const pixels = days.map((date, at) => ({
  ...{ date, type: "Mood", scores: [at + 1], notes: "Sea" },
  tags: [{ type: "Activities", entries: ["swim"] }],
}));

const pixy = {
  version: "1.2.0",
  items: days.map((date, at) => ({
    ...{ id: `2f1f9d5e-6a52-4a3c-8f0e-7f5b8f1f2a1${at}`, date, dateTime: `${date}T15:04:30.000Z` },
    ...{ rating: "very_good", message: "Sea", tags: [{ id: "t1" }], emotions: [] },
  })),
  tags: [{ id: "t1", title: "sister" }],
};

const bearable = rows(
  "date,date formatted,weekday,time of day,category,rating/amount,detail,notes",
  (day, at) => `${4 + at}th Feb 2026,${day},Sunday,16:04,Mood,8,Happy | Calm,By the sea`,
);

const dayOne = {
  metadata: { version: "1.0" },
  entries: days.map((day, at) => ({
    ...{ uuid: `81F0F3CA693F484792F76359E9E2ACE${at}`, creationDate: `${day}T03:04:32Z` },
    ...{ timeZone: "Asia/Bangkok", text: "# Coffee\n\nA day in the café", tags: ["travel"] },
  })),
};

const ownCsv = rows(
  "id,local_time,utc_time,utc_offset,time_zone,emotion,intensity,second_emotion,second_intensity,tags,note",
  (day, at) =>
    `0c9a1e5f-5b1c-4f53-9a75-0d8f6f0b7a2${at},${day} 10:00,${day}T09:00:00.000Z,UTC+01:00,Europe/Berlin,hope,6,,,reading,A note`,
);

const ownJson = {
  ...{ formatVersion: 1, exportedAt: "2026-02-09T10:00:00.000Z", isWhole: false, settings: {}, tags: [] },
  moodEntries: days.map((day, at) => makeStar({ id: `star-${at}`, timestamp: `${day}T10:00:00.000Z` })),
};

const table = rows("When;How;Words", (day) => `${day} 21:15;happy;A walk`);

const base64 = (value: unknown) => btoa(JSON.stringify(value));

/** The own JSON has a part of a universe, so that its stars are imported and no universe is restored. */
export const journalFiles: readonly JournalFile[] = [
  { source: "daylio-csv", name: "daylio.csv", content: daylioCsv, shownAs: "Daylio, table" },
  {
    ...{ source: "daylio-backup", name: "backup.daylio", shownAs: "Daylio, backup" },
    content: zip({ "backup.daylio": base64(daylioBackup), "assets/photo.jpg": new Uint8Array(20_000) }),
  },
  { source: "how-we-feel-csv", name: "how-we-feel.csv", content: howWeFeel, shownAs: "How We Feel" },
  {
    ...{ source: "health-auto-export-json", name: "health.json", content: JSON.stringify(stateOfMind) },
    shownAs: "State of Mind, by Health Auto Export",
  },
  { source: "pixels-json", name: "pixels.json", content: JSON.stringify(pixels), shownAs: "Pixels" },
  { source: "pixy-json", name: "pixy.json", content: JSON.stringify(pixy), shownAs: "Pixy" },
  { source: "bearable-csv", name: "bearable.csv", content: bearable, shownAs: "Bearable" },
  {
    ...{ source: "day-one-zip", name: "day-one.zip", shownAs: "Day One" },
    content: zip({ "Journal.json": JSON.stringify(dayOne), "photos/a.jpeg": new Uint8Array(20_000) }),
  },
  {
    ...{ source: "mood-universe-json", name: "mine.json", content: JSON.stringify(ownJson) },
    shownAs: "Mood Universe, everything as JSON",
  },
  { source: "mood-universe-csv", name: "mine.csv", content: ownCsv, shownAs: "Mood Universe, table" },
  { source: "csv", name: "table.csv", content: table, shownAs: "A table of your own" },
];

/** One of each way through the page: a table, a ZIP with entries without a mood, JSON, and columns chosen by hand. */
export const everyWay = journalFiles.filter(({ source }) =>
  ["daylio-csv", "day-one-zip", "mood-universe-json", "csv"].includes(source),
);
