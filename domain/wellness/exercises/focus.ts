/** Stellar Focus Conditioner: four attention exercises of one minute each, and their counts. */

import { exercises } from "../../languages/en/exercises.ts";
import type { Text } from "../../languages/text.ts";
import { pseudoRandom } from "../../pseudo-random.ts";

export const focusTypes = ["follow", "center", "switch", "count"] as const;
export type FocusType = (typeof focusTypes)[number];

export type FocusExercise = {
  readonly type: FocusType;
  readonly title: Text;
  readonly description: Text;
  readonly durationSeconds: number;
};

const minute = 60;

export const focusExercises: readonly FocusExercise[] = [
  {
    type: "follow",
    ...exercises.focus.follow,
    durationSeconds: minute,
  },
  {
    type: "center",
    ...exercises.focus.center,
    durationSeconds: minute,
  },
  {
    type: "switch",
    ...exercises.focus.switch,
    durationSeconds: minute,
  },
  {
    type: "count",
    ...exercises.focus.count,
    durationSeconds: minute,
  },
];

export type FocusMoment = {
  readonly index: number;
  readonly exercise: FocusExercise;
  /** Milliseconds since this exercise began. */
  readonly withinMs: number;
  /** Seconds until the next exercise, rounded up. */
  readonly remainingSeconds: number;
};

/** The focus exercise at an elapsed time; the last one does not end. */
export function focusAt(elapsedMs: number): FocusMoment {
  let withinMs = Math.max(0, elapsedMs);
  for (const [index, exercise] of focusExercises.entries()) {
    const durationMs = 1000 * exercise.durationSeconds;
    if (withinMs < durationMs || index === focusExercises.length - 1)
      return {
        index,
        exercise,
        withinMs,
        remainingSeconds: Math.max(0, Math.ceil((durationMs - withinMs) / 1000)),
      };
    withinMs -= durationMs;
  }
  throw new Error("There is no focus exercise.");
}

/** The field in which the light moves. The unit is a hundredth of its width; `target` is the target's diameter. */
export const field = { width: 100, height: 75, target: 18 } as const;

export const jumpMs = 2000;

/** The centre of the target, in units of the field. */
export type Spot = { readonly x: number; readonly y: number };

export const spotNumber = (withinMs: number): number => Math.floor(withinMs / jumpMs);

/** The `number`-th spot, from 0: inside the field and at least one target width from the previous spot. */
export function spotAt(seed: number, number: number): Spot {
  let spot = randomSpot(seed, 0, 0);
  for (let next = 1; next <= number; next++) {
    const previous = spot;
    for (let attempt = 0; attempt === 0 || isTooNear(spot, previous); attempt++)
      spot = randomSpot(seed, next, attempt);
  }
  return spot;
}

const isTooNear = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) < field.target;

function randomSpot(seed: number, number: number, attempt: number): Spot {
  const along = (length: number, salt: number) =>
    field.target / 2 + (length - field.target) * pseudoRandom(seed + 101 * number, salt + 2 * attempt);
  return { x: along(field.width, 0), y: along(field.height, 1) };
}

/** The light in the middle dims from 1 to `minimumGlow` during `dimMs` after the last press. */
export const dimMs = 20_000;
export const minimumGlow = 0.25;
export const glowAt = (sincePressMs: number): number =>
  1 - (1 - minimumGlow) * Math.min(1, Math.max(0, sincePressMs) / dimMs);

export const switchThings = ["star", "moon", "comet"] as const;
export type SwitchThing = (typeof switchThings)[number];

export const cueMs = 5000;
export const cueNumber = (withinMs: number): number => Math.floor(withinMs / cueMs);

/** The thing that the `number`-th cue names, from 0: never the same twice in a row. */
export function cueAt(seed: number, number: number): SwitchThing {
  let index = Math.floor(pseudoRandom(seed, 7) * switchThings.length);
  for (let next = 1; next <= number; next++)
    index += 1 + Math.floor(pseudoRandom(seed + next, 11) * (switchThings.length - 1));
  return switchThings[index % switchThings.length] ?? "star";
}

export type FocusRecord = {
  /** Number of lights that were tapped, and the spot number of the last one. */
  readonly caught: number;
  readonly lastSpot: number;
  /** Number of presses on the light in the middle, and the time of the last one since that exercise began. */
  readonly returns: number;
  readonly returnedAtMs: number;
  /** Number of cues that were followed, and the number of the last one. */
  readonly arrivals: number;
  readonly lastCue: number;
  /** The count, 0 to `countTo`, and how often it reached `countTo`. */
  readonly count: number;
  readonly rounds: number;
};

export const countTo = 10;

export const emptyFocusRecord: FocusRecord = {
  caught: 0,
  lastSpot: -1,
  returns: 0,
  returnedAtMs: 0,
  arrivals: 0,
  lastCue: -1,
  count: 0,
  rounds: 0,
};

export type FocusAction =
  | { readonly type: "follow"; readonly spot: number }
  | { readonly type: "center" }
  | { readonly type: "switch"; readonly thing: SwitchThing }
  | { readonly type: "count" }
  | { readonly type: "recount" };

/** The record after an action of the current exercise. Each light and each cue counts once; other actions are ignored. */
export function applyFocusAction(
  record: FocusRecord,
  action: FocusAction,
  seed: number,
  elapsedMs: number,
): FocusRecord {
  const { exercise, withinMs } = focusAt(elapsedMs);
  if (exercise.type !== (action.type === "recount" ? "count" : action.type)) return record;
  switch (action.type) {
    case "follow":
      // The screen may still show the previous spot for a moment, so a tap on it counts too.
      if (action.spot > spotNumber(withinMs) || action.spot <= record.lastSpot) return record;
      return { ...record, caught: record.caught + 1, lastSpot: action.spot };
    case "center":
      return { ...record, returns: record.returns + 1, returnedAtMs: withinMs };
    case "switch": {
      const cue = cueNumber(withinMs);
      if (cue === record.lastCue || action.thing !== cueAt(seed, cue)) return record;
      return { ...record, arrivals: record.arrivals + 1, lastCue: cue };
    }
    case "count": {
      const count = record.count === countTo ? 1 : record.count + 1;
      return { ...record, count, rounds: record.rounds + (count === countTo ? 1 : 0) };
    }
    case "recount":
      return { ...record, count: 0 };
  }
}

/** Lights caught and cues followed. */
export const focusScore = ({ caught, arrivals }: FocusRecord): number => caught + arrivals;
