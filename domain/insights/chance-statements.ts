/** What was compared and may be chance: one statement for each kind of thing, without a direction. */

import { insights } from "../languages/en/insights.ts";
import { answers } from "../languages/en/insights-answers.ts";
import { ended, listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type { Insights } from "./insights-data.ts";
import { differs, judgedStatement, type Names, type Statement } from "./statement.ts";
import { firstListed, quoted } from "./text-parts.ts";

/** Names that a first sentence has. */
const mostNamed = 3;

export const chanceStatements = (t: Translator, found: Insights, names: Names): readonly Statement[] => [
  ...otherTags(t, found, names),
  ...otherMeasures(t, found, names),
  ...otherWeekdays(t, found),
  ...otherExercises(t, found, names),
];

/** Ordered by their days: an order by how clear they are would look like a claim. */
function otherTags(t: Translator, { tags: { unsure } }: Insights, names: Names): readonly Statement[] {
  const others = unsure
    .filter(differs)
    .map(({ tagId, daysWith }) => ({ name: names.tag(tagId), count: daysWith }));
  return aboutOthers(t, "tags", others, {
    first: (tags) => t(answers.along.otherTags, { tags }),
    count: (tag, days) => t(insights.tags.withDays, { tag, days }),
  });
}

/** A tracker that is claimed for one of the two days is not among the others. */
function otherMeasures(t: Translator, found: Insights, names: Names): readonly Statement[] {
  const { claims, unsure } = found.measures;
  const claimed = new Set(claims.map(({ trackerId }) => trackerId));
  const byTracker = Map.groupBy(unsure.filter(differs), ({ trackerId }) => trackerId);
  const others = [...byTracker].flatMap(([id, some]) => {
    const name = names.tracker(id)?.name;
    return claimed.has(id) || name === undefined
      ? []
      : [{ name, count: Math.max(...some.map(({ days }) => days)) }];
  });
  return aboutOthers(t, "measures", others, {
    first: (trackers) => t(answers.measured.others, { trackers }),
    count: (tracker, days) => t(insights.tags.withDays, { tag: tracker, days }),
  });
}

function otherWeekdays(t: Translator, { rhythm: { claims, unsure } }: Insights): readonly Statement[] {
  const others = unsure.filter(differs);
  if (claims.length > 0 || others.length === 0) return [];
  const days = others.reduce((sum, one) => sum + one.days, 0);
  return [
    judgedStatement(t, "chance", {
      key: "chance weekdays",
      first: t(answers.along.otherWeekdays),
      counts: t(answers.along.daysWithStar, { days }),
    }),
  ];
}

function otherExercises(t: Translator, { beforeAfter }: Insights, names: Names): readonly Statement[] {
  const others = beforeAfter.unsure
    .filter(differs)
    .map(({ itemId, pairs }) => ({ name: names.exercise(itemId), count: pairs }));
  return aboutOthers(t, "exercises", others, {
    first: (exercises) => t(answers.along.otherExercises, { exercises }),
    count: (exercise, times) => t(answers.along.exerciseWithTimes, { exercise, times }),
  });
}

type Other = { readonly name: string; readonly count: number };

function aboutOthers(
  t: Translator,
  kind: string,
  others: readonly Other[],
  text: {
    readonly first: (names: string) => string;
    readonly count: (name: string, count: number) => string;
  },
): readonly Statement[] {
  if (others.length === 0) return [];
  const sorted = others.toSorted((one, other) => other.count - one.count);
  // "And 1 more" would be no shorter than its name.
  const shown = sorted.length === mostNamed + 1 ? sorted : sorted.slice(0, mostNamed);
  const named = shown.map(({ name }) => quoted(t, name));
  const more = sorted.length - named.length;
  const list = more > 0 ? [...named, t(insights.more, { count: more })] : named;
  return [
    judgedStatement(t, "chance", {
      key: `chance ${kind}`,
      first: text.first(listed(t, list, more > 0 ? "conjunction" : "disjunction")),
      counts: ended(
        t,
        firstListed(
          t,
          sorted.map(({ name, count }) => text.count(name, count)),
        ),
      ),
    }),
  ];
}
