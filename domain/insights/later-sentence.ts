/** What cannot be said yet, in one line. */

import { answers } from "../languages/en/insights-answers.ts";
import { joined, series } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type { Insights } from "./insights-data.ts";

/** Names what comes next with about how many days it takes, and then the rest; null if there is nothing. */
export function laterSentence(t: Translator, later: Insights["later"]): string | null {
  const [next] = later;
  if (!next) return null;
  const soon = later.filter(({ days }) => days <= Math.max(next.days + 5, 1.5 * next.days));
  const rest = later.slice(soon.length);
  const named = (some: Insights["later"]) =>
    series(
      t,
      some.map(({ thing }) => t(answers.later.things[thing])),
    );
  const days = roundedDays(soon.at(-1)?.days ?? next.days);
  return joined(t, [
    t(answers.later.line, { days, things: named(soon) }),
    ...(rest.length > 0 ? [t(answers.later.after, { things: named(rest) })] : []),
  ]);
}

/** No more exact than the estimate: to fives from ten days on, then to tens and to fifties. */
function roundedDays(days: number): number {
  const step = days <= 10 ? 1 : days <= 50 ? 5 : days <= 100 ? 10 : 50;
  return step * Math.ceil(days / step);
}
