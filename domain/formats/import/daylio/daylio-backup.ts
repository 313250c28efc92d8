/**
 * Reads the JSON in a backup of Daylio. Of an entry, months begin at 0, and ids are those of one installation, so that they
 * cannot be keys. Fields: https://github.com/charistas/daylio-scribe
 */

import { utcOffsetRange } from "../../../local-time.ts";
import { joinNotes } from "../clean-text.ts";
import { readDate } from "../date-text.ts";
import { createJournal, type FoundMood } from "../journal-builder.ts";
import { fieldOf, idOf, listOf, numberOf, textOf } from "../json-shape.ts";
import { clockAt } from "../moment-text.ts";
import type { Reading } from "../read-journal.ts";
import { remark } from "../remark.ts";
import { readTime } from "../time-text.ts";
import { daylioKeys } from "./daylio-csv.ts";
import { levelOfGroup, predefinedName } from "./daylio-moods.ts";
import { plainNote } from "./daylio-note.ts";

export const isDaylioBackup = (json: unknown): boolean =>
  Array.isArray(fieldOf(json, "dayEntries")) && Array.isArray(fieldOf(json, "customMoods"));

export function readDaylioBackup(json: unknown): Reading {
  const journal = createJournal("daylio-backup", daylioKeys);
  const moods = new Map(
    listOf(fieldOf(json, "customMoods")).map((mood) => [idOf(fieldOf(mood, "id")), moodOf(mood)]),
  );
  const tags = new Map(
    listOf(fieldOf(json, "tags")).map((tag) => [idOf(fieldOf(tag, "id")), textOf(fieldOf(tag, "name"))]),
  );
  for (const [at, entry] of listOf(fieldOf(json, "dayEntries")).entries()) {
    const [row, moment] = [at + 1, momentOf(entry)];
    const mood = moods.get(idOf(fieldOf(entry, "mood")));
    if (journal.isRefused()) break;
    if (!moment) journal.skip(row, "no-date", remark("noDate"));
    else if (!mood) journal.skip(row, "no-mood", remark("noMoodInEntry"));
    else
      journal.add({
        ...{ row, ...moment, moods: [mood] },
        note: joinNotes(["note_title", "note"].map((name) => plainNote(textOf(fieldOf(entry, name))))),
        tags: listOf(fieldOf(entry, "tags")).map((id) => ({ name: tags.get(idOf(id)) ?? "" })),
      });
  }
  return journal.finish();
}

function moodOf(mood: unknown): FoundMood {
  const predefined = predefinedName(numberOf(fieldOf(mood, "predefined_name_id")) ?? 0);
  return {
    name: textOf(fieldOf(mood, "custom_name")).trim() || predefined || `mood ${idOf(fieldOf(mood, "id"))}`,
    level: levelOfGroup(numberOf(fieldOf(mood, "mood_group_id")) ?? 0),
  };
}

/** Converters write offsets that no clock has, and then another moment: the fields of the clock are right. */
function momentOf(entry: unknown) {
  const moment = numberOf(fieldOf(entry, "datetime"));
  const utcOffset = offsetOf(numberOf(fieldOf(entry, "timeZoneOffset")));
  const fields = utcOffset === null ? fieldsOf(entry) : null;
  const clock = moment === null ? null : clockAt(moment, utcOffset ?? 0);
  if (fields || moment === null || clock === null) return fields ?? fieldsOf(entry);
  return { ...clock, instant: new Date(moment).toISOString(), utcOffset };
}

const quarterMs = 15 * 60_000;

/** Minutes east of UTC; null for what no clock has: all offsets of our time are quarters of an hour. */
const offsetOf = (ms: number | null): number | null =>
  ms !== null && ms % quarterMs === 0 && Math.abs(ms) <= utcOffsetRange.max * 60_000 ? ms / 60_000 : null;

function fieldsOf(entry: unknown) {
  const [year, month, day, hour, minute] = ["year", "month", "day", "hour", "minute"].map((name) =>
    numberOf(fieldOf(entry, name)),
  );
  if (year == null || month == null || day == null) return null;
  const date = readDate(`${year}-${month + 1}-${day}`);
  const time = hour == null || minute == null ? null : readTime(`${hour}:${String(minute).padStart(2, "0")}`);
  return date === null ? null : { date, time, instant: null, utcOffset: null };
}
