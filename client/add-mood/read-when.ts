/** The moment that a person typed, and the sentence for one that is not possible. */

import { addMood } from "#domain/languages/en/add-mood.ts";
import type { Sentence } from "#domain/languages/translator.ts";
import { type Clock, isTimeZone, type LocalMoment, offsetIn } from "#domain/local-time.ts";
import { type LocalTime, readTypedMoment } from "#domain/typed-moment.ts";
import type { TypedWhen } from "./mood-form.ts";
import { deviceZone } from "./typed-when.ts";

export type ReadWhen =
  | { readonly ok: true; readonly moment: LocalTime; readonly choices: readonly LocalTime[] }
  | {
      readonly ok: false;
      readonly sentence: Sentence;
      /** What the person can choose from: both times of a repeated hour, or the time nearest to a skipped one. */
      readonly choices: readonly LocalTime[];
      /** False while the fields are empty: then nothing is wrong yet. */
      readonly isWrong: boolean;
    };

/** The moment of a star that exists. */
export type OwnMoment = LocalMoment & { readonly timeZone: string | null };

/**
 * The clock on which a star is read: its time zone; without one that of this device, if both had the same time then; or
 * else its offset. A new star (null) is read on the clock of this device.
 */
export function clockOf(star: OwnMoment | null): Clock {
  if (star?.timeZone && isTimeZone(star.timeZone)) return star.timeZone;
  const zone = deviceZone();
  if (star === null || star.utcOffset === null) return zone;
  return offsetIn(zone, Date.parse(star.timestamp)) === star.utcOffset ? zone : star.utcOffset;
}

/** `now` is epoch milliseconds. */
export function readWhen(when: TypedWhen, clock: Clock, now: number): ReadWhen {
  const read = readTypedMoment(when, clock, now);
  if (!read.ok) {
    const nearest = read.reason === "skipped" ? [read.nearest] : [];
    const isWrong = read.reason !== "not-a-time" || (when.date !== "" && when.time !== "");
    return { ok: false, sentence: (t) => t(sentences[read.reason]), choices: nearest, isWrong };
  }
  const [only, other] = read.choices;
  const chosen = other ? read.choices.find(({ utcOffset }) => utcOffset === when.utcOffset) : only;
  if (chosen) return { ok: true, moment: chosen, choices: read.choices };
  return { ok: false, sentence: (t) => t(sentences.repeated), choices: read.choices, isWrong: true };
}

const sentences = {
  "not-a-time": addMood.when.notATime,
  "too-early": addMood.when.tooEarly,
  "in-the-future": addMood.when.inTheFuture,
  skipped: addMood.when.skipped,
  repeated: addMood.when.repeated,
} as const;
