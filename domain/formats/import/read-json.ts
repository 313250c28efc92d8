/** The reader of each source whose files are JSON. */

import type { ImportSource } from "../../imports.ts";
import { isDayOne, readDayOne } from "./day-one/day-one-json.ts";
import { isDaylioBackup, readDaylioBackup } from "./daylio/daylio-backup.ts";
import { isStateOfMind, readStateOfMind } from "./health/state-of-mind.ts";
import { isUniverse, readUniverseStars } from "./mood-universe/universe-stars.ts";
import { isPixels, readPixels } from "./pixels/pixels-json.ts";
import { isPixy, readPixy } from "./pixy/pixy-json.ts";
import type { Reading } from "./read-journal.ts";
import { remark } from "./remark.ts";

type JsonReader = { readonly is: (json: unknown) => boolean; readonly read: (json: unknown) => Reading };

const readers: Readonly<Partial<Record<ImportSource, JsonReader>>> = {
  "mood-universe-json": { is: isUniverse, read: readUniverseStars },
  "daylio-backup": { is: isDaylioBackup, read: readDaylioBackup },
  "health-auto-export-json": { is: isStateOfMind, read: readStateOfMind },
  "pixels-json": { is: isPixels, read: readPixels },
  "pixy-json": { is: isPixy, read: readPixy },
  "day-one-zip": { is: isDayOne, read: (json) => readDayOne([json]) },
};

/** The source of parsed JSON by its shape; null for JSON of no journal that can be read. */
export function jsonSourceOf(json: unknown): ImportSource | null {
  const found = Object.entries(readers).find(([, { is }]) => is(json));
  return found ? (found[0] as ImportSource) : null;
}

/** Reads parsed JSON of any source. */
export function readJson(json: unknown): Reading {
  const source = jsonSourceOf(json);
  return (source && readers[source]?.read(json)) ?? { ok: false, refusal: remark("unknownJson") };
}
