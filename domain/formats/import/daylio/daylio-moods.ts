/** The moods with which Daylio begins. People rename them and add others. */

import type { FoundMood } from "../journal-builder.ts";

/** Names from the best to the worst: groups 1 to 5 of a backup, whose predefined names have the same numbers. */
const names = ["rad", "good", "meh", "bad", "awful"];

/** The level of a mood group, 1 for the best to 5 for the worst, as 1 to 0; null for any other number. */
export const levelOfGroup = (group: number): number | null =>
  Number.isInteger(group) && group >= 1 && group <= 5 ? (5 - group) / 4 : null;

/** The predefined name with this number, or null. */
export const predefinedName = (number: number): string | null => names[number - 1] ?? null;

/** A mood of a CSV file, which has names alone. */
export const moodWithName = (name: string): FoundMood => ({
  name,
  level: levelOfGroup(names.indexOf(name.trim().toLowerCase()) + 1),
});
