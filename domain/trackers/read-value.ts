/** Reads a value of a tracker as people type it: a number with its unit or without, or a duration. */

import { readDuration, readNumber } from "../check-in/typed-value.ts";
import { fold } from "../journal/fold.ts";
import type { Tracker } from "../records/tracker/tracker.ts";

/** Null for anything else. The tracker may not take the value: a search asks for any, such as below 6.5 on a scale. */
export function readValue({ kind, unit }: Pick<Tracker, "kind" | "unit">, text: string): number | null {
  if (kind === "duration") return readDuration(text);
  const [typed, own] = [fold(text).trim(), fold(unit).trim()];
  return readNumber(own !== "" && typed.endsWith(own) ? typed.slice(0, -own.length) : typed);
}
