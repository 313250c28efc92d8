/** Reads stars, tags, own feelings and readings of the product's own JSON, for a universe that has stars already. */

import * as z from "zod/mini";
import { isCalendarDate } from "../../../calendar.ts";
import { canonicalEmotion } from "../../../emotions.ts";
import { ownFeelingChangeSchema } from "../../../records/feeling/feeling.ts";
import { tagKinds } from "../../../records/tag/tag.ts";
import { createJournal, type FoundMood, type FoundTag, type JournalBuilder } from "../journal-builder.ts";
import { fieldOf, idOf, listOf, numberOf, textOf } from "../json-shape.ts";
import { clockAt, readMoment } from "../moment-text.ts";
import type { NewFeeling, Reading, TagKind } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import { universeKeys } from "./star-rows.ts";

/** Whether the file is a universe of any version, because stars and tags are the same in all of them so far. */
export const isUniverse = (json: unknown): boolean =>
  numberOf(fieldOf(json, "formatVersion")) !== null && Array.isArray(fieldOf(json, "moodEntries"));

export function readUniverseStars(json: unknown): Reading {
  const journal = createJournal("mood-universe-json", universeKeys);
  const own = new Map(listOf(fieldOf(json, "feelings")).flatMap(ownFeelingOf));
  const tags = new Map(listOf(fieldOf(json, "tags")).map((tag) => [idOf(fieldOf(tag, "id")), tagOf(tag)]));
  for (const [at, star] of listOf(fieldOf(json, "moodEntries")).entries()) {
    if (journal.isRefused()) break;
    const moment = momentOf(star);
    const moods = [
      moodOf(star, "emotion", "intensity", own),
      moodOf(star, "secondaryEmotion", "secondaryIntensity", own),
    ];
    if (!moment)
      journal.skip(
        at + 1,
        "unreadable-date",
        remark("unreadableMoment", { date: quotable(textOf(fieldOf(star, "timestamp"))) }),
      );
    else if (moods.every(({ name }) => name === ""))
      journal.skip(at + 1, "no-mood", remark("noFeelingInStar"));
    else
      journal.add({
        ...{ row: at + 1, id: idOf(fieldOf(star, "id")) || null, ...moment, moods },
        note: textOf(fieldOf(star, "note")),
        tags: listOf(fieldOf(star, "tags")).flatMap((id) => tags.get(idOf(id)) ?? []),
        keptOutOfLetters: fieldOf(star, "keptOutOfLetters") === true,
      });
  }
  measureReadings(journal, json);
  return journal.finish();
}

type OwnFeelings = ReadonlyMap<string, NewFeeling>;

function ownFeelingOf(feeling: unknown): [id: string, feeling: NewFeeling][] {
  const { name, family, valence, energy } = ownFeelingChangeSchema.shape;
  const parsed = z.object({ name, family, valence, energy }).safeParse(feeling);
  const id = idOf(fieldOf(feeling, "id"));
  return parsed.success && id !== "" ? [[id, parsed.data]] : [];
}

function moodOf(star: unknown, emotion: string, intensity: string, known: OwnFeelings): FoundMood {
  const [id, felt] = [textOf(fieldOf(star, emotion)), numberOf(fieldOf(star, intensity))];
  const own = known.get(id);
  return own ? { name: own.name, id, own, intensity: felt } : { name: canonicalEmotion(id), intensity: felt };
}

/** The readings of the trackers of the file, which a universe that has stars gets like those of any journal. */
function measureReadings(journal: JournalBuilder, json: unknown) {
  const forms = new Map(
    listOf(fieldOf(json, "trackers")).map((tracker) => [idOf(fieldOf(tracker, "id")), formOf(tracker)]),
  );
  for (const reading of listOf(fieldOf(json, "readings"))) {
    const form = forms.get(idOf(fieldOf(reading, "trackerId")));
    const [date = "", time = null] = textOf(fieldOf(reading, "at")).split("T");
    const value = numberOf(fieldOf(reading, "value"));
    if (!form || value === null || !isCalendarDate(date)) continue;
    const utcOffset = numberOf(fieldOf(reading, "utcOffset"));
    journal.measure(form, { value, isYesNo: form.isYesNo, date, time, utcOffset });
  }
}

function formOf(tracker: unknown) {
  const kind = textOf(fieldOf(tracker, "kind"));
  const [min, max] = [numberOf(fieldOf(tracker, "min")), numberOf(fieldOf(tracker, "max"))];
  return {
    name: textOf(fieldOf(tracker, "name")),
    unit: kind === "duration" ? "min" : textOf(fieldOf(tracker, "unit")),
    range: kind === "scale" && min !== null && max !== null ? { min, max } : null,
    isOfDay: fieldOf(tracker, "perDay") === "one",
    isYesNo: kind === "yes-no",
  };
}

const tagOf = (tag: unknown): FoundTag => {
  const kind = textOf(fieldOf(tag, "kind")) as TagKind;
  return { name: textOf(fieldOf(tag, "name")), kind: tagKinds.includes(kind) ? kind : null };
};

/** The date is that of UTC where the star's clock is unknown. */
function momentOf(star: unknown) {
  const instant = readMoment(textOf(fieldOf(star, "timestamp")))?.instant;
  const utcOffset = numberOf(fieldOf(star, "utcOffset"));
  const clock = instant ? clockAt(Date.parse(instant), utcOffset ?? 0) : null;
  return instant && clock
    ? { ...clock, instant, utcOffset, timeZone: textOf(fieldOf(star, "timeZone")) || null }
    : null;
}
