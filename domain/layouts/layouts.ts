/** Lays stars out as a person chooses. */

import type { Feelings } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { dayLayout } from "./day-layout.ts";
import { feelingsLayout } from "./feelings-layout.ts";
import type { Layout } from "./layout.ts";
import type { LayoutId } from "./layout-ids.ts";
import { moonsLayout } from "./moons-layout.ts";
import { type YearOptions, yearLayout } from "./year-layout.ts";

/** Null for the sky, in which stars have the places that they were given. */
export function layOut(
  feelings: Feelings,
  id: LayoutId,
  entries: readonly MoodEntry[],
  options: YearOptions,
): Layout | null {
  if (id === "year") return yearLayout(entries, options);
  if (id === "day") return dayLayout(entries);
  if (id === "feelings") return feelingsLayout(feelings, entries, options.isTall);
  return id === "moons" ? moonsLayout(entries) : null;
}
