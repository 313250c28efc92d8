/** Reads the CSV that the product writes (see star-table.ts), also after a spreadsheet has saved it. */

import { isCalendarDate } from "../../../calendar.ts";
import { canonicalEmotion } from "../../../emotions.ts";
import { withoutNeutralizing } from "../../formula.ts";
import { splitTags } from "../../star-table.ts";
import type { DateForm } from "../date-text.ts";
import { createJournal, type FoundMood } from "../journal-builder.ts";
import { readMoment } from "../moment-text.ts";
import type { RowReader } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import { createRowReader, type Row } from "../table.ts";

/** Stars of the CSV and of the JSON file have the same keys. */
export const universeKeys = "mood-universe";

export function createStarRowReader(header: readonly string[], form: DateForm): RowReader {
  const journal = createJournal("mood-universe-csv", universeKeys);
  return createRowReader(header, journal, (neutral, row) => {
    const cell: Row = (name) => withoutNeutralizing(neutral(name));
    const moment = readStarMoment(cell, form);
    if (!moment)
      return journal.skip(
        row,
        "unreadable-date",
        remark("unreadableMoment", { date: quotable(cell("utc_time") || cell("local_time")) }),
      );
    if (cell("emotion").trim() === "") return journal.skip(row, "no-mood", remark("noFeelingInRow"));
    journal.add({
      ...{ row, id: cell("id").trim() || null, ...moment, timeZone: cell("time_zone") || null },
      moods: [
        moodOf(cell("emotion"), cell("intensity")),
        moodOf(cell("second_emotion"), cell("second_intensity")),
      ],
      ...{ note: cell("note"), tags: splitTags(cell("tags")).map((name) => ({ name })) },
      keptOutOfLetters: cell("kept_out_of_letters").trim() !== "",
    });
  });
}

/** The moment in UTC, and the date and time on the star's clock. */
function readStarMoment(cell: Row, form: DateForm) {
  const exact = readMoment(cell("utc_time"), form);
  const local = readMoment(cell("local_time"), form);
  const { date, time } = local ?? exact ?? {};
  if (date === undefined || time === undefined || !isCalendarDate(date)) return null;
  return { date, time, instant: exact?.instant ?? null, utcOffset: readOffset(cell("utc_offset")) };
}

/** `UTC+05:30` as 330. */
function readOffset(text: string): number | null {
  const [, sign, hours, minutes] = text.match(/^UTC([+-])(\d{2}):(\d{2})$/) ?? [];
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : null;
}

const moodOf = (emotion: string, intensity: string): FoundMood => ({
  name: canonicalEmotion(emotion.trim()),
  intensity: intensity.trim() === "" ? null : Number(intensity),
});
