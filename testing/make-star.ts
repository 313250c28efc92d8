/** Factories of stars and of own feelings as the API sends them, and of stars as the database stores them. A test overrides only what it is about. */

import type { OwnFeeling } from "#domain/records/feeling/feeling.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { MoodEntryRow } from "../server/database/schema.ts";

const startedAt = "2026-03-13T08:00:00.000Z";

/** A star of `makeUser()`. */
export const makeStar = (overrides: Partial<MoodEntry> = {}): MoodEntry => ({
  id: "star-1",
  userId: "user-1",
  emotion: "joy",
  intensity: 7,
  note: null,
  keptOutOfLetters: false,
  timestamp: startedAt,
  x: 0,
  y: 0,
  z: 0,
  isTwinStar: 0,
  secondaryEmotion: null,
  secondaryIntensity: null,
  utcOffset: null,
  timeZone: null,
  createdAt: overrides.timestamp ?? startedAt,
  editedAt: null,
  tags: [],
  revision: 1,
  ...overrides,
});

/** A feeling of a person's own. */
export const makeOwnFeeling = (overrides: Partial<OwnFeeling> = {}): OwnFeeling => ({
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  name: "Homesick",
  family: "grief",
  valence: -0.3,
  energy: 0.2,
  isArchived: false,
  revision: 1,
  ...overrides,
});

/** The row of the first star of a universe, with `userId` to be set to an existing user. */
export const makeStarRow = (overrides: Partial<MoodEntryRow> = {}): MoodEntryRow => ({
  id: "star-1",
  userId: "user-1",
  emotion: "joy",
  intensity: 7,
  note: null,
  sealed: null,
  keptOutOfLetters: 0,
  timestamp: new Date(startedAt),
  utcOffset: null,
  timeZone: null,
  x: 0,
  y: 0,
  z: 0,
  ordinal: 0,
  rank: 0,
  isTwinStar: 0,
  secondaryEmotion: null,
  secondaryIntensity: null,
  createdAt: overrides.timestamp ?? new Date(startedAt),
  editedAt: null,
  deletedAt: null,
  revision: 1,
  bodyHash: null,
  importId: null,
  ...overrides,
});
