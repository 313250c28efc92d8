/** One value of several readings of a day, apart from their records: workers need no schemas for it. */

import type { Tracker } from "../records/tracker/tracker.ts";

/** The kinds of which several readings of a day add up, as cups of coffee and minutes of walks do. */
export const isSummed = ({ kind }: Pick<Tracker, "kind">) => kind === "count" || kind === "duration";

/** One value of several readings of a day: their sum or their mean, or whether it was ever yes. `values` are not empty. */
export function valueOfDay(tracker: Pick<Tracker, "kind">, values: readonly number[]): number {
  const [only] = values;
  if (only !== undefined && values.length === 1) return only;
  if (tracker.kind === "yes-no") return Math.max(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  return tidy(isSummed(tracker) ? sum : sum / values.length);
}

/** Takes away the error of floating point, as in 0.1 + 0.2. */
const tidy = (value: number) => Number(value.toFixed(6)) + 0;
