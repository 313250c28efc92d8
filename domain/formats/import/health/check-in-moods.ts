/**
 * The moods of a check-in of Apple's State of Mind: labels of feelings, a class, and a valence from −1, very unpleasant,
 * to 1. Where a label or the class says the opposite of the number, the number counts.
 */

import type { FoundMood } from "../journal-builder.ts";

export type CheckInMoods = {
  readonly moods: readonly FoundMood[];
  /** Labels and classes that say the opposite of the valence. */
  readonly against: readonly string[];
};

/** Labels say more than the class, and the class more than the valence, which then is only the intensity. */
export function moodsOfCheckIn(
  labels: readonly string[],
  className: string,
  valence: number | null,
): CheckInMoods {
  const number = valence !== null && Math.abs(valence) <= 1 ? valence : null;
  const intensity = number === null ? null : 1 + Math.round(Math.abs(number) * 9);
  const side = number === null ? 0 : sideOfLevel(levelOf(number));
  const isAgainst = (name: string) => side * sideOfName(name) < 0;
  const given = labels.filter((name) => name !== "");
  const [kept, lowerClass] = [given.filter((name) => !isAgainst(name)), className.toLowerCase()];
  const isClass = classes.includes(lowerClass) && !isAgainst(lowerClass);
  const against = [...given, ...(classes.includes(lowerClass) ? [className] : [])].filter(isAgainst);
  if (kept.length > 0) return { moods: kept.map((name) => ({ name, intensity })), against };
  if (isClass) return { moods: [moodOfLevel(classes.indexOf(lowerClass))], against };
  return { moods: number === null ? [] : [moodOfLevel(levelOf(number))], against };
}

/** HealthKit's classes, which split the range of the valence into seven equal parts. */
const classes: readonly string[] = [
  ...["very unpleasant", "unpleasant", "slightly unpleasant", "neutral"],
  ...["slightly pleasant", "pleasant", "very pleasant"],
];

const levelOf = (valence: number) => Math.min(6, Math.floor(((valence + 1) / 2) * 7));
const moodOfLevel = (level: number): FoundMood => ({ name: classes[level] ?? "", level: level / 6 });

/** HealthKit's labels, in English. Those of other languages contradict nothing. */
const pleasant =
  "amazed amused brave calm confident content excited grateful happy hopeful joyful passionate peaceful proud relieved satisfied";
const unpleasant =
  "angry annoyed anxious ashamed disappointed discouraged disgusted drained embarrassed frustrated guilty hopeless irritated jealous lonely overwhelmed sad scared stressed worried";
const sides = new Map([
  ...pleasant.split(" ").map((name) => [name, 1] as const),
  ...unpleasant.split(" ").map((name) => [name, -1] as const),
]);

const sideOfLevel = (level: number) => Math.sign(level - 3);
const sideOfName = (name: string) => {
  const level = classes.indexOf(name.toLowerCase());
  return level < 0 ? (sides.get(name.toLowerCase()) ?? 0) : sideOfLevel(level);
};
