/** Reads the stars and tags of the product's own JSON, for a universe that has stars already. */

import { canonicalEmotion } from "../../../emotions.ts";
import { tagKinds } from "../../../records/tag/tag.ts";
import { createJournal, type FoundMood, type FoundTag } from "../journal-builder.ts";
import { fieldOf, idOf, listOf, numberOf, textOf } from "../json-shape.ts";
import { clockAt, readMoment } from "../moment-text.ts";
import type { Reading, TagKind } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import { universeKeys } from "./star-rows.ts";

/** Whether the file is a universe of any version, because stars and tags are the same in all of them so far. */
export const isUniverse = (json: unknown): boolean =>
  numberOf(fieldOf(json, "formatVersion")) !== null && Array.isArray(fieldOf(json, "moodEntries"));

export function readUniverseStars(json: unknown): Reading {
  const journal = createJournal("mood-universe-json", universeKeys);
  const tags = new Map(listOf(fieldOf(json, "tags")).map((tag) => [idOf(fieldOf(tag, "id")), tagOf(tag)]));
  for (const [at, star] of listOf(fieldOf(json, "moodEntries")).entries()) {
    if (journal.isRefused()) break;
    const moment = momentOf(star);
    const moods = [
      moodOf(star, "emotion", "intensity"),
      moodOf(star, "secondaryEmotion", "secondaryIntensity"),
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
      });
  }
  return journal.finish();
}

const moodOf = (star: unknown, emotion: string, intensity: string): FoundMood => ({
  name: canonicalEmotion(textOf(fieldOf(star, emotion))),
  intensity: numberOf(fieldOf(star, intensity)),
});

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
