/** The kinds of records that a universe keeps. */

import type { recordKinds } from "#domain/records/record-kinds.ts";
import { comparisons } from "./comparisons.ts";
import { constellations } from "./constellations.ts";
import { feelings } from "./feelings.ts";
import type { KeptKind } from "./kept-kind.ts";
import { readings } from "./readings.ts";
import { stars } from "./stars.ts";
import { tags } from "./tags.ts";
import { trackers } from "./trackers.ts";

export const keptKinds: readonly KeptKind[] = Object.values({
  star: stars,
  tag: tags,
  constellation: constellations,
  feeling: feelings,
  tracker: trackers,
  reading: readings,
  comparison: comparisons,
} satisfies Record<keyof typeof recordKinds, KeptKind>);
