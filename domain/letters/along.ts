/** What went together in the time of a letter, as counts. */

import { counted } from "../insights/counted.ts";
import type { ScoredStar } from "../insights/scored-stars.ts";
import { tagsByDay } from "./counts.ts";
import type { Along } from "./letter-data.ts";

/** Days or stars, before something is said to have gone together. */
const least = 3;

/**
 * The tag and the feeling that met on the most days: on two of three days with the tag, and less often on the others.
 * Otherwise two feelings that shared a star most often. What is on every day or every star went with everything: that is
 * no news. Nothing of this is a claim: the sentence says the counts.
 */
export function countedAlong(stars: readonly ScoredStar[]): Along | null {
  const days = [...Map.groupBy(stars, ({ day }) => day).values()].map((some) => ({
    tags: new Set(some.flatMap(({ tags }) => tags)),
    feelings: new Set(some.flatMap(({ feelings }) => feelings)),
  }));
  const met = counted(tagsByDay(stars))
    .filter(({ count }) => count >= least)
    .flatMap(({ id: tagId, count: withTag }) =>
      counted(days.flatMap(({ tags, feelings }) => (tags.has(tagId) ? [...feelings] : []))).flatMap(
        ({ id: feeling, count }) => {
          const without = days.filter((day) => !day.tags.has(tagId));
          const share = without.filter((day) => day.feelings.has(feeling)).length / without.length;
          const isMore =
            without.length > 0 &&
            count >= least &&
            count >= (2 / 3) * withTag &&
            share <= 0.5 * (count / withTag);
          return isMore ? [{ kind: "tag", tagId, feeling, count, days: withTag } as const] : [];
        },
      ),
    )
    .sort((one, other) => other.count - one.count || one.days - other.days);
  return met[0] ?? sharedStar(stars);
}

function sharedStar(stars: readonly ScoredStar[]): Along | null {
  const pairs = stars.flatMap(({ feelings: [first, second] }) =>
    first !== undefined && second !== undefined ? [first < second ? [first, second] : [second, first]] : [],
  );
  const [most] = counted(pairs.map((pair) => JSON.stringify(pair)));
  if (!most || most.count < least || most.count === stars.length) return null;
  const [first = "", second = ""] = JSON.parse(most.id) as string[];
  return { kind: "pair", first, second, count: most.count };
}
