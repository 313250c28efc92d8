/** What the feelings, tags and the like of a comparison are called, and how much of them there is. */

import type { SideName } from "#domain/comparison/comparison.ts";
import type { Difference } from "#domain/comparison/comparison-data.ts";
import { feelingInSentence, feelingName } from "#domain/feeling-name.ts";
import { dayQuarters } from "#domain/insights/day-quarters.ts";
import { compare } from "#domain/languages/en/compare.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { shortMean, valueText } from "#domain/trackers/value-text.ts";
import { exerciseName } from "#domain/wellness/exercise-name.ts";
import type { Known } from "../side-text.ts";

type Thing = Pick<Difference, "kind" | "id">;

export type Things = {
  readonly name: (thing: Thing) => string;
  /** The name within a sentence. */
  readonly named: (thing: Thing) => string;
  /** So many days of so many, or the value of a day. */
  readonly amount: (difference: Difference, side: SideName) => string;
  /** The share of the days of a side in percent, or the value of a day: as a text, and as a plain number. */
  readonly value: (difference: Difference, side: SideName) => Value;
  /** A difference between the sides, said as a value is. */
  readonly more: (thing: Thing, value: number) => Value;
};

type Value = { readonly text: string; readonly plain: number };

export function thingsOf(t: Translator, { feelings, tags, trackers }: Known): Things {
  const trackerOf = ({ kind, id }: Thing) =>
    kind === "tracker" ? trackers.find((tracker) => tracker.id === id) : undefined;
  /** A tracker of which the days have a value, and not a share. */
  const measureOf = (thing: Thing) => {
    const tracker = trackerOf(thing);
    return tracker && tracker.kind !== "yes-no" ? tracker : undefined;
  };
  const name = (thing: Thing): string => {
    const { kind, id } = thing;
    if (kind === "feeling") return feelingName(t, feelings, id);
    if (kind === "tag") return tags.find((tag) => tag.id === id)?.name ?? id;
    if (kind === "part") return t(compare.parts[dayQuarters[Number(id)] ?? "night"]);
    if (kind === "tracker") return trackerOf(thing)?.name ?? id;
    return exerciseName(t, id);
  };
  const inUnit = (thing: Thing, value: number): Value => {
    const tracker = measureOf(thing);
    if (tracker) return { text: valueText(t, tracker, shortMean(value)), plain: shortMean(value) };
    const percent = 100 * value;
    // What leaves zero out is not shown as zero.
    const shown = percent < 1 ? Number(percent.toPrecision(1)) : Math.round(percent);
    return { text: t(compare.figures.percent, { percent: shown }), plain: shown };
  };
  return {
    name,
    named: (thing) => {
      if (thing.kind === "part") return name(thing);
      const said = thing.kind === "feeling" ? feelingInSentence(t, feelings, thing.id) : name(thing);
      return t(compare.quoted, { name: said });
    },
    amount: (difference, side) => {
      const { value, days, of } = difference[side];
      const tracker = measureOf(difference);
      if (!tracker) return t(compare.lists.days, { days, of });
      return t(compare.lists.value, { value: valueText(t, tracker, shortMean(value)), days });
    },
    value: (difference, side) => inUnit(difference, difference[side].value),
    more: (thing, value) => {
      const { text, plain } = inUnit(thing, Math.abs(value));
      return value < 0 && plain !== 0 ? { text: `\u2212${text}`, plain: -plain } : { text, plain };
    },
  };
}
