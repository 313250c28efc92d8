/** Reads the export of Pixy, a mood tracker with open source: https://github.com/mrzmyr/pixy-mood-tracker-app */

import { dayMs } from "../../../calendar.ts";
import { readDate } from "../date-text.ts";
import { createJournal, type FoundMood } from "../journal-builder.ts";
import { fieldOf, idOf, isObject, listOf, textOf, wordsOf } from "../json-shape.ts";
import { readMoment } from "../moment-text.ts";
import type { Reading } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";

/** Ratings from the worst to the best. */
const ratings = ["extremely_bad", "very_bad", "bad", "neutral", "good", "very_good", "extremely_good"];
/** Ratings of a night, which leave out both ends. */
const nights = ratings.slice(1, -1);

const sleepQuality = { name: "Sleep quality", unit: "", range: { min: 1, max: nights.length } };

/** Files of the first version have items by date. */
const itemsOf = (json: unknown): readonly unknown[] => {
  const items = fieldOf(json, "items");
  return isObject(items) ? Object.values(items) : listOf(items);
};

export const isPixy = (json: unknown): boolean =>
  itemsOf(json).some(
    (item) => textOf(fieldOf(item, "date")) !== "" && textOf(fieldOf(item, "rating")) !== "",
  );

export function readPixy(json: unknown): Reading {
  const journal = createJournal("pixy-json", "pixy");
  const tags = new Map<string, string>();
  for (const tag of [...listOf(fieldOf(json, "tags")), ...listOf(fieldOf(fieldOf(json, "settings"), "tags"))])
    tags.set(idOf(fieldOf(tag, "id")), textOf(fieldOf(tag, "title")) || textOf(fieldOf(tag, "name")));
  for (const [at, item] of itemsOf(json).entries()) {
    if (journal.isRefused()) break;
    const moods = moodsOf(item);
    const moment = momentOf(item);
    const id = idOf(fieldOf(item, "id"));
    const night = nights.indexOf(textOf(fieldOf(fieldOf(item, "sleep"), "quality")));
    if (moment && night >= 0)
      journal.measure(sleepQuality, { date: moment.date, time: null, value: night + 1 });
    if (!moment)
      journal.skip(
        at + 1,
        "unreadable-date",
        remark("unreadableDate", { date: quotable(textOf(fieldOf(item, "date"))) }),
      );
    else if (moods.length === 0) journal.skip(at + 1, "no-mood", remark("noRating"));
    else
      journal.add({
        // Ids that are not UUIDs are dates, of files in which a day has one entry.
        ...{ row: at + 1, id: id.length >= 32 ? id : null, ...moment, moods },
        note: textOf(fieldOf(item, "message")),
        tags: listOf(fieldOf(item, "tags")).map((tag) => ({
          name:
            tags.get(idOf(fieldOf(tag, "id"))) ||
            textOf(fieldOf(tag, "title")) ||
            textOf(fieldOf(tag, "name")),
        })),
      });
  }
  return journal.finish();
}

/** Emotions say more than the rating. */
function moodsOf(item: unknown): FoundMood[] {
  const emotions = listOf(fieldOf(item, "emotions")).map((emotion) =>
    wordsOf(textOf(emotion) || textOf(fieldOf(emotion, "key"))),
  );
  const named = emotions.filter((name) => name !== "");
  if (named.length > 0) return named.map((name) => ({ name }));
  const rating = textOf(fieldOf(item, "rating"));
  const level = ratings.indexOf(rating);
  return rating === ""
    ? []
    : [{ name: wordsOf(rating), level: level < 0 ? null : level / (ratings.length - 1) }];
}

/** The day counts as the person chose it; the time is that of the moment, if it is on this day somewhere on Earth. */
function momentOf(item: unknown) {
  const date = readDate(textOf(fieldOf(item, "date")));
  const moment = readMoment(textOf(fieldOf(item, "dateTime")));
  if (date === null) return moment;
  if (moment === null) return { date, time: null };
  const isNear = Math.abs(Date.parse(moment.date) - Date.parse(date)) <= dayMs;
  return isNear ? { ...moment, date } : { date, time: null };
}
