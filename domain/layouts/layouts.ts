/** Lays stars out as a person chooses. */

import type { Weekday } from "../calendar.ts";
import type { Feelings } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { dayLayout } from "./day-layout.ts";
import { feelingsLayout } from "./feelings-layout.ts";
import { aspectOf, type Layout, type LayoutRoom } from "./layout.ts";
import type { LayoutId } from "./layout-ids.ts";
import { moonsLayout } from "./moons-layout.ts";
import { yearLayout } from "./year-layout.ts";

type Options = {
  readonly weekStart: Weekday;
  readonly room: LayoutRoom;
  /** The numbers of the days that get a strip. */
  readonly stripDays?: Iterable<number>;
};

/** Null for the sky, in which stars have the places that they were given. */
export function layOut(
  feelings: Feelings,
  id: LayoutId,
  entries: readonly MoodEntry[],
  { weekStart, room, stripDays }: Options,
): Layout | null {
  if (id === "year") return yearLayout(entries, { weekStart, shape: aspectOf(room) }, stripDays);
  if (id === "day") return dayLayout(entries);
  if (id === "feelings") return feelingsLayout(feelings, entries, room);
  return id === "moons" ? moonsLayout(entries, aspectOf(room)) : null;
}
