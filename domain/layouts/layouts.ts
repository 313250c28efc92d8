/** The layouts of the sky that a person can choose, and the one in the URL. */

import type { MoodEntry } from "../mood-entry.ts";
import { dayLayout } from "./day-layout.ts";
import { feelingsLayout } from "./feelings-layout.ts";
import type { Layout } from "./layout.ts";
import { moonsLayout } from "./moons-layout.ts";
import { type YearOptions, yearLayout } from "./year-layout.ts";

/** `sky` is the placement of placement.ts. */
export const layoutIds = ["sky", "year", "day", "feelings", "moons"] as const;
export type LayoutId = (typeof layoutIds)[number];

/** The layout of a text in a URL: the sky for one that is unknown. */
export const layoutOf = (text: string | null): LayoutId => layoutIds.find((id) => id === text) ?? "sky";

/** Null for the sky, in which stars have the places that they were given. */
export function layOut(id: LayoutId, entries: readonly MoodEntry[], options: YearOptions): Layout | null {
  if (id === "year") return yearLayout(entries, options);
  if (id === "day") return dayLayout(entries);
  if (id === "feelings") return feelingsLayout(entries, options.isTall);
  return id === "moons" ? moonsLayout(entries) : null;
}
