/** Texts about finished exercises and mazes. */

import { exerciseTitles } from "#domain/wellness/exercise-titles.ts";
import type { ExerciseId } from "#domain/wellness/ids.ts";
import type { Practice } from "./practice.ts";

const triggerTraining: ExerciseId = "cosmic-trigger-resolution";

/** `45 s`, `3 min`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const parts =
    hours > 0
      ? [`${hours} h`, minutes && `${minutes} min`]
      : [minutes && `${minutes} min`, rest && `${rest} s`];
  return parts.filter(Boolean).join(" ") || "0 s";
}

/** How a maze ended; null for an exercise, which has one ending. */
export const outcomeText = ({ outcome }: Pick<Practice, "outcome">): string | null =>
  ({ completed: null, won: "Way out found", "timed-out": "Time ran out" })[outcome];

/** With a minus sign, which is longer than a hyphen and is read aloud. */
export const formatPoints = (points: number) => points.toLocaleString().replace("-", "\u2212");

/** Mazes count moves, breathing counts breaths, other exercises points. */
export function formatScore({
  kind,
  itemId,
  score,
}: Pick<Practice, "kind" | "itemId" | "score">): string | null {
  if (score === null) return null;
  const one = kind === "maze" ? "move" : itemId === "breathing" ? "breath" : null;
  if (one === null) return `Score ${formatPoints(score)}`;
  return `${score.toLocaleString()} ${score === 1 ? one : `${one}s`}`;
}

/** Explains the score of the trigger training wherever the list shows one; otherwise null. */
export const scoreNote = (sessions: readonly Pick<Practice, "itemId" | "score">[]): string | null =>
  sessions.some(({ itemId, score }) => itemId === triggerTraining && score !== null)
    ? `The score of ${exerciseTitles[triggerTraining]} adds up the points of your responses. A low score is not a bad one.`
    : null;

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** In the person's own time zone. */
export const formatMoment = (at: string) => moment.format(new Date(at));
