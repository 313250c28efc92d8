/** Texts about finished exercises and mazes. */

import { keepDateTogether, mediumDate } from "#domain/languages/dates.ts";
import { exerciseTitles } from "#domain/languages/en/exercise-titles.ts";
import { wellness } from "#domain/languages/en/wellness.ts";
import { dateTimeFormat } from "#domain/languages/format.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { ExerciseId } from "#domain/wellness/ids.ts";
import type { Practice } from "./practice.ts";

const triggerTraining: ExerciseId = "cosmic-trigger-resolution";

/** `45 s`, `3 min`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(t: Translator, whole: number): string {
  const duration = wellness.duration;
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours > 0)
    return minutes > 0 ? t(duration.hoursMinutes, { hours, minutes }) : t(duration.hours, { hours });
  if (minutes === 0) return t(duration.seconds, { seconds });
  return seconds > 0 ? t(duration.minutesSeconds, { minutes, seconds }) : t(duration.minutes, { minutes });
}

/** How a maze ended; null for an exercise, which has one ending. */
export function outcomeText(t: Translator, { outcome }: Pick<Practice, "outcome">): string | null {
  if (outcome === "completed") return null;
  return t(outcome === "won" ? wellness.practice.won : wellness.practice.timedOut);
}

/** Points with a minus sign, which is longer than a hyphen and is read aloud. */
export const formatPoints = (t: Translator, points: number) =>
  points.toLocaleString(t.locale).replace("-", "\u2212");

/** Mazes count moves, breathing counts breaths, other exercises points. */
export function formatScore(
  t: Translator,
  { kind, itemId, score }: Pick<Practice, "kind" | "itemId" | "score">,
): string | null {
  if (score === null) return null;
  if (kind === "maze") return t(wellness.practice.moves, { count: score });
  if (itemId === "breathing") return t(wellness.practice.breaths, { count: score });
  return t(wellness.practice.score, { points: formatPoints(t, score) });
}

/** Explains the score of the trigger training wherever the list shows one; otherwise null. */
export const scoreNote = (
  t: Translator,
  sessions: readonly Pick<Practice, "itemId" | "score">[],
): string | null =>
  sessions.some(({ itemId, score }) => itemId === triggerTraining && score !== null)
    ? t(wellness.practice.scoreNote, { exercise: t(exerciseTitles[triggerTraining]) })
    : null;

const dayAndTime = { ...mediumDate, hour: "numeric", minute: "2-digit" } as const;

/** The moment in the person's own time zone. */
export const formatMoment = ({ locale }: Translator, at: string): string =>
  keepDateTogether(dateTimeFormat(locale, dayAndTime).format(new Date(at)));
