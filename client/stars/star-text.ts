/** The texts of a star. */

import { familyName, feelingName } from "#domain/feeling-name.ts";
import { type Feelings, findEmotion, isOwn } from "#domain/feelings.ts";
import { firstGraphemes } from "#domain/graphemes.ts";
import { keepDateTogether } from "#domain/languages/dates.ts";
import { sealed } from "#domain/languages/en/sealed.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { dateTimeFormat } from "#domain/languages/format.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { type LocalMoment, wallClockOf } from "#domain/local-time.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

/** The note as it is shown: one that is sealed, and not unlocked here, is neither garbage nor nothing. */
export const noteText = (
  t: Translator,
  { note, sealed: text }: Pick<MoodEntry, "note" | "sealed">,
): string | null => (text ? t(sealed.word) : note);

const longestPreview = 50;

/** The first 50 characters followed by "..."; a shorter note as it is. */
export function previewNote(note: string): string {
  const beginning = firstGraphemes(note, longestPreview);
  return beginning === note ? note : `${beginning}...`;
}

/** The zone is UTC, because these format a wall clock. */
const longDateTime = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
const timeOfDay = { timeStyle: "short", timeZone: "UTC" } as const;

/** Date and time on the person's wall clock. */
export const formatDateTime = (t: Translator, star: LocalMoment): string => format(t, star, longDateTime);

/** The time of day on the person's wall clock. */
export const formatTime = (t: Translator, star: LocalMoment): string => format(t, star, timeOfDay);

function format(t: Translator, star: LocalMoment, options: Intl.DateTimeFormatOptions): string {
  const time = wallClockOf(star);
  return Number.isNaN(time.getTime())
    ? t(starTexts.unknownTime)
    : keepDateTogether(dateTimeFormat(t.locale, options).format(time));
}

/**
 * The names of an emotion and its family, and whether a person made it; for an unknown emotion, the stored word and no
 * family.
 */
export function emotionNames(
  t: Translator,
  feelings: Feelings,
  id: string,
): { name: string; family: string | null; isOwn: boolean } {
  const emotion = findEmotion(feelings, id);
  return {
    name: feelingName(t, feelings, id),
    family: emotion && familyName(t, emotion.family),
    isOwn: emotion !== null && isOwn(emotion),
  };
}

/** The name as screen readers say it where the bead of an own feeling is not seen. */
export function spokenName(t: Translator, feelings: Feelings, id: string): string {
  const { name, isOwn } = emotionNames(t, feelings, id);
  return isOwn ? `${name}${t(starTexts.ofOwn)}` : name;
}

/** The emotion, or both emotions of a twin star. */
export function starName(
  t: Translator,
  feelings: Feelings,
  { emotion, isTwinStar, secondaryEmotion }: NamedStar,
): string {
  const name = feelingName(t, feelings, emotion);
  return isTwinStar === 1 && secondaryEmotion
    ? t(starTexts.twin, { name, other: feelingName(t, feelings, secondaryEmotion) })
    : name;
}

type NamedStar = Pick<MoodEntry, "emotion" | "isTwinStar" | "secondaryEmotion">;
